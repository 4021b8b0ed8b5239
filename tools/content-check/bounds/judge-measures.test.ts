import { expect, test } from 'vitest';
import { judgeMeasures, listNeedless } from './judge-measures.ts';
import type { Measure } from './measure.ts';
import type { PaperException } from './paper-exceptions.ts';

const measure: Measure = {
  check: 'repeated-words',
  place: 'reading',
  value: 2,
  most: 0,
  detail: '',
};
const anException = (changes: Partial<PaperException> = {}): PaperException => ({
  paper: 'lamps',
  check: 'repeated-words',
  place: 'reading',
  measured: 2,
  reason: 'Written before the bound.',
  ...changes,
});
const judge = (value: number, ...exceptions: PaperException[]) =>
  judgeMeasures('lamps', [{ ...measure, value }], exceptions)[0]?.verdict;

test.each([
  ['inside its bound', 0, [], 'inside'],
  ['outside', 2, [], 'outside'],
  ['as its exception says', 2, [anException()], 'known'],
  ['better than its exception says', 1, [anException()], 'known'],
  ['worse than its exception says', 3, [anException()], 'worse'],
  ['of another paper', 2, [anException({ paper: 'clocks' })], 'outside'],
  ['of another place', 2, [anException({ place: 'listening' })], 'outside'],
  ['of another check', 2, [anException({ check: 'sets' })], 'outside'],
])('a value %s', (_title, value, exceptions, verdict) => {
  expect(judge(value, ...exceptions)).toBe(verdict);
});

test('an exception is needless when the value is inside, when there is none, and when it is there twice', () => {
  const needed = anException();
  const others = [anException({ place: 'listening' }), anException({ measured: 5 })];
  const all = [needed, ...others];
  expect(listNeedless(all, judgeMeasures('lamps', [measure], all))).toEqual(others);
  expect(listNeedless([needed], judgeMeasures('lamps', [{ ...measure, value: 0 }], [needed]))).toEqual([
    needed,
  ]);
});
