import { describe, expect, test } from 'vitest';
import { MAX_CART_LINES } from '../../domain/products/product.ts';
import { countLines, mergeLines, readLines, type CartLine } from './cart-lines.ts';
import { changeLine, restoreLine, withLine, withoutLine } from './change-lines.ts';

const course: CartLine = { productId: 'grammar_basics_id', quantity: 1, seenMinor: 4900 };
const pack: CartLine = { productId: 'lesson:teacher_01:low:10_lesson', quantity: 2 };

describe('reading what was kept', () => {
  test('lines come back as they were', () => {
    expect(readLines(JSON.parse(JSON.stringify([course, pack])))).toEqual([course, pack]);
  });

  test.each([
    ['nothing', undefined],
    ['another shape', { productId: 'x_id' }],
    ['no object', [null, 7, 'grammar_basics_id']],
    ['a product that nothing can be called', [{ productId: '<script>', quantity: 1 }]],
    ['no product', [{ quantity: 1 }]],
  ])('%s is an empty cart', (_, kept) => {
    expect(readLines(kept)).toEqual([]);
  });

  test.each([0, -1, 1.5, 11, '3', null, Number.NaN])('a quantity of %j is read as one', (quantity) => {
    expect(readLines([{ productId: 'a_id', quantity }])).toEqual([{ productId: 'a_id', quantity: 1 }]);
  });

  test('a product that was written twice stands there once', () => {
    expect(readLines([course, { ...course, quantity: 3 }])).toEqual([{ ...course, quantity: 3 }]);
  });
});

describe('two carts as one', () => {
  test('hold each product once, the larger number, and the price seen last', () => {
    const here = [course, pack];
    const there = [
      { ...pack, quantity: 1 },
      { ...course, seenMinor: 5200 },
      { productId: 'premium_account_id', quantity: 1 },
    ];
    expect(mergeLines(here, there)).toEqual([
      { ...course, seenMinor: 5200 },
      pack,
      { productId: 'premium_account_id', quantity: 1 },
    ]);
  });

  test('do not change when they are merged again', () => {
    const once = mergeLines([course], [pack]);
    expect(mergeLines(once, [pack, course])).toEqual(once);
  });
});

test('what is in the cart is not added a second time, and a full cart takes nothing', () => {
  expect(withLine([course], pack)).toEqual([course, pack]);
  expect(withLine([course], course)).toBeUndefined();
  const full = Array.from({ length: MAX_CART_LINES }, (_, index) => ({
    productId: `p${index}_id`,
    quantity: 1,
  }));
  expect(withLine(full, course)).toBeUndefined();
});

test('what was taken out goes back to its place', () => {
  const lines = [course, pack, { productId: 'premium_account_id', quantity: 1 }];
  expect(restoreLine(withoutLine(lines, pack.productId), pack, 1)).toEqual(lines);
});

test('a line changes alone, and every piece counts', () => {
  const lines = changeLine([course, pack], pack.productId, { quantity: 5 });
  expect(lines).toEqual([course, { ...pack, quantity: 5 }]);
  expect(countLines(lines)).toBe(6);
});
