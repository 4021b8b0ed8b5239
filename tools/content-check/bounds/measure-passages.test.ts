import { expect, test } from 'vitest';
import { aReadSection, statements } from './bounds-fixture.ts';
import { isWithin } from './measure.ts';
import { measurePassages, uncommonShare } from './measure-passages.ts';

const groups = [statements(['The lamps are new.'])];
const aPart = (text: string) => ({ paragraphs: [text], groups });
const measure = (texts: readonly string[], form = {}) =>
  measurePassages(aReadSection(texts.map(aPart), [], form));

const EASY = 'The old man had a red cat. ';
const HARD = 'Administrative authorities habitually overestimated agricultural productivity considerably. ';

test.each([
  [2149, false],
  [2150, true],
  [2750, true],
  [2751, false],
])('%i words in all are within: %s', (words, within) => {
  const [first] = measure(['word '.repeat(words - 4).trim(), 'Two words.', 'Two words.']);
  expect(first).toMatchObject({ check: 'words', value: words, detail: `${words - 4}, 2, 2` });
  expect(first && isWithin(first)).toBe(within);
});

test.each([
  ['too easy', EASY],
  ['too hard', HARD],
])('a passage that is %s is outside', (_title, sentence) => {
  const eases = measure([sentence, sentence, sentence].map((each) => each.repeat(5).trim()));
  const found = eases.filter(({ check }) => check === 'ease');
  expect(found.map(({ place, detail }) => [place, detail])).toEqual([
    ['reading passage 1', 'about 60'],
    ['reading passage 2', 'about 52'],
    ['reading passage 3', 'about 42'],
  ]);
  expect(found.some(isWithin)).toBe(false);
});

test('the share of uncommon words leaves out names and figures', () => {
  expect(uncommonShare('The school bought graphite in Norwich in 1852.')).toBe(25);
  expect(uncommonShare('')).toBe(0);
});

test('too many uncommon words, and too few, are outside', () => {
  const shares = measure([EASY, HARD, EASY]).filter(({ check }) => check === 'uncommon-words');
  expect(shares.map((each) => isWithin(each))).toEqual([false, false, false]);
});

test('General Training and short papers have no such bounds', () => {
  expect(measure([EASY], { module: 'general-training' })).toEqual([]);
  expect(measure([EASY], { form: 'short' })).toEqual([]);
});
