import { describe, expect, test } from 'vitest';
import type { RefundQuote } from '../../contract.ts';
import { LESSONS, useOrders } from '#tests/shop/use-orders.ts';

const orders = useOrders();
const { ask, aSession, query, provider, see } = orders;
const DAY = 24 * 60 * 60;

async function quoteOf(orderId: string, token: string): Promise<RefundQuote> {
  return (await ask('GET', `/api/orders/${orderId}/refund-quote`, { token })).body as unknown as RefundQuote;
}

const refund = (orderId: string, token: string, given: { lines: string[]; amount: number; key?: string }) =>
  ask('POST', `/api/orders/${orderId}/refunds`, {
    token,
    body: { lines: given.lines, expected_refund_minor: given.amount },
    headers: { 'idempotency-key': given.key ?? 'a-refund-of-it' },
  });

describe('a refund by clause 9', () => {
  test('of two lessons with one taken is US$14.40 after seven days, and the credits end', async () => {
    const { token: early, account } = await aSession();
    const order = await orders.aPaidOrder({ token: early, lines: [{ product: LESSONS, quantity: 1 }] });
    const line = order.lines[0]?.line_id ?? '';
    await query('update lesson_credit_lots set credits_left = credits_left - 1 where source = $1', [
      `order line ${line}`,
    ]);
    orders.pass(7 * DAY);
    const { token } = await aSession(account);
    const quote = await quoteOf(order.order_id, token);
    expect(quote.lines[0]).toMatchObject({
      unused: { of: 'credits', left: 1, total: 2 },
      unused_minor: 1800,
      penalty_minor: 360,
      refund_minor: 1440,
      rules: [
        { rule: 'unused-credits', amount_minor: 1800 },
        { rule: 'penalty', amount_minor: -360 },
      ],
    });
    expect(quote.withdrawal_until).toBeNull();
    const reply = await refund(order.order_id, token, { lines: [line], amount: 1440 });
    expect(reply.status).toBe(200);
    await orders.runJobs();
    const seen = await see(order, token);
    expect(seen).toMatchObject({ state: 'partly-refunded', refunded_minor: 1440, can: { refund: false } });
    expect(seen.lines[0]?.grant).toMatchObject({ revoked: true, credits: { left: 0 } });
    expect(seen.refunds).toMatchObject([{ state: 'done', amount_minor: 1440, penalty_minor: 360 }]);
    expect((await ask('GET', '/api/users/entitlements', { token })).body['lessons']).toEqual([]);
    expect(orders.mails.some(({ eventKey }) => eventKey.includes('refund'))).toBe(true);
    expect(await orders.ledgerOff()).toBe(0);
  });

  test('within seven days keeps no penalty, and says until when', async () => {
    const { token } = await aSession();
    const order = await orders.aPaidOrder({ token, lines: [{ product: LESSONS, quantity: 1 }] });
    const line = order.lines[0]?.line_id ?? '';
    await query('update lesson_credit_lots set credits_left = credits_left - 1 where source = $1', [
      `order line ${line}`,
    ]);
    const quote = await quoteOf(order.order_id, token);
    expect(quote.withdrawal_until).toBe('2026-11-28T09:00:00.000Z');
    expect(quote.lines[0]?.rules).toEqual([
      { rule: 'unused-credits', amount_minor: 1800 },
      { rule: 'no-penalty', amount_minor: 0 },
    ]);
    expect((await refund(order.order_id, token, { lines: [line], amount: 1440 })).status).toBe(409);
    expect((await refund(order.order_id, token, { lines: [line], amount: 1800 })).status).toBe(200);
    await orders.runJobs();
    const seen = await see(order, token);
    expect(seen.refunds).toMatchObject([{ state: 'done', amount_minor: 1800, penalty_minor: 0 }]);
    expect(await orders.ledgerOff()).toBe(0);
  });

  test('of a course counts the full days that remain, and is refused when a day has passed since the quote', async () => {
    const { token, account } = await aSession();
    const order = await orders.aPaidOrder({ token });
    const line = order.lines[0]?.line_id ?? '';
    const before = await quoteOf(order.order_id, token);
    expect(before.refund_minor).toBe(4900);
    orders.pass(100 * DAY + 1);
    const { token: later } = await aSession(account);
    const now = await quoteOf(order.order_id, later);
    // 264 of 365 days of US$49.00, less 20 %.
    expect([now.lines[0]?.unused, now.refund_minor]).toEqual([{ of: 'days', left: 264, total: 365 }, 2836]);
    expect(now.withdrawal_until).toBeNull();
    const stale = await refund(order.order_id, later, { lines: [line], amount: 4900 });
    expect(stale.body.type).toBe('urn:ninefold:problem:refund-changed');
  });

  test('asked for twenty times at once, with and without one key, goes back once', async () => {
    const { token } = await aSession();
    const order = await orders.aPaidOrder({ token });
    const lines = order.lines.map((line) => line.line_id);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        refund(order.order_id, token, { lines, amount: 4900, key: `key-number-${place % 4}` }),
      ),
    );
    const ok = replies.filter(({ status }) => status === 200);
    const ids = new Set(ok.map(({ body }) => (body['refund'] as { refund_id: string }).refund_id));
    expect([ok.length, ids.size]).toEqual([5, 1]);
    await orders.runJobs();
    expect([...ids].map((id) => provider.refunds.get(id))).toEqual([4900]);
    expect(await orders.ledgerOff()).toBe(0);
  });

  test('that the provider refuses for good is undone', async () => {
    const { token } = await aSession();
    const order = await orders.aPaidOrder({ token });
    const lines = order.lines.map((line) => line.line_id);
    provider.script.refund = 'rejected';
    await refund(order.order_id, token, { lines, amount: 4900 });
    await orders.runJobs();
    provider.script.refund = 'done';
    const seen = await see(order, token);
    expect(seen).toMatchObject({ state: 'paid', refunded_minor: 0, refunds: [{ state: 'failed' }] });
    expect(seen.lines[0]?.grant?.revoked).toBe(false);
    expect(await orders.ledgerOff()).toBe(0);
  });

  test('is nobody else’s to ask for', async () => {
    const { token } = await aSession();
    const other = await aSession();
    const order = await orders.aPaidOrder({ token });
    const lines = order.lines.map((line) => line.line_id);
    expect((await refund(order.order_id, other.token, { lines, amount: 4900 })).status).toBe(404);
  });
});
