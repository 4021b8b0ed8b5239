import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './orders/allocate.ts';
import {
  enterPayment,
  enterRefundDone,
  enterRefundRequest,
  enterRefundWithdrawn,
  sumOf,
  type LedgerEntry,
} from './payments/ledger.ts';
import { PENALTY_PERCENT, quoteLineRefund } from './refunds/refund.ts';

const minor = fc.integer({ min: 0, max: 10_000_000 });
const NOW = new Date('2026-11-21T09:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

describe('sharing an amount out', () => {
  test('loses no cent, gives nobody less than nothing, and a part to the cent', () => {
    fc.assert(
      fc.property(minor, fc.array(minor, { minLength: 1, maxLength: 30 }), (amount, weights) => {
        const sum = weights.reduce((total, weight) => total + weight, 0);
        fc.pre(sum > 0);
        const shares = allocate(amount, weights);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        shares.forEach((share, place) => {
          const exact = (amount * (weights[place] ?? 0)) / sum;
          expect(share).toBeGreaterThanOrEqual(Math.floor(exact - 1e-6));
          expect(share).toBeLessThanOrEqual(Math.ceil(exact + 1e-6));
        });
      }),
    );
  });

  test('of a discount never makes a line dearer than it was', () => {
    fc.assert(
      fc.property(
        fc.array(minor, { minLength: 1, maxLength: 30 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (totals, part) => {
          const subtotal = totals.reduce((sum, total) => sum + total, 0);
          fc.pre(subtotal > 0);
          const shares = allocate(Math.floor(subtotal * part), totals);
          totals.forEach((total, place) => expect(shares[place]).toBeLessThanOrEqual(total));
        },
      ),
    );
  });
});

test('the ledger sums to zero after any sequence of payments and refunds', () => {
  const act = fc.oneof(
    fc.record({ paidMinor: minor, discountMinor: minor }).map(enterPayment),
    fc
      .record({ refundMinor: minor, penaltyMinor: fc.integer({ min: -1_000, max: 1_000 }) })
      .map(enterRefundRequest),
    fc.record({ refundMinor: minor, penaltyMinor: minor }).map(enterRefundWithdrawn),
    minor.map(enterRefundDone),
  );
  fc.assert(
    fc.property(fc.array(act), (entered: readonly LedgerEntry[][]) => {
      expect(entered.map(sumOf).every((sum) => sum === 0)).toBe(true);
      expect(entered.flat().every(({ amountMinor }) => amountMinor !== 0)).toBe(true);
    }),
  );
});

test('a refund that was withdrawn leaves no trace on any account', () => {
  fc.assert(
    fc.property(minor, minor, (refundMinor, penaltyMinor) => {
      const given = { refundMinor, penaltyMinor };
      const both = [...enterRefundRequest(given), ...enterRefundWithdrawn(given)];
      const accounts = Map.groupBy(both, ({ account }) => account);
      for (const entries of accounts.values()) expect(sumOf(entries)).toBe(0);
    }),
  );
});

test('nothing is refunded beyond what was paid and is not settled, and the penalty is a fifth at most', () => {
  const remaining = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 30 }), fc.nat())
      .map(([total, used]) => ({ of: 'credits' as const, left: used % (total + 1), total })),
    fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 1, max: 400 })).map(([start, days]) => ({
      of: 'days' as const,
      startsAt: new Date(NOW.getTime() + start * DAY),
      endsAt: new Date(NOW.getTime() + (start + days) * DAY),
    })),
  );
  fc.assert(
    fc.property(
      minor,
      minor,
      remaining,
      fc.boolean(),
      fc.nat(14),
      (paidMinor, settled, left, revoked, ago) => {
        const settledMinor = settled % (paidMinor + 1);
        const paidAt = new Date(NOW.getTime() - ago * DAY);
        const quote = quoteLineRefund({ paidMinor, paidAt, settledMinor, remaining: left, revoked }, NOW);
        expect(quote.refundMinor + quote.penaltyMinor).toBe(quote.unusedMinor);
        expect(quote.unusedMinor).toBeLessThanOrEqual(paidMinor - settledMinor);
        expect(quote.penaltyMinor * 100).toBeLessThanOrEqual(quote.unusedMinor * PENALTY_PERCENT);
        expect(quote.penaltyMinor).toBeGreaterThanOrEqual(0);
        expect(quote.rules.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(quote.refundMinor);
        expect(quote.refusal === null).toBe(quote.refundMinor > 0);
      },
    ),
  );
});
