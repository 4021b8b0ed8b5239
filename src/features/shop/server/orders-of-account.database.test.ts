import { expect, test } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { COURSE, useOrders } from '#tests/shop/use-orders.ts';
import { ORDERS_DATA } from './orders-of-account.ts';

const orders = useOrders();
const { ask, aSession, checkOut, orderOf, query, shop, take, provider, lastPayment } = orders;
const GUARDIAN = { name: 'Lin Hua', email: 'hua@example.org' };

test('the export holds orders, entitlements and the cart', async () => {
  const { token } = await aSession();
  const order = await orders.aPaidOrder({ token, change: { under_20: true, guardian: GUARDIAN } });
  const { bytes } = await ask('GET', '/api/users/export', { token });
  const data = JSON.parse(strFromU8(unzipSync(new Uint8Array(bytes))['data.json'] ?? new Uint8Array()));
  expect(data.shop).toMatchObject({
    cart: { lines: [], coupon: null },
    orders: [
      {
        number: order.number,
        state: 'paid',
        total_minor: 4900,
        guardian_email: GUARDIAN.email,
        lines: [{ product: COURSE, quantity: 1 }],
        payments: [{ state: 'paid', method: 'Visa •••• 4242' }],
      },
    ],
    entitlements: [{ product: COURSE, revoked_at: null }],
  });
});

test('the deletion keeps the books and takes the person out; money that comes later goes back', async () => {
  const { account, token } = await aSession();
  const paid = await orders.aPaidOrder({ token, change: { under_20: true, guardian: GUARDIAN } });
  const unpaid = orderOf(await checkOut({ token, lines: [{ product: 'ielts_basics_id', quantity: 1 }] }));
  await shop().database.transaction((transaction) =>
    ORDERS_DATA.erase(transaction, { accountId: account.id }, shop().clock.now()),
  );
  const kept = await query(
    `select number, state, total_minor::int, account_id, buyer_name, buyer_email, guardian_name, guardian_email
       from orders where id = any($1) order by number`,
    [[paid.order_id, unpaid.order_id]],
  );
  const nobody = {
    account_id: null,
    buyer_name: '',
    buyer_email: '',
    guardian_name: null,
    guardian_email: null,
  };
  expect(kept).toEqual([
    { number: paid.number, state: 'paid', total_minor: 4900, ...nobody },
    { number: unpaid.number, state: 'cancelled', total_minor: 8900, ...nobody },
  ]);
  for (const table of ['carts', 'entitlements', 'coupon_uses']) {
    expect(await query(`select 1 from ${table} where account_id = $1`, [account.id])).toEqual([]);
  }
  await take(provider.pay(lastPayment(unpaid)));
  expect(await query('select state from orders where id = $1', [unpaid.order_id])).toEqual([
    { state: 'refunded' },
  ]);
  expect(await orders.ledgerOff()).toBe(0);
});
