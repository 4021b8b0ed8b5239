import { expect, test } from 'vitest';
import { useOrders } from '#tests/shop/use-orders.ts';

const { ask, aSession, checkOut, orderOf, query } = useOrders();

type Found = {
  readonly time_zone: string;
  readonly orders: readonly { readonly order_id: string }[];
};

const addressOf = (path: string, filter: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(filter).toString()}`;

/** An order of a buyer of its own that was made at that instant; the buyer's address finds it alone. */
async function anOrderAt(instant: string) {
  const { account, token } = await aSession();
  const { order_id: id } = orderOf(await checkOut({ token }));
  await query('update orders set created_at = $2 where id = $1', [id, instant]);
  return { id, search: account.email };
}

// Half past midnight on 22 November in Taipei.
const INSTANT = '2026-11-21T16:30:00.000Z';

test.each([
  ['Asia/Taipei', { from: '2026-11-22' }, true],
  ['Asia/Taipei', { to: '2026-11-21' }, false],
  ['Asia/Taipei', { from: '2026-11-22', to: '2026-11-22' }, true],
  ['America/New_York', { from: '2026-11-22' }, false],
  ['America/New_York', { from: '2026-11-21', to: '2026-11-21' }, true],
  [undefined, { from: '2026-11-21', to: '2026-11-21' }, true],
  [undefined, { from: '2026-11-22' }, false],
])('for an admin in %s the days %j: found %s', async (timeZone, days, found) => {
  const order = await anOrderAt(INSTANT);
  const { token } = await aSession({ role: 'admin', ...(timeZone ? { timeZone } : {}) });
  const filter = { search: order.search, ...days };
  const { body } = await ask('GET', addressOf('/api/admin/orders', filter), { token });
  const { orders, time_zone: zone } = body as unknown as Found;
  expect(zone).toBe(timeZone ?? 'UTC');
  expect(orders.map(({ order_id: id }) => id)).toEqual(found ? [order.id] : []);
  // The file has the same orders.
  const { text } = await ask('GET', addressOf('/api/admin/orders-export', filter), { token });
  expect(text.trim().split('\r\n')).toHaveLength(found ? 2 : 1);
});

test.each(['2026-02-30', '2026-11-21T00:00:00.000Z', '1969-12-31', 'yesterday', ''])(
  'the day %j is refused',
  async (from) => {
    const { token } = await aSession({ role: 'admin' });
    expect((await ask('GET', addressOf('/api/admin/orders', { from }), { token })).status).toBe(422);
  },
);

test('the file has every order of the filter, with times as a clock of the account shows them', async () => {
  const order = await anOrderAt(INSTANT);
  const COPIES = 1_100;
  await query(
    `with copies as (
       insert into orders
       select (jsonb_populate_record(o, jsonb_build_object(
         'id', gen_random_uuid(), 'number', 'copy-' || n, 'idempotency_key', 'copy-of-test-' || n))).*
       from orders o, generate_series(1, $2::int) n where o.id = $1::uuid returning id)
     insert into order_lines
     select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id', copies.id))).*
     from order_lines l, copies where l.order_id = $1::uuid`,
    [order.id, COPIES],
  );
  const { token } = await aSession({ role: 'admin', timeZone: 'Asia/Taipei' });
  const { text, headers } = await ask(
    'GET',
    addressOf('/api/admin/orders-export', { search: order.search, state: 'awaiting-payment' }),
    { token },
  );
  expect(headers.get('content-disposition')).toMatch(/filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, ...rows] = text.trim().split('\r\n');
  expect(head).toContain('created_at (Asia/Taipei)');
  expect(rows).toHaveLength(COPIES + 1);
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(COPIES + 1);
  for (const row of rows) expect(row).toContain(',2026-11-22 00:30:00,');
});

test.each([
  [{ search: 'GRAMMAR BASICS' }, ['grammar_basics_id']],
  [{ search: '文法進階' }, ['grammar_advanced_id']],
  [{ search: 'premium_account' }, ['premium_account_id']],
  [{ kind: 'plan' }, ['basic_account_id', 'premium_account_id']],
  [{ kind: 'plan', available: 'false' }, []],
])('the products of %j', async (filter, products) => {
  const { token } = await aSession({ role: 'admin' });
  const { body } = await ask('GET', addressOf('/api/admin/products', filter), { token });
  expect((body['products'] as { product: string }[]).map(({ product }) => product)).toEqual(products);
});
