import { describe, expect, test } from 'vitest';
import { daysAfter } from '../entitlements/entitlement.ts';
import type { Opening } from '../products/opening.ts';
import type { Product } from '../products/product.ts';
import { isChargedLine, quoteLines, subtotalOf } from './quote.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
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

const plansWithin = (plan: string) => (plan === 'premium_account' ? ['basic_account'] : []);
const NOTHING_OWNED = { access: [], isBookable: () => true, plansWithin, now: NOW };

test('what is not open is not charged, whatever an admin says of it', () => {
  const closed = {
    ...PACK,
    opening: { isOpen: false, counted: null, notYet: ['one-to-one-lessons' as const] },
  };
  const [line] = quoteLines([{ product: PACK.id, quantity: 1 }], {
    findProduct: () => closed,
    ...NOTHING_OWNED,
  });
  expect(line).toMatchObject({ problems: ['not-open'], totalMinor: 0 });
});

test('a pack of a teacher whom nobody can book is not charged; one that is not open says only that', () => {
  const problemsOf = (product: Product) =>
    quoteLines([{ product: product.id, quantity: 1 }], {
      ...NOTHING_OWNED,
      findProduct: () => product,
      isBookable: ({ teacher }) => teacher !== 'teacher_01',
    }).map(({ problems, totalMinor }) => [...problems, totalMinor]);
  expect(problemsOf(PACK)).toEqual([['not-bookable', 0]]);
  expect(problemsOf({ ...PACK, teacher: 'teacher_02' } as Product)).toEqual([[3600]]);
  expect(problemsOf({ ...PACK, opening: { ...PACK.opening, isOpen: false } })).toEqual([['not-open', 0]]);
});

describe('a cart', () => {
  const products = new Map([plan('basic_account'), plan('premium_account')].map((each) => [each.id, each]));
  const quote = (ids: readonly string[], access: { key: string; accessUntil: Date }[] = []) =>
    quoteLines(
      ids.map((product) => ({ product, quantity: 1 })),
      { ...NOTHING_OWNED, findProduct: (id) => products.get(id), access },
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

  test('sells the basic account again in the last fourteen days of a premium one', () => {
    const until = (days: number) => [{ key: 'premium_account', accessUntil: daysAfter(NOW, days) }];
    expect(quote(['basic_account_id'], until(14))).toEqual([['', 2900]]);
    expect(quote(['basic_account_id'], until(15))).toEqual([['included', 0]]);
  });

  test.each([
    ['three packs cost three times one', { quantity: 3 }, ['', 10_800, 3]],
    ['the most that fit', { quantity: 10 }, ['', 36_000, 10]],
    ['more than fit are as many as fit', { quantity: 11 }, ['quantity-corrected', 36_000, 10]],
    ['the price that was seen', { quantity: 1, priceMinor: 3600 }, ['', 3600, 1]],
    ['another price is told and charged', { quantity: 2, priceMinor: 3000 }, ['price-changed', 7200, 2]],
  ])('%s', (_, line, expected) => {
    const findProduct = (id: string) => (id === PACK.id ? PACK : undefined);
    const [quoted] = quoteLines([{ product: PACK.id, ...line }], { findProduct, ...NOTHING_OWNED });
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
    const quoted = quoteLines(given, { findProduct, ...NOTHING_OWNED });
    expect(quoted.map(({ id, quantity, problems }) => [id, quantity, problems.join()])).toEqual([
      [PACK.id, 4, ''],
      ['basic_account_id', 1, 'withdrawn'],
      ['no_such_id', 1, 'withdrawn'],
    ]);
    expect(subtotalOf(quoted)).toBe(4 * PACK.priceMinor);
    expect(quoted.map(isChargedLine)).toEqual([true, false, false]);
  });

  test('sells the basic account beside a premium one that is not sold', () => {
    const sold = new Map(
      [plan('basic_account'), plan('premium_account', false)].map((each) => [each.id, each]),
    );
    const lines = [...sold.keys()].map((product) => ({ product, quantity: 1 }));
    const quoted = quoteLines(lines, { findProduct: (id) => sold.get(id), ...NOTHING_OWNED });
    expect(quoted.map(({ problems }) => problems.join())).toEqual(['', 'withdrawn']);
  });
});
