import { describe, expect, test } from 'vitest';
import { decideCoupon, type Coupon } from './orders/coupon.ts';
import { decideEvent } from './payments/decide-event.ts';
import { accessPeriod, daysAfter } from './entitlements/entitlement.ts';
import { checkGuardian } from './orders/guardian.ts';
import { orderNumber } from './orders/order-number.ts';
import {
  canBecome,
  canCancel,
  canPay,
  canRefund,
  isSettled,
  ORDER_STATES,
  settledState,
} from './orders/order-state.ts';
import type { Opening } from './products/opening.ts';
import type { Product } from './products/product.ts';
import { quoteLines, subtotalOf } from './orders/quote.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const at = (text: string) => new Date(text);
const name = { en: 'x', 'zh-Hant': 'x' };
const OPEN: Opening = { isOpen: true, counted: { open: 1, total: null }, notYet: [] };
const plan = (grants: string, available = true): Product => ({
  id: `${grants}_id`,
  kind: 'plan',
  grants,
  name,
  priceMinor: 2900,
  accessDays: 90,
  available,
  opening: OPEN,
});

const PACK: Product = {
  id: 'lesson:teacher_01:low:10_lesson',
  kind: 'lessons',
  teacher: 'teacher_01',
  minutes: 25,
  lessons: 2,
  name,
  priceMinor: 3600,
  available: true,
  opening: { ...OPEN, counted: null },
};

test('what is not open is not charged, whatever an admin says of it', () => {
  const closed = {
    ...PACK,
    opening: { isOpen: false, counted: null, notYet: ['one-to-one-lessons' as const] },
  };
  const [line] = quoteLines([{ product: PACK.id, quantity: 1 }], {
    findProduct: () => closed,
    access: [],
    now: NOW,
  });
  expect(line).toMatchObject({ problems: ['not-open'], totalMinor: 0 });
});

describe('the states of an order', () => {
  test('what is over leads on only where money comes late, and refunds only forward or undone', () => {
    expect(ORDER_STATES.filter((to) => canBecome('cancelled', to))).toEqual(['paid']);
    expect(ORDER_STATES.filter((to) => canBecome('refunded', to))).toEqual(['paid', 'partly-refunded']);
    expect(ORDER_STATES.filter((from) => canBecome(from, 'draft'))).toEqual([]);
  });

  test('each is payable, settled or over, and never two of them', () => {
    for (const state of ORDER_STATES) {
      const over = state === 'expired' || state === 'cancelled';
      expect([canPay(state), isSettled(state), over].filter(Boolean)).toHaveLength(1);
      expect(canCancel(state)).toBe(canPay(state));
      if (canRefund(state)) expect(isSettled(state)).toBe(true);
    }
  });

  test.each([
    [0, 'paid'],
    [1, 'partly-refunded'],
    [4900, 'refunded'],
  ])('after %d of 4900 went back is %s', (refundedMinor, state) => {
    expect(settledState({ totalMinor: 4900, refundedMinor })).toBe(state);
  });
});

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

