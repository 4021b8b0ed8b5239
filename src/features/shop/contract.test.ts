import { expect, test } from 'vitest';
import type { OrdersAdminContract, OrdersContract } from './contract.ts';
import { ORDERS_ADMIN_CONTRACT } from './admin-contract.ts';
import { ORDERS_CONTRACT } from './order-contract.ts';

const calls: OrdersAdminContract & OrdersContract = { ...ORDERS_CONTRACT, ...ORDERS_ADMIN_CONTRACT };

test('every call that makes or returns money is done once for one key', () => {
  const idempotent = Object.entries(calls).flatMap(([name, call]) => ('idempotent' in call ? [name] : []));
  expect(idempotent).toEqual(['checkout', 'retryPayment', 'requestRefund', 'refundOrder']);
});

test('only a quote of a cart is open to visitors, and what administers is for admins', () => {
  for (const [name, { access, path }] of Object.entries(calls)) {
    const expected = path.startsWith('/api/admin/')
      ? { role: 'admin' }
      : name === 'quoteCart'
        ? 'anyone'
        : 'signed-in';
    expect([name, access]).toEqual([name, expected]);
  }
});
