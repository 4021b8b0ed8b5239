import { describe, expect, test } from 'vitest';
import {
  enterPayment,
  enterRefundDone,
  enterRefundRequest,
  enterRefundWithdrawn,
  sumOf,
  type LedgerEntry,
} from './ledger.ts';

const written = (entries: readonly LedgerEntry[]) =>
  entries.map(({ account, amountMinor }) => `${account} ${amountMinor}`);

describe('the ledger enters', () => {
  test.each([
    [
      'a payment: sales at list price, less the discount',
      enterPayment({ paidMinor: 3900, discountMinor: 1000 }),
      ['provider 3900', 'discounts 1000', 'sales -4900'],
    ],
    [
      'a payment without a discount',
      enterPayment({ paidMinor: 4900, discountMinor: 0 }),
      ['provider 4900', 'sales -4900'],
    ],
    [
      'an order that a coupon made free',
      enterPayment({ paidMinor: 0, discountMinor: 4900 }),
      ['discounts 4900', 'sales -4900'],
    ],
    [
      'a promised refund: the penalty is no sale any more',
      enterRefundRequest({ refundMinor: 1440, penaltyMinor: 360 }),
      ['sales 1800', 'refunds-payable -1440', 'penalties -360'],
    ],
    [
      'a promised refund without a penalty',
      enterRefundRequest({ refundMinor: 1800, penaltyMinor: 0 }),
      ['sales 1800', 'refunds-payable -1800'],
    ],
    ['a refund that was made', enterRefundDone(1440), ['refunds-payable 1440', 'provider -1440']],
    [
      'a refund that was withdrawn: the promise backwards',
      enterRefundWithdrawn({ refundMinor: 1440, penaltyMinor: 360 }),
      ['sales -1800', 'refunds-payable 1440', 'penalties 360'],
    ],
  ])('%s', (_, entries, expected) => {
    expect(written(entries)).toEqual(expected);
  });
});

test('the sum of entries adds debits and credits', () => {
  expect(
    sumOf([
      { account: 'provider', amountMinor: 5 },
      { account: 'sales', amountMinor: -3 },
    ]),
  ).toBe(2);
});
