import { expect, test } from 'vitest';
import { aHeardSection } from './bounds-fixture.ts';
import { isWithin } from './measure.ts';
import { measureVoices } from './measure-voices.ts';

const turns = ['The lamps burn oil.'];
const measure = (voices: readonly (readonly string[])[], form = {}) =>
  measureVoices(
    aHeardSection(
      voices.map((each) => ({ turns, voices: each })),
      [],
      form,
    ),
  );

test('the voices of all parts are counted once, the narrator’s not', () => {
  const [four] = measure([['man-1', 'woman-1'], ['man-2'], ['man-1', 'woman-2']]);
  expect(four).toMatchObject({ value: 4, least: 5, detail: 'man-1, man-2, woman-1, woman-2' });
  expect(four && isWithin(four)).toBe(false);
  const [five] = measure([['man-1', 'woman-1'], ['man-2'], ['man-3', 'woman-2']]);
  expect(five && isWithin(five)).toBe(true);
});

test('a short paper and the demonstration may have fewer', () => {
  expect(measure([['man-1']], { form: 'short' })).toEqual([]);
  expect(measure([['man-1']], { module: 'demonstration' })).toEqual([]);
});