describe('a cart', () => {
  const products = new Map([plan('basic_account'), plan('premium_account')].map((each) => [each.id, each]));
  const quote = (ids: readonly string[], access: { key: string; accessUntil: Date }[] = []) =>
    quoteLines(
      ids.map((product) => ({ product, quantity: 1 })),
      { findProduct: (id) => products.get(id), access, now: NOW },
    ).map(({ problems, totalMinor }) => [problems.join(), totalMinor]);

  test('does not sell the basic account with or beside the premium one', () => {
    expect(quote(['basic_account_id', 'premium_account_id'])).toEqual([
      ['included', 0],
      ['', 2900],
    ]);
    const access = [{ key: 'premium_account', accessUntil: daysAfter(NOW, 60) }];
    expect(quote(['basic_account_id'], access)).toEqual([['included', 0]]);
  });

  test('sells access again in its last fourteen days, and not before', () => {
    const until = (days: number) => [{ key: 'basic_account', accessUntil: daysAfter(NOW, days) }];
    expect(quote(['basic_account_id'], until(14))).toEqual([['', 2900]]);
    expect(quote(['basic_account_id'], until(15))).toEqual([['owned', 0]]);
  });

  test.each([
    ['three packs cost three times one', { quantity: 3 }, ['', 10_800, 3]],
    ['the most that fit', { quantity: 10 }, ['', 36_000, 10]],
    ['more than fit are as many as fit', { quantity: 11 }, ['quantity-corrected', 36_000, 10]],
    ['the price that was seen', { quantity: 1, priceMinor: 3600 }, ['', 3600, 1]],
    ['another price is told and charged', { quantity: 2, priceMinor: 3000 }, ['price-changed', 7200, 2]],
  ])('%s', (_, line, expected) => {
    const findProduct = (id: string) => (id === PACK.id ? PACK : undefined);
    const [quoted] = quoteLines([{ product: PACK.id, ...line }], { findProduct, access: [], now: NOW });
    expect([quoted?.problems.join(), quoted?.totalMinor, quoted?.quantity]).toEqual(expected);
    expect(quoted?.previousPriceMinor).toBe(quoted?.problems.includes('price-changed') ? 3000 : null);
  });

  test('names each product once, with the greatest number, and does not charge what is not sold or not known', () => {
    const findProduct = (id: string) =>
      id === PACK.id ? PACK : id === 'basic_account_id' ? plan('basic_account', false) : undefined;
    const given = [
      { product: PACK.id, quantity: 1 },
      { product: 'basic_account_id', quantity: 1 },
      { product: PACK.id, quantity: 4 },
      { product: PACK.id, quantity: 2 },
      { product: 'no_such_id', quantity: 1 },
    ];
    const quoted = quoteLines(given, { findProduct, access: [], now: NOW });
    expect(quoted.map(({ id, quantity, problems }) => [id, quantity, problems.join()])).toEqual([
      [PACK.id, 4, ''],
      ['basic_account_id', 1, 'withdrawn'],
      ['no_such_id', 1, 'withdrawn'],
    ]);
    expect(subtotalOf(quoted)).toBe(4 * PACK.priceMinor);
  });

  test('sells the basic account beside a premium one that is not sold', () => {
    const sold = new Map(
      [plan('basic_account'), plan('premium_account', false)].map((each) => [each.id, each]),
    );
    const lines = [...sold.keys()].map((product) => ({ product, quantity: 1 }));
    const quoted = quoteLines(lines, { findProduct: (id) => sold.get(id), access: [], now: NOW });
    expect(quoted.map(({ problems }) => problems.join())).toEqual(['', 'withdrawn']);
  });

  test('a renewal begins where the old access ends', () => {
    const access = [{ key: 'basic_account', accessUntil: daysAfter(NOW, 10) }];
    const grant = { kind: 'plan', grants: 'basic_account', accessDays: 90 } as const;
    expect(accessPeriod(grant, access, NOW)).toEqual({
      startsAt: daysAfter(NOW, 10),
      endsAt: daysAfter(NOW, 100),
    });
  });
});

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

test.each([
  [false, null, []],
  [true, null, ['guardian.name name-required', 'guardian.email email-required']],
  [true, { name: 'Lin Hua', email: 'MEI@example.org' }, ['guardian.email email-own']],
  [true, { name: 'L', email: 'a b@c' }, ['guardian.name name-required', 'guardian.email email-invalid']],
  [true, { name: '林華', email: 'hua@example.org' }, []],
])('under 20 %j with the guardian %j: %j', (under20, guardian, problems) => {
  const found = checkGuardian({ under20, guardian }, 'mei@example.org');
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
});

test('an order’s number holds its year and its serial', () => {
  expect([orderNumber(42, NOW), orderNumber(1_234_567, NOW)]).toEqual(['N-26-000042', 'N-26-1234567']);
});
