import { describe, expect, test } from 'vitest';
import { decideCoupon, normaliseCode, type Coupon } from './coupon.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const at = (text: string) => new Date(text);

describe('a coupon', () => {
  const coupon: Coupon = {
    code: 'SPRING',
    kind: 'percentage',
    percent: 15,
    active: true,
    limit: 2,
    limitPerLearner: 1,
    startsAt: at('2026-11-01T00:00:00Z'),
    endsAt: at('2026-12-01T00:00:00Z'),
  };
  const judge = (
    change: Partial<Coupon>,
    uses = { byAll: 0, byLearner: 0 },
    subtotalMinor = 4910,
    now = NOW,
  ) => decideCoupon({ ...coupon, ...change } as Coupon, { uses, subtotalMinor, now });

  test.each([
    ['15 % of 49.10 is 7.37, half cents up', judge({}), { ok: true, discountMinor: 737 }],
    [
      'an amount stops at the subtotal',
      judge({ kind: 'amount', amountMinor: 9900 } as Partial<Coupon>),
      { ok: true, discountMinor: 4910 },
    ],
    ['switched off', judge({ active: false }), { ok: false, refusal: 'switched-off' }],
    [
      'at its first instant',
      judge({}, undefined, 4910, at('2026-11-01T00:00:00Z')),
      { ok: true, discountMinor: 737 },
    ],
    [
      'before it',
      judge({}, undefined, 4910, at('2026-10-31T23:59:59.999Z')),
      { ok: false, refusal: 'not-yet' },
    ],
    ['at its end', judge({}, undefined, 4910, at('2026-12-01T00:00:00Z')), { ok: false, refusal: 'over' }],
    ['used up by all', judge({}, { byAll: 2, byLearner: 0 }), { ok: false, refusal: 'used-up' }],
    ['used by this learner', judge({}, { byAll: 1, byLearner: 1 }), { ok: false, refusal: 'used-by-you' }],
    [
      'without a limit, however often it was used',
      judge({ limit: null, limitPerLearner: null }, { byAll: 900, byLearner: 5 }),
      { ok: true, discountMinor: 737 },
    ],
    ['on an empty cart', judge({}, undefined, 0), { ok: false, refusal: 'nothing-to-take-off' }],
    [
      'that nobody made',
      decideCoupon(undefined, { uses: { byAll: 0, byLearner: 0 }, subtotalMinor: 1, now: NOW }),
      { ok: false, refusal: 'unknown' },
    ],
  ])('%s', (_, verdict, expected) => {
    expect(verdict).toEqual(expected);
  });
});

test('a code is stored in capitals, without the spaces around it', () => {
  expect(normaliseCode(' Spring-26\n')).toBe('SPRING-26');
});
