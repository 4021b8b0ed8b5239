import { expect, test } from 'vitest';
import type { OrderView, RefundQuote } from '../contract.ts';
import { LESSONS, useOrders } from '#tests/shop/use-orders.ts';
import { runShopCommand } from './entitlements/run-shop-command.ts';

const DAY = 24 * 60 * 60;

const orders = useOrders();
const { ask, aSession, checkOut, lastPayment, orderOf, provider, query, see } = orders;

const walletOf = (accountId: string) =>
  query(
    `select l.teacher, l.minutes, l.credits_left as left, sum(c.amount)::int as sum, l.expires_at::text as until
     from lesson_credit_lots l join lesson_credits c on c.lot_id = l.id
     where l.account_id = $1 group by l.id, l.teacher, l.minutes, l.credits_left, l.expires_at order by l.expires_at`,
    [accountId],
  );

/** A lesson is booked: one credit of the account is held. */
const bookOne = (accountId: string) =>
  query(
    `with lot as (
       update lesson_credit_lots set credits_left = credits_left - 1 where account_id = $1 returning id
     )
     insert into lesson_credits (account_id, id, lot_id, reason, amount, booking_id, at)
       select $1, gen_random_uuid(), id, 'held', -1, gen_random_uuid(), now() from lot`,
    [accountId],
  );

const refund = ({ order_id: id, lines }: OrderView, token: string, amount: number) =>
  ask('POST', `/api/orders/${id}/refunds`, {
    token,
    body: { lines: lines.map((line) => line.line_id), expected_refund_minor: amount },
    headers: { 'idempotency-key': `refund-of-${id}` },
  });

async function aPack() {
  const { token, account } = await aSession({ language: 'en' });
  const order = await orders.aPaidOrder({ token, lines: [{ product: LESSONS, quantity: 1 }] });
  const [{ left = 0 } = {}] = (await walletOf(account.id)) as { left?: number }[];
  return { token, account, order, left };
}

test('of 20 deliveries of one payment at the same time, one grants the lessons of their teacher', async () => {
  const { token, account } = await aSession({ language: 'en' });
  const order = orderOf(await checkOut({ token, lines: [{ product: LESSONS, quantity: 2 }] }));
  const delivery = provider.delivery(provider.pay(lastPayment(order)));
  await Promise.all(Array.from({ length: 20 }, () => orders.deliver(delivery)));
  const paid = (await see(order, token)).lines[0]?.grant?.credits;
  const [lot, ...others] = await walletOf(account.id);
  expect(others).toEqual([]);
  expect(lot).toMatchObject({
    left: paid?.total,
    sum: paid?.total,
    minutes: paid?.minutes,
    teacher: paid?.teacher,
  });
  expect(lot?.['until']).toContain('2027-05-20');
  expect((await ask('GET', '/api/users/entitlements', { token })).body).toMatchObject({
    lessons: [{ teacher: paid?.teacher, minutes: paid?.minutes, left: paid?.total }],
  });
});

test('a refund returns the money for lessons that are not booked, and takes their credits back', async () => {
  const { token, account, order, left } = await aPack();
  await bookOne(account.id);
  const quote = (await ask('GET', `/api/orders/${order.order_id}/refund-quote`, { token }))
    .body as unknown as RefundQuote;
  expect(quote.lines[0]).toMatchObject({ unused: { of: 'credits', left: left - 1, total: left } });
  expect((await refund(order, token, quote.refund_minor)).status).toBe(200);
  expect(await walletOf(account.id)).toMatchObject([{ left: 0, sum: 0 }]);
  expect((await see(order, token)).lines[0]?.grant).toMatchObject({ revoked: true, credits: { left: 0 } });
});

test('a refund that the provider refuses for good makes the lessons valid again', async () => {
  const { token, account, order, left } = await aPack();
  const quote = (await ask('GET', `/api/orders/${order.order_id}/refund-quote`, { token }))
    .body as unknown as RefundQuote;
  provider.script.refund = 'rejected';
  await refund(order, token, quote.refund_minor);
  expect(await walletOf(account.id)).toMatchObject([{ left: 0 }]);
  await orders.runJobs();
  provider.script.refund = 'done';
  expect(await walletOf(account.id)).toMatchObject([{ left, sum: left }]);
});

test('lessons that have expired are not refunded', async () => {
  const { account, order } = await aPack();
  orders.pass(180 * DAY);
  const { token } = await aSession(account);
  const quote = (await ask('GET', `/api/orders/${order.order_id}/refund-quote`, { token }))
    .body as unknown as RefundQuote;
  expect(quote.lines[0]).toMatchObject({ refusal: 'all-used' });
});

test('an admin’s gift is a pack, and can be taken back while it is unused', async () => {
  const { account } = await aSession();
  const command = { email: account.email, product: LESSONS };
  expect(await runShopCommand(orders.shop(), { act: 'grant', ...command })).toMatchObject({ ok: true });
  expect(await walletOf(account.id)).toHaveLength(1);
  expect(await runShopCommand(orders.shop(), { act: 'revoke', ...command })).toMatchObject({ ok: true });
  expect(await walletOf(account.id)).toMatchObject([{ left: 0 }]);
});
