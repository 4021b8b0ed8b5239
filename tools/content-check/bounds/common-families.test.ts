import { expect, test } from 'vitest';
import { commonFamilies, joinFamilies } from './common-families.ts';

const counted = (words: string) => words.split(' ').map((word, i) => ({ word, count: 100_000 - i }));

test.each([
  ['lamps', true],
  ['lighted', true],
  ['happily', true],
  ['happier', true],
  ['stopped', true],
  ['colour', true],
  ['corner', false],
  ['oil', false],
  ['Norwich', false],
])('%s is of the first five families: %s', (word, common) => {
  const list = counted('lamp light happy stop color Norwich corner corn oil happily');
  expect(joinFamilies(list, 5).isCommon(word)).toBe(common);
});

test.each([
  ['what', true],
  ['schools', true],
  ['carefully', true],
  ['south', true],
  ['graphite', false],
  ['authenticity', false],
])('of the project’s own frequencies, %s is common: %s', (word, common) => {
  expect(commonFamilies().isCommon(word)).toBe(common);
});
