import { expect, test } from 'vitest';
import { listEndpoints } from '#tests/list-endpoints.ts';
import * as admin from './admin-contract.ts';
import * as entitlements from './entitlement-contract.ts';
import * as cart from './cart-contract.ts';
import * as orders from './order-contract.ts';
import * as payments from './payment-contract.ts';
import * as refunds from './refund-contract.ts';

const calls = [cart, orders, payments, refunds, entitlements, admin].flatMap(listEndpoints);

test('every call that makes or returns money is done once for one key', () => {
  const idempotent = calls.filter(({ endpoint }) => endpoint.idempotent).map(({ name }) => name);
  expect(idempotent.sort()).toEqual(['checkout', 'refundOrder', 'requestRefund', 'retryPayment']);
});

test('only a quote of a cart is open to visitors, and what administers is for admins', () => {
  expect(calls.length).toBeGreaterThan(20);
  for (const { name, endpoint } of calls) {
    const { access, path } = endpoint;
    const expected = path.startsWith('/api/admin/')
      ? { role: 'admin' }
      : name === 'quoteCart'
        ? 'anyone'
        : 'signed-in';
    expect([name, access]).toEqual([name, expected]);
  }
});
