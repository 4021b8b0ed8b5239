import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { canBecome, ORDER_STATES } from '../domain/orders/order-state.ts';
import { useOrders } from '#tests/shop/use-orders.ts';

/** What the database refuses by itself, whatever the code above it does. */

const orders = useOrders();
const { aSession, query } = orders;

const refusalOf = (sql: string, values: unknown[] = []) =>
  query(sql, values).then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

test('an order’s state follows the table of the domain, pair by pair', async () => {
  const { token } = await aSession();
  const order = await orders.aPaidOrder({ token });
  for (const from of ORDER_STATES) {
    for (const to of ORDER_STATES.filter((state) => state !== from)) {
      await query('alter table orders disable trigger order_state_may_follow');
      await query('update orders set state = $1 where id = $2', [from, order.order_id]);
      await query('alter table orders enable trigger order_state_may_follow');
      const refusal = await refusalOf('update orders set state = $1 where id = $2', [to, order.order_id]);
      expect([from, to, refusal === 'done']).toEqual([from, to, canBecome(from, to)]);
    }
  }
});

test('a ledger transaction that does not add up to zero does not commit', async () => {
  const { token } = await aSession();
  const order = await orders.aPaidOrder({ token });
  const insert = (amounts: readonly number[]) =>
    refusalOf(
      `with t as (insert into ledger_transactions (id, order_id, event, subject_id, at)
         values (gen_random_uuid(), $1, 'paid', gen_random_uuid(), now()) returning id)
       insert into ledger_entries (transaction_id, account, amount_minor)
         select id, account, amount from t,
           unnest(array['provider', 'sales', 'discounts']::text[], $2::bigint[]) as e (account, amount)
         where amount is not null`,
      [order.order_id, amounts],
    );
  expect(await insert([500, -499])).toMatch(/is off by 1 in 2 entries/);
  expect(await insert([])).toMatch(/is off by 0 in 0 entries/);
  expect(await insert([500, -400, -100])).toBe('done');
});

test.each(['update ledger_entries set amount_minor = amount_minor + 1', 'delete from ledger_transactions'])(
  'the ledger is only added to: %s',
  async (sql) => {
    expect(await refusalOf(sql)).toMatch(/only added to/);
  },
);

test('refunds beyond what was paid are refused, also in two steps', async () => {
  const { token } = await aSession();
  const order = await orders.aPaidOrder({ token });
  const payment = orders.lastPayment(order);
  const insert = (amount: number, state = 'requested') =>
    refusalOf(
      `insert into refunds (id, order_id, payment_id, idempotency_key, request_hash, state, reason, amount_minor,
         penalty_minor, requested_at) values ($1, $2, $3, $4, '', $5, 'goodwill', $6, 0, now())`,
      [randomUUID(), order.order_id, payment, randomUUID(), state, amount],
    );
  expect(await insert(4901)).toMatch(/payments_refunded/);
  expect(await insert(4000)).toBe('done');
  expect(await insert(901)).toMatch(/payments_refunded/);
  expect(await insert(901, 'failed')).toBe('done');
  expect(await insert(900)).toBe('done');
});
