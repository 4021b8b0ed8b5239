import { describe, expect, test } from 'vitest';
import { decideEvent } from './decide-event.ts';

describe('an event of a payment', () => {
  const paid = { kind: 'paid', amountMinor: 4900, currency: 'usd' } as const;
  const facts = { paymentState: 'open', amountMinor: 4900, orderState: 'awaiting-payment' } as const;
  test.each([
    ['pays the order', {}, paid, 'record-payment'],
    ['pays an order that has expired', { orderState: 'expired' }, paid, 'record-payment'],
    ['is the second payment of an order', { orderState: 'paid' }, paid, 'return-payment'],
    ['was told before', { paymentState: 'paid', orderState: 'paid' }, paid, 'nothing'],
    ['names another amount', { amountMinor: 4901 }, paid, 'mismatch'],
    ['names another currency', {}, { ...paid, currency: 'eur' }, 'mismatch'],
    ['pays an order that was cancelled', { orderState: 'cancelled' }, paid, 'record-payment'],
    ['pays a page that was closed', { paymentState: 'closed' }, paid, 'record-payment'],
    [
      'is the second payment of an order that was given back',
      { orderState: 'refunded' },
      paid,
      'return-payment',
    ],
    ['fails', {}, { kind: 'failed' }, 'note-failure'],
    ['fails once more', { paymentState: 'failed' }, { kind: 'failed' }, 'note-failure'],
    [
      'failed before its page was closed, and is told after',
      { paymentState: 'closed' },
      { kind: 'failed' },
      'nothing',
    ],
    ['is closed', {}, { kind: 'closed' }, 'note-closing'],
    ['is closed after a card was refused', { paymentState: 'failed' }, { kind: 'closed' }, 'note-closing'],
    ['was paid, and its page closed', { paymentState: 'paid' }, { kind: 'closed' }, 'nothing'],
    ['is not refunded before it was paid', {}, { kind: 'refund-failed' }, 'wait'],
    ['failed before it was paid, and is told after', { paymentState: 'paid' }, { kind: 'failed' }, 'nothing'],
    ['is refunded before it was paid', {}, { kind: 'refunded' }, 'wait'],
    ['is refunded', { paymentState: 'paid' }, { kind: 'refunded' }, 'settle-refund'],
  ] as const)('that %s', (_, change, told, verdict) => {
    expect(decideEvent({ ...facts, ...change }, told)).toBe(verdict);
  });
});
