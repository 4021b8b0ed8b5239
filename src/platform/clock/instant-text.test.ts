import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantText } from './instant-text.ts';

describe('instantText', () => {
  test('is what toISOString gives, for any instants one after another', () => {
    const instants = fc.array(fc.integer({ min: -1e12, max: 3e14 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(instants, (list) => {
        const near = list.flatMap((ms) => [ms, ms + 1, ms + 999]);
        expect(near.map(instantText)).toEqual(near.map((ms) => new Date(ms).toISOString()));
      }),
    );
  });

  test.each([0, 999, 1_000, Date.UTC(9999, 11, 31, 23, 59, 59, 999), -1, 1_000.7])('%d', (ms) => {
    expect(instantText(ms)).toBe(new Date(ms).toISOString());
  });

  test.each([Number.NaN, Infinity, 9e15])('refuses %d', (ms) => {
    expect(() => instantText(ms)).toThrow(RangeError);
  });
});
