import { expect, test } from 'vitest';
import { daysAfter } from '../entitlements/entitlement.ts';
import { quoteLineRefund, WITHDRAWAL_DAYS, type RefundableLine, type Remaining } from './refund.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const credits = (left: number, total: number): Remaining => ({ of: 'credits', left, total });
const days = (begun: number, total: number): Remaining => ({
  of: 'days',
  startsAt: daysAfter(NOW, -begun),
  endsAt: daysAfter(NOW, total - begun),
});
const line = (paidMinor: number, remaining: Remaining, change: Partial<RefundableLine> = {}) => ({
  paidMinor,
  paidAt: daysAfter(NOW, -WITHDRAWAL_DAYS),
  settledMinor: 0,
  revoked: false,
  remaining,
  ...change,
});

test.each([
  ['the example of clause 9: one of two lessons taken', line(3600, credits(1, 2)), [1800, 360, 1440]],
  ['all lessons left', line(3600, credits(2, 2)), [3600, 720, 2880]],
  ['half cents in the learner’s favour', line(5, credits(1, 2)), [3, 0, 3]],
  ['a penalty rounded down', line(33, credits(1, 1)), [33, 6, 27]],
  ['a course in its first hour: a full day is gone', line(4900, days(0.04, 365)), [4887, 977, 3910]],
  ['ten days of ninety', line(2900, days(10, 90)), [2578, 515, 2063]],
  ['access that has not begun', line(4900, days(-30, 365)), [4900, 980, 3920]],
  [
    'what is left after an earlier refund',
    line(3600, credits(2, 2), { settledMinor: 2000 }),
    [1600, 320, 1280],
  ],
])('%s', (_, given, expected) => {
  const { unusedMinor, penaltyMinor, refundMinor, refusal } = quoteLineRefund(given, NOW);
  expect([unusedMinor, penaltyMinor, refundMinor]).toEqual(expected);
  expect(refusal).toBeNull();
});

test.each([
  ['at once', 0, credits(2, 2), 3600],
  ['at once, of a course: a full day is gone', 0, days(0.04, 365), 3590],
  ['after a lesson', 3, credits(1, 2), 1800],
  ['a moment before seven days are over', 7 - 1 / 86_400, credits(2, 2), 3600],
])(
  'within seven days what is unused is refunded without a penalty: %s',
  (_, daysAgo, remaining, refundMinor) => {
    const quote = quoteLineRefund(line(3600, remaining, { paidAt: daysAfter(NOW, -daysAgo) }), NOW);
    expect(quote).toMatchObject({ unusedMinor: refundMinor, penaltyMinor: 0, refundMinor, refusal: null });
    expect(quote.rules.map(({ rule }) => rule)).toEqual([`unused-${remaining.of}`, 'no-penalty']);
  },
);

test('seven days after the payment, to the second, the penalty is kept', () => {
  const quote = quoteLineRefund(line(3600, credits(2, 2), { paidAt: daysAfter(NOW, -7) }), NOW);
  expect(quote.rules).toEqual([
    { rule: 'unused-credits', amountMinor: 3600 },
    { rule: 'penalty', amountMinor: -720 },
  ]);
});

test.each([
  ['nothing was paid', line(0, credits(2, 2)), 'free'],
  ['it has ended by a refund', line(3600, credits(2, 2), { revoked: true }), 'refunded-already'],
  ['all of it went back', line(3600, credits(2, 2), { settledMinor: 3600 }), 'refunded-already'],
  ['every lesson is taken', line(3600, credits(0, 2)), 'all-used'],
  ['the access was for less than a day', line(4900, days(0, 0.5)), 'all-used'],
  ['less than a day is left', line(4900, days(364.5, 365)), 'all-used'],
  ['what is left is worth less than half a cent', line(1, credits(1, 3)), 'all-used'],
])('nothing comes back where %s', (_, given, refusal) => {
  expect(quoteLineRefund(given, NOW)).toMatchObject({ refundMinor: 0, penaltyMinor: 0, rules: [], refusal });
});

test.each([
  ['credits', credits(1, 2), { of: 'credits', left: 1, total: 2 }],
  ['days', days(10, 90), { of: 'days', left: 80, total: 90 }],
  ['days that have not started', days(-30, 365), { of: 'days', left: 365, total: 365 }],
])('the unused part is reported in %s', (_, remaining, unused) => {
  expect(quoteLineRefund(line(4900, remaining), NOW).unused).toEqual(unused);
});
