import { expect, test } from 'vitest';
import { countSyllables, measureReadingEase } from './reading-ease.ts';

test.each([
  ['oil', 1],
  ['name', 1],
  ['named', 1],
  ['names', 1],
  ['filled', 1],
  ['wanted', 2],
  ['the', 1],
  ['table', 2],
  ['tables', 2],
  ['evening', 3],
  ['longitude', 3],
  ['photography', 4],
  ['1852', 1],
])('%s has %d syllable(s)', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

test('sentences end at full stops, not at abbreviations or figures', () => {
  expect(measureReadingEase('Dr. Low paid 3.50 for it. “Why?” he asked.')).toMatchObject({
    words: 9,
    sentences: 3,
  });
});

test('short words in short sentences read more easily', () => {
  const easy = measureReadingEase('The man had a lamp. He lit it at night.');
  const hard = measureReadingEase('Municipal authorities reluctantly authorised supplementary illumination.');
  expect(easy.ease).toBeGreaterThan(90);
  expect(hard.ease).toBeLessThan(0);
  expect(hard.longWords).toBe(1);
});

test('a text without words measures nought', () => {
  expect(measureReadingEase('…')).toEqual({
    words: 0,
    sentences: 0,
    wordsPerSentence: 0,
    ease: 0,
    longWords: 0,
  });
});
