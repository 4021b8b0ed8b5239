import { describe, expect, test } from 'vitest';
import { COURSE, LESSONS, useOrders } from '#tests/shop/use-orders.ts';
import type { ProviderEvent } from './payment-provider.ts';

const orders = useOrders();
const { ask, aSession, checkOut, orderOf, lastPayment, query, provider, take, see, mails } = orders;

test('a payment opens what was bought, writes the receipt and enters the ledger, once for five deliveries', async () => {
  const { token, account } = await aSession({ language: 'zh-Hant' });
  const lines = [COURSE, LESSONS].map((product) => ({ product, quantity: 1 }));
  const order = orderOf(await checkOut({ token, lines }));
  const delivery = provider.delivery(provider.pay(lastPayment(order)));
  const statuses = await Promise.all(Array.from({ length: 5 }, () => orders.deliver(delivery)));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const paid = await see(order, token);
  expect(paid).toMatchObject({ state: 'paid', can: { pay: false, cancel: false, refund: true } });
  expect(paid.lines.map(({ grant }) => [grant?.access_until, grant?.credits])).toEqual([
    ['2027-11-21T09:00:00.000Z', null],
    [null, { teacher: 'teacher_01', minutes: 25, total: 2, left: 2 }],
  ]);
  const receipts = mails.filter(({ eventKey }) => eventKey.includes('receipt'));
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toMatchObject({ to: account.email, subject: `訂單 ${order.number} 的收據` });
  expect(receipts[0]?.text).toContain('US$85');
  expect(receipts[0]?.text).toContain('沒有實際扣款');
  const { body } = await ask('GET', '/api/users/entitlements', { token });
  expect(body).toMatchObject({
    access: [{ key: 'grammar_basics', kind: 'course' }],
    lessons: [{ teacher: 'teacher_01', minutes: 25, left: 2 }],
  });
  expect(await orders.ledgerOff()).toBe(0);
});

test('a wrong signature is refused and changes nothing', async () => {
  const { token } = await aSession();
  const order = orderOf(await checkOut({ token }));
  const delivery = provider.delivery(provider.pay(lastPayment(order)));
  const forged = { ...delivery, headers: { 'x-signature': 'f'.repeat(64) } };
  expect(await orders.deliver(forged)).toBe(400);
  expect(await query('select 1 from ledger_transactions where order_id = $1', [order.order_id])).toEqual([]);
});

test('of two cards that fail one after the other, the last reason is told', async () => {
  const { token } = await aSession();
  const order = orderOf(await checkOut({ token }));
  const declined = provider.decline(lastPayment(order));
  if (declined.kind !== 'failed') throw new Error('It did not fail.');
  await take(declined);
  await take({ ...declined, eventId: 'another-card', failure: 'card-expired' });
  expect(await see(order, token)).toMatchObject({ state: 'failed', failure: 'card-expired' });
});

test('declined, then paid with another try; a failure that is told late changes nothing', async () => {
  const { token } = await aSession();
  const order = orderOf(await checkOut({ token }));
  const declined = provider.decline(lastPayment(order));
  await take(declined);
  expect(await see(order, token)).toMatchObject({ state: 'failed', failure: 'declined', can: { pay: true } });
  const retry = await ask('POST', `/api/orders/${order.order_id}/payments`, {
    token,
    headers: { 'idempotency-key': 'second-try-of-it' },
  });
  const next = lastPayment(orderOf(retry));
  expect(retry.body['payment']).toEqual({ url: `/pay/${next}` });
  expect(next).not.toBe(lastPayment(order));
  await take(provider.pay(next));
  await take({ ...declined, eventId: 'told-late' });
  expect(await see(order, token)).toMatchObject({ state: 'paid', failure: null });
  await orders.runJobs();
  const { payments } = await see(order, token);
  expect(payments.map(({ state }) => state)).toEqual(['paid', 'closed']);
});

test('an order that was paid twice gives the second payment back', async () => {
  const { token } = await aSession();
  const order = orderOf(await checkOut({ token }));
  const first = lastPayment(order);
  await take(provider.decline(first));
  const retry = await ask('POST', `/api/orders/${order.order_id}/payments`, {
    token,
    headers: { 'idempotency-key': 'pay-in-two-tabs' },
  });
  await take(provider.pay(lastPayment(orderOf(retry))));
  await take(provider.pay(first));
  await orders.runJobs();
  const seen = await see(order, token);
  expect([seen.state, seen.refunded_minor]).toEqual(['paid', 0]);
  expect(seen.refunds).toMatchObject([{ state: 'done', reason: 'charged-in-error', amount_minor: 4900 }]);
  expect(seen.lines[0]?.grant?.revoked).toBe(false);
  expect(await orders.ledgerOff()).toBe(0);
});

test('another amount than was asked for gives nothing', async () => {
  const { token } = await aSession();
  const order = orderOf(await checkOut({ token }));
  const event = provider.pay(lastPayment(order));
  await take({ ...event, amountMinor: 100 } as ProviderEvent);
  provider.pages.clear();
  expect((await see(order, token)).state).toBe('awaiting-payment');
});

test('a webhook that never comes is made up for by asking', async () => {
  const { token } = await aSession();
  const order = orderOf(await checkOut({ token }));
  const event = provider.pay(lastPayment(order));
  expect((await see(order, token)).state).toBe('awaiting-payment');
  orders.pass(60);
  expect((await see(order, token)).state).toBe('paid');
  await take(event);
  const entered = await query("select 1 from ledger_transactions where event = 'paid' and order_id = $1", [
    order.order_id,
  ]);
  expect(entered).toHaveLength(1);
});

test('a card that pays where another one was refused is made up for too', async () => {
  const { token } = await aSession();
  const order = orderOf(await checkOut({ token }));
  const payment = lastPayment(order);
  await take(provider.decline(payment));
  provider.pay(payment);
  expect((await see(order, token)).state).toBe('failed');
  orders.pass(60);
  expect((await see(order, token)).state).toBe('paid');
});

test('a refund that is told of before its payment waits for it', async () => {
  const { token } = await aSession();
  const order = orderOf(await checkOut({ token }));
  const payment = lastPayment(order);
  const paid = provider.pay(payment);
  await take(provider.refunded(payment, null, 4900));
  expect((await query('select verdict from provider_events where payment_id = $1', [payment]))[0]).toEqual({
    verdict: 'wait',
  });
  await take(paid);
  const seen = await see(order, token);
  expect([seen.state, seen.refunded_minor, seen.lines[0]?.grant?.revoked]).toEqual(['refunded', 4900, true]);
  expect(await orders.ledgerOff()).toBe(0);
});

describe('an unpaid order', () => {
  test('ends when its time is over, and is honoured when money comes all the same', async () => {
    const { token } = await aSession();
    const order = orderOf(await checkOut({ token }));
    orders.pass(13 * 3600);
    await orders.runJob('watch-payments');
    const { token: later } = await aSession((await aSession()).account);
    expect(later).not.toBe('');
    const states = () => query('select state from orders where id = $1', [order.order_id]);
    expect(await states()).toEqual([{ state: 'expired' }]);
    await take(provider.pay(lastPayment(order)));
    expect(await states()).toEqual([{ state: 'paid' }]);
  });

  test('that is cancelled after it was paid is not cancelled', async () => {
    const { token } = await aSession();
    const order = orderOf(await checkOut({ token }));
    provider.pay(lastPayment(order));
    const reply = await ask('POST', `/api/orders/${order.order_id}/cancellation`, { token });
    expect(reply.status).toBe(409);
    expect((await see(order, token)).state).toBe('paid');
  });
});
