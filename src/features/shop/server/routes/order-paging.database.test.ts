import { expect, test } from 'vitest';
import { useOrders } from '#tests/shop/use-orders.ts';

const { ask, aSession, checkOut, orderOf, query } = useOrders();

/** Copies of an order, all made at one instant: an account and a shop on a busy day. */
async function plantTies(
  orderId: string,
  { count, prefix }: { readonly count: number; readonly prefix: string },
): Promise<void> {
  await query(
    `insert into orders
     select (jsonb_populate_record(o, jsonb_build_object(
       'id', gen_random_uuid(), 'number', $3::text || n, 'idempotency_key', 'tie-of-test-' || n))).*
     from orders o, generate_series(1, $2::int) n where o.id = $1::uuid`,
    [orderId, count, prefix],
  );
}

type Reply = {
  readonly orders: readonly { readonly order_id: string }[];
  readonly more: boolean;
  readonly next_cursor: string | null;
};

/** Every page of a list, the first one first. */
async function readPages(path: string, filter: Readonly<Record<string, string>>, token: string) {
  const pages: string[][] = [];
  let next: Readonly<Record<string, string>> | undefined = {};
  while (next) {
    const address = `${path}?${new URLSearchParams({ ...filter, ...next }).toString()}`;
    const { status, body } = await ask('GET', address, { token });
    expect(status).toBe(200);
    const { orders, more, next_cursor: cursor } = body as unknown as Reply;
    expect(more).toBe(cursor !== null);
    pages.push(orders.map(({ order_id: id }) => id));
    next = cursor === null ? undefined : { cursor };
  }
  return pages;
}

test.each([
  ['/api/orders', 20],
  ['/api/admin/orders', 50],
])('%s shows each order of one instant once, %d at a time', async (path, size) => {
  const { account, token } = await aSession({ role: 'admin' });
  const order = orderOf(await checkOut({ token }));
  await plantTies(order.order_id, { count: 2 * size + 4, prefix: path });
  const filter: Record<string, string> = path === '/api/orders' ? {} : { search: account.email };
  const pages = await readPages(path, filter, token);
  expect(pages.map(({ length }) => length)).toEqual([size, size, 5]);
  expect(new Set(pages.flat()).size).toBe(2 * size + 5);
});

test('a text that is no cursor is refused', async () => {
  const { token } = await aSession({ role: 'admin' });
  for (const path of ['/api/orders', '/api/admin/orders']) {
    const { status } = await ask('GET', `${path}?cursor=2026-11-21T09:00:00.000Z`, { token });
    expect(status).toBe(422);
  }
});
