import { expect, test } from 'vitest';
import { COURSE, useOrders } from '#tests/shop/use-orders.ts';
import { createShop } from '../create-shop.ts';
import type { RefundQuote } from '../../contract.ts';

const orders = useOrders();
const { ask, aSession, query, shop } = orders;
const ended = (accountId: string) => createShop(shop()).findEndedAccess(accountId);

test('access that ended on another day than was bought reports that day', async () => {
  const { account, token } = await aSession();
  const order = await orders.aPaidOrder({ token });
  expect(await ended(account.id)).toEqual([]);
  const yesterday = new Date('2026-11-20T09:00:00.000Z');
  await query('update entitlements set ends_at = $1 where order_line_id = $2', [
    yesterday,
    order.lines[0]?.line_id,
  ]);
  expect(await ended(account.id)).toEqual([{ key: 'grammar_basics', endedAt: yesterday }]);
});

test('a refund ends access on its day', async () => {
  const { account, token } = await aSession();
  const order = await orders.aPaidOrder({ token, lines: [{ product: COURSE, quantity: 1 }] });
  const line = order.lines[0]?.line_id ?? '';
  orders.pass(60);
  const quote = (await ask('GET', `/api/orders/${order.order_id}/refund-quote`, { token }))
    .body as unknown as RefundQuote;
  const reply = await ask('POST', `/api/orders/${order.order_id}/refunds`, {
    token,
    body: { lines: [line], expected_refund_minor: quote.lines[0]?.refund_minor },
    headers: { 'idempotency-key': 'a-refund-of-it' },
  });
  expect(reply.status).toBe(200);
  await orders.runJobs();
  const [past] = await ended(account.id);
  expect(past?.key).toBe('grammar_basics');
  expect(past?.endedAt.toISOString().slice(0, 10)).toBe('2026-11-21');
});
