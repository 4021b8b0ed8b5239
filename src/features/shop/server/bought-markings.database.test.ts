import { expect, test } from 'vitest';
import type { OrderView, RefundQuote } from '../contract.ts';
import { useOrders } from '#tests/shop/use-orders.ts';
import { runShopCommand } from './entitlements/run-shop-command.ts';

const ESSAY = 'marking_essay_id';
const SPEAKING = 'marking_speaking_id';
const DAY = 24 * 60 * 60;

const orders = useOrders();
const { ask, aSession, checkOut, lastPayment, orderOf, provider, query, see, mails } = orders;

const walletOf = (accountId: string) =>
  query(
    `select kind, credits_left as left, expires_at::text as until from marking_credit_lots
     where account_id = $1 order by kind, expires_at`,
    [accountId],
  );

/** Whether each lot is the sum of its lines. */
async function lotsOff(): Promise<readonly unknown[]> {
  return query(
    `select l.id from marking_credit_lots l join marking_credits c on c.lot_id = l.id
     group by l.id, l.credits_left having sum(c.amount) <> l.credits_left`,
  );
}

/** A teacher gets a work: one credit of the account is used. */
const useOne = (accountId: string) =>
  query(
    `with lot as (
       update marking_credit_lots set credits_left = credits_left - 1 where account_id = $1 returning id
     )
     insert into marking_credits (account_id, id, lot_id, reason, amount, order_id, at)
       select $1, gen_random_uuid(), id, 'used', -1, gen_random_uuid(), now() from lot`,
    [accountId],
  );

const quoteOf = async (orderId: string, token: string) =>
  (await ask('GET', `/api/orders/${orderId}/refund-quote`, { token })).body as unknown as RefundQuote;

const refund = ({ order_id: id, lines }: OrderView, token: string, amount: number) =>
  ask('POST', `/api/orders/${id}/refunds`, {
    token,
    body: { lines: lines.map((line) => line.line_id), expected_refund_minor: amount },
    headers: { 'idempotency-key': `refund-of-${id}` },
  });

async function twoEssays() {
  const { token, account } = await aSession({ language: 'en' });
  const order = await orders.aPaidOrder({ token, lines: [{ product: ESSAY, quantity: 2 }] });
  return { token, account, order };
}

test('of 100 deliveries of one payment at the same time, one grants the markings', async () => {
  const { token, account } = await aSession({ language: 'en' });
  const lines = [
    { product: ESSAY, quantity: 2 },
    { product: SPEAKING, quantity: 1 },
  ];
  const order = orderOf(await checkOut({ token, lines }));
  expect(order.total_minor).toBe(2 * 1200 + 1500);
  const delivery = provider.delivery(provider.pay(lastPayment(order)));
  const statuses = await Promise.all(Array.from({ length: 100 }, () => orders.deliver(delivery)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await walletOf(account.id)).toMatchObject([
    { kind: 'essay', left: 2, until: expect.stringContaining('2027-05-20') },
    { kind: 'speaking', left: 1 },
  ]);
  const paid = await see(order, token);
  expect(paid.lines.map(({ grant }) => [grant?.markings, grant?.access_until])).toEqual([
    [{ total: 2, left: 2 }, '2027-05-20T09:00:00.000Z'],
    [{ total: 1, left: 1 }, '2027-05-20T09:00:00.000Z'],
  ]);
  const receipt = mails.find(({ eventKey, to }) => eventKey.includes('receipt') && to === account.email);
  expect(receipt?.text).toContain('Markings by a teacher: 2, valid until 20 May 2027');
  expect(await orders.ledgerOff()).toBe(0);
});

test('markings open no course or plan, have no reminder, and can be bought again at once', async () => {
  const { token, account } = await twoEssays();
  expect((await ask('GET', '/api/users/entitlements', { token })).body).toMatchObject({
    access: [],
    lessons: [],
  });
  await orders.aPaidOrder({ token, lines: [{ product: ESSAY, quantity: 1 }] });
  expect((await walletOf(account.id)).map(({ left }) => left)).toEqual([2, 1]);
  orders.pass(175 * DAY);
  await orders.runJob('remind-of-end');
  expect(mails.filter(({ to, eventKey }) => to === account.email && !eventKey.includes('receipt'))).toEqual(
    [],
  );
});

test('a refund returns the money for unused markings, takes them back, and says that one was used', async () => {
  const { token, account, order } = await twoEssays();
  await useOne(account.id);
  const quote = await quoteOf(order.order_id, token);
  expect(quote.lines[0]).toMatchObject({ unused: { of: 'credits', left: 1, total: 2 }, refund_minor: 1200 });
  expect((await see(order, token)).lines[0]?.grant?.markings).toEqual({ total: 2, left: 1 });
  expect((await refund(order, token, 1200)).status).toBe(200);
  expect((await refund(order, token, 1200)).status).toBe(200);
  await orders.runJobs();
  expect(await walletOf(account.id)).toMatchObject([{ left: 0 }]);
  expect(await see(order, token)).toMatchObject({ state: 'partly-refunded', refunded_minor: 1200 });
  expect(await lotsOff()).toEqual([]);
});

test('markings that were all used are not refunded', async () => {
  const { token, account, order } = await twoEssays();
  await useOne(account.id);
  await useOne(account.id);
  expect((await quoteOf(order.order_id, token)).lines[0]).toMatchObject({ refusal: 'all-used' });
  expect((await see(order, token)).can.refund).toBe(false);
  expect((await refund(order, token, 2400)).status).toBe(409);
});

test('a marking that is used after the amount was shown makes the refund ask again', async () => {
  const { token, account, order } = await twoEssays();
  await quoteOf(order.order_id, token);
  await useOne(account.id);
  expect((await refund(order, token, 2400)).body).toMatchObject({
    type: 'urn:ninefold:problem:refund-changed',
  });
  expect(await walletOf(account.id)).toMatchObject([{ left: 1 }]);
});

test('a refund that the provider refuses for good makes the markings valid again, once', async () => {
  const { token, account, order } = await twoEssays();
  provider.script.refund = 'rejected';
  await refund(order, token, 2400);
  expect(await walletOf(account.id)).toMatchObject([{ left: 0 }]);
  await orders.runJobs();
  provider.script.refund = 'done';
  expect(await walletOf(account.id)).toMatchObject([{ left: 2 }]);
  expect((await see(order, token)).lines[0]?.grant?.markings).toEqual({ total: 2, left: 2 });
  expect(await lotsOff()).toEqual([]);
});

test('an admin’s gift is one marking, and can be taken back while it is unused', async () => {
  const { account } = await aSession();
  const command = { email: account.email, product: SPEAKING };
  expect(await runShopCommand(orders.shop(), { act: 'grant', ...command })).toMatchObject({ ok: true });
  expect(await walletOf(account.id)).toMatchObject([{ kind: 'speaking', left: 1 }]);
  expect(await runShopCommand(orders.shop(), { act: 'revoke', ...command })).toMatchObject({ ok: true });
  expect(await walletOf(account.id)).toMatchObject([{ left: 0 }]);
  expect(await lotsOff()).toEqual([]);
});
