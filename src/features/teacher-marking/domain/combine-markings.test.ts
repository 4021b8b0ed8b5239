import { expect, test } from 'vitest';
import { doAgree, finalBands, meanBands } from './combine-markings.ts';
import { bandsByRole, shownMarking } from './counting-markings.ts';
import { meanTimesTwo } from './mean-band.ts';

// Bands times two: 12 is band 6.
test.each([
  [[12, 12, 12, 12], 12],
  [[12, 12, 12, 13], 12],
  [[12, 12, 13, 13], 13],
  [[12, 13, 13, 13], 13],
  [[10, 11, 12, 13], 12],
  [[0, 18, 18, 18], 14],
])('the overall band of %j is %d', (bands, overall) => {
  expect(meanTimesTwo(bands)).toBe(overall);
});

test.each([
  ['the same', [12, 12, 12, 12], [12, 12, 12, 12], true],
  ['half a band apart in each criterion', [12, 12, 12, 12], [13, 13, 13, 13], true],
  ['a whole band apart in one', [12, 12, 12, 12], [14, 12, 12, 12], false],
  ['half a band apart, up and down', [12, 12, 12, 12], [13, 11, 13, 11], true],
])('two markings that are %s agree: %j', (_, one, other, agree) => {
  expect(doAgree(one, other)).toBe(agree);
  expect(doAgree(other, one)).toBe(agree);
});

test('each criterion of two markings is their mean, and a quarter goes up', () => {
  expect(meanBands([12, 12, 13, 11], [12, 13, 12, 12])).toEqual([12, 13, 13, 12]);
});

const FIRST = [12, 12, 12, 12];
const SECOND = [13, 13, 13, 13];
const THIRD = [10, 10, 10, 10];
test.each([
  ['of one teacher', { first: FIRST }, FIRST],
  ['of two teachers', { first: FIRST, second: SECOND }, SECOND],
  ['of the third teacher, who decides', { first: FIRST, second: SECOND, third: THIRD }, THIRD],
  ['of nobody', {}, undefined],
])('the bands %s', (_, bands, final) => {
  expect(finalBands(bands)).toEqual(final);
});

const aMarking = (role: 'first' | 'second' | 'third', version: number, band: number, state = 'final') => ({
  role,
  version,
  state: state as 'final' | 'draft',
  bandsTimesTwo: [band, band, band, band],
});

test('the newest final version of each teacher counts, and a draft does not', () => {
  const markings = [
    aMarking('first', 1, 12),
    aMarking('first', 2, 13),
    aMarking('first', 3, 18, 'draft'),
    aMarking('second', 1, 13),
  ];
  expect(bandsByRole(markings)).toEqual({ first: SECOND, second: SECOND, third: undefined });
  expect(shownMarking(markings)).toBe(markings[1]);
});

test('the learner reads the comments of the teacher who decided', () => {
  const third = aMarking('third', 1, 12);
  expect(shownMarking([aMarking('first', 1, 12), aMarking('second', 1, 14), third])).toBe(third);
});
