import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { SECRET } from '#features/accounts/server/accounts-fixture.ts';
import { createMailLinks, serveUnsubscribe } from '#features/accounts/server/index.ts';
import { COURSE, useOrders } from '#tests/shop/use-orders.ts';

const orders = useOrders();
const { ask, aSession, checkOut, quote, see } = orders;

const anAdmin = () => aSession({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
type Found = { readonly orders: readonly { readonly order_id: string }[] };

test('a price over the content’s counts at once, is refused to whoever saw the old one, and says who and when', async () => {
  const admin = await anAdmin();
  const { token } = await aSession();
  const put = (body: object) => ask('PUT', `/api/admin/products/${COURSE}`, { token: admin.token, body });
  const changed = await put({ price_minor: 3900, available: true });
  expect(changed.body['product']).toMatchObject({
    default_price_minor: 4900,
    price_minor: 3900,
    changes: [{ at: '2026-11-21T09:00:00.000Z', price_minor: 3900, admin: { name: 'Ada Admin' } }],
  });
  const seen = { product: COURSE, quantity: 1, price_minor: 4900 };
  const { lines } = await quote([seen]);
  expect(lines[0]).toMatchObject({
    unit_price_minor: 3900,
    previous_price_minor: 4900,
    problems: ['price-changed'],
  });
  const stale = await checkOut({ token, change: { lines: [seen], expected_total_minor: 4900 } });
  expect(stale.status).toBe(409);
  await put({ price_minor: null, available: false });
  expect((await quote([{ product: COURSE, quantity: 1 }])).lines[0]?.problems).toEqual(['withdrawn']);
  await put({ price_minor: null, available: true });
  expect((await quote([{ product: COURSE, quantity: 1 }])).total_minor).toBe(4900);
});

test('orders are found by what is known of them, seen with their history, and refunded in full with the penalty', async () => {
  const { account, token: early } = await aSession();
  const order = await orders.aPaidOrder({ token: early });
  const [line] = order.lines;
  // From now on the penalty is kept.
  orders.pass(7 * 24 * 60 * 60);
  const admin = await anAdmin();
  const { token } = await aSession(account);
  await ask('POST', `/api/orders/${order.order_id}/refunds`, {
    token,
    body: { lines: [line?.line_id], expected_refund_minor: 3845 },
    headers: { 'idempotency-key': 'first-the-learner' },
  });
  const find = async (search: string) => {
    const reply = await ask('GET', `/api/admin/orders?search=${encodeURIComponent(search)}`, {
      token: admin.token,
    });
    return (reply.body as unknown as Found).orders.map(({ order_id: id }) => id);
  };
  for (const search of [order.number, account.email.toUpperCase()]) {
    expect(await find(search)).toEqual([order.order_id]);
  }
  expect(await find('100%')).toEqual([]);
  const refund = () =>
    ask('POST', `/api/admin/orders/${order.order_id}/refunds`, {
      token: admin.token,
      body: { reason: 'goodwill', note: 'by telephone' },
      headers: { 'idempotency-key': 'then-the-school' },
    });
  const [reply, again] = [await refund(), await refund()];
  expect(reply.body['refund']).toMatchObject({ amount_minor: 1055, penalty_minor: -961 });
  expect(again.body['refund']).toEqual(reply.body['refund']);
  await orders.runJobs();
  expect(await see(order, token)).toMatchObject({ state: 'refunded', refunded_minor: 4900 });
  const inspected = await ask('GET', `/api/admin/orders/${order.order_id}`, { token: admin.token });
  const { history, ledger } = inspected.body['order'] as {
    history: { what: string; by: string; admin: { name: string } | null }[];
    ledger: { account: string; amount_minor: number }[];
  };
  expect(history.map(({ what, by, admin: who }) => [what, by, who?.name])).toEqual([
    ['created', 'learner', undefined],
    ['payment-page-made', 'provider', undefined],
    ['paid', 'provider', undefined],
    ['refund-requested', 'learner', undefined],
    ['refund-requested', 'admin', 'Ada Admin'],
    ['refund-done', 'provider', undefined],
    ['refund-done', 'provider', undefined],
  ]);
  const sums = Map.groupBy(ledger, ({ account: name }) => name);
  for (const entries of sums.values()) {
    expect(entries.reduce((sum, { amount_minor: amount }) => sum + amount, 0)).toBe(0);
  }
});

test('the table for spreadsheets holds no formula', async () => {
  const admin = await anAdmin();
  const { token } = await aSession({ firstName: '=HYPERLINK("https://evil.example")', lastName: 'Lin' });
  await orders.aPaidOrder({ token });
  const { text, headers } = await ask('GET', '/api/admin/orders-export?search=hyperlink', {
    token: admin.token,
  });
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, row] = text.split('\r\n');
  expect(head).toContain('number,state,created_at');
  expect(row).toContain(`,"'=HYPERLINK(""https://evil.example"") Lin",`);
  expect(row).toContain(',1,49.00,0.00,49.00,0.00,0.00,');
});

test('a receipt goes out again, to whom it went, five times an hour', async () => {
  const admin = await anAdmin();
  const { account, token } = await aSession();
  const order = await orders.aPaidOrder({ token });
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    const path = `/api/admin/orders/${order.order_id}/receipt`;
    statuses.push((await ask('POST', path, { token: admin.token })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const receipts = orders.mails.filter(
    ({ to, eventKey }) => to === account.email && eventKey.includes('receipt'),
  );
  expect(new Set(receipts.map(({ eventKey }) => eventKey)).size).toBe(6);
});

test('a coupon is made, changed with its reason refused, and says who', async () => {
  const admin = await anAdmin();
  const terms = { active: true, starts_at: null, ends_at: null, limit: 1, limit_per_learner: null };
  const value = { kind: 'percentage', percent: 10 };
  const create = () =>
    ask('POST', '/api/admin/coupons', { token: admin.token, body: { ...terms, code: 'autumn', value } });
  expect((await create()).body['coupon']).toMatchObject({
    code: 'AUTUMN',
    uses: 0,
    changed_by: { name: 'Ada Admin' },
  });
  expect((await create()).status).toBe(409);
  const { token } = await aSession();
  await orders.aPaidOrder({ token, coupon: 'AUTUMN' });
  const change = (body: object) =>
    ask('PUT', '/api/admin/coupons/AUTUMN', { token: admin.token, body: { ...terms, ...body } });
  expect((await change({ limit: 5, active: false })).body['coupon']).toMatchObject({
    limit: 5,
    uses: 1,
    active: false,
  });
  const window = { starts_at: '2026-11-21T09:00:00.000Z', ends_at: '2026-11-21T09:00:00.000Z' };
  expect((await change(window)).body.errors).toMatchObject([{ field: 'ends_at', code: 'ends-before-start' }]);
});

test('a mail tells of access that ends in a week, once, and not of what was renewed', async () => {
  const { account, token } = await aSession();
  await orders.aPaidOrder({ token, lines: [{ product: 'basic_account_id', quantity: 1 }] });
  orders.pass((90 - 7) * 24 * 60 * 60);
  orders.mails.length = 0;
  await orders.runJob('remind-of-end');
  await orders.runJob('remind-of-end');
  const told = () => orders.mails.filter(({ to }) => to === account.email);
  expect(told().map(({ subject }) => subject)).toEqual([
    'Your access to Basic account ends on 19 February 2027',
  ]);
  expect(told()[0]?.text).toContain('renew');
  expect(told()[0]?.text).toContain('Turn reminders off:\nhttps://www.ninefold.example/settings#mails');
  expect(told()[0]?.unsubscribeUrl).toMatch(/^https:\/\/www\.ninefold\.example\/mails\/off\?token=/);
});

test('whoever has turned reminders off, in the settings or in a mail program, gets none; receipts come', async () => {
  const bySettings = await aSession();
  const byMail = await aSession();
  await ask('PATCH', '/api/users/profile', { token: bySettings.token, body: { mail_reminders: false } });
  const app = new Hono();
  const mailLinks = createMailLinks({ secret: SECRET, publicUrl: orders.dependencies().config.publicUrl });
  serveUnsubscribe(app, { ...orders.dependencies(), mailLinks });
  const url = new URL(mailLinks.unsubscribeUrl(byMail.account.id, 'reminders'));
  expect((await app.request(`${url.pathname}${url.search}`, { method: 'POST' })).status).toBe(200);
  for (const { token } of [bySettings, byMail])
    await orders.aPaidOrder({ token, lines: [{ product: 'basic_account_id', quantity: 1 }] });
  orders.pass((90 - 7) * 24 * 60 * 60);
  await orders.runJob('remind-of-end');
  for (const { account } of [bySettings, byMail]) {
    const told = orders.mails.filter(({ to }) => to === account.email);
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('receipt')]);
    expect(told[0]?.unsubscribeUrl).toBeUndefined();
  }
});

test('whoever has renewed hears nothing of the old end; what is withdrawn is not offered again', async () => {
  const [renewer, other] = [await aSession(), await aSession()];
  const lines = [{ product: 'basic_account_id', quantity: 1 }];
  for (const { token } of [renewer, other]) await orders.aPaidOrder({ token, lines });
  const renewable = async () => {
    const { token } = await aSession(renewer.account);
    const { body } = await ask('GET', '/api/users/entitlements', { token });
    return (body['access'] as { renewable: boolean }[]).map((each) => each.renewable);
  };
  expect(await renewable()).toEqual([false]);
  orders.pass((90 - 13) * 24 * 60 * 60);
  expect(await renewable()).toEqual([true]);
  await orders.aPaidOrder({ token: (await aSession(renewer.account)).token, lines });
  expect(await renewable()).toEqual([false]);
  orders.pass(7 * 24 * 60 * 60);
  const admin = await anAdmin();
  const withdraw = { price_minor: null, available: false };
  await ask('PUT', '/api/admin/products/basic_account_id', { token: admin.token, body: withdraw });
  orders.mails.length = 0;
  await orders.runJob('remind-of-end');
  expect(orders.mails.map(({ to }) => to)).toEqual([other.account.email]);
  expect(orders.mails[0]?.text).not.toContain('renew');
  await ask('PUT', '/api/admin/products/basic_account_id', {
    token: admin.token,
    body: { price_minor: null, available: true },
  });
});
