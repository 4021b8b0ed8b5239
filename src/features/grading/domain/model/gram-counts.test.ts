import { expect, test } from 'vitest';
import type { TaggedEssay } from '../essay/essay-text.ts';
import { GRAM_BITS, GRAM_KINDS, countGrams } from './gram-counts.ts';

/** Words with tags, as `the/DET boat/NOUN`. */
function tagged(line: string): TaggedEssay {
  const words = line.split(' ').map((word) => word.split('/') as [string, string]);
  const text = words.map(([word]) => word).join(' ');
  let at = 0;
  const tokens = words.map(([word, tag]) => {
    const start = at;
    at += word.length + 1;
    return {
      text: word,
      lower: word.toLowerCase(),
      tag,
      lemma: word.toLowerCase(),
      start,
      end: start + word.length,
    };
  });
  return { text, paragraphs: [{ sentences: [{ tokens, start: 0, end: text.length }] }] };
}

const total = (counts: ReadonlyMap<number, number>) =>
  [...counts.values()].reduce((sum, each) => sum + each, 0);

test('runs are counted with their length', () => {
  const grams = countGrams(tagged('the/DET boat/NOUN left/VERB'));
  expect(total(grams.words)).toBe(3 + 2);
  expect(total(grams.phrases)).toBe(3 + 2 + 1);
  // 13 letters and spaces: runs of three, four and five.
  expect(total(grams.letters)).toBe(11 + 10 + 9);
  // Five forms with the ends of the sentence: runs of one to four.
  expect(total(grams.tags)).toBe(5 + 4 + 3 + 2);
  expect(total(grams.forms)).toBe(5 + 4 + 3 + 2);
});

test('buckets stay below the number of each kind', () => {
  const grams = countGrams(tagged('harbours/NOUN of/ADP 1912/NUM never/ADV sleep/VERB'));
  for (const kind of GRAM_KINDS) {
    for (const bucket of grams[kind].keys()) {
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(2 ** GRAM_BITS[kind]);
    }
  }
});

test('capitals, curly marks and the digits of a number make no difference', () => {
  const one = countGrams(tagged('It’s/PRON 1912/NUM'));
  const other = countGrams(tagged("it's/PRON 7/NUM"));
  expect(one.words).toEqual(other.words);
  expect(one.letters).toEqual(other.letters);
});

test('words of grammar are forms of their own, other words their parts of speech', () => {
  const one = countGrams(tagged('the/DET boat/NOUN'));
  expect(countGrams(tagged('the/DET ship/NOUN')).forms).toEqual(one.forms);
  expect(countGrams(tagged('a/DET boat/NOUN')).forms).not.toEqual(one.forms);
  expect(countGrams(tagged('a/DET boat/NOUN')).tags).toEqual(one.tags);
});

test('a phrase counts once, however often it occurs', () => {
  const grams = countGrams(tagged('boat/NOUN boat/NOUN boat/NOUN'));
  // One, two and three boats.
  expect([...grams.phrases.values()]).toEqual([1, 1, 1]);
  expect(total(grams.words)).toBe(3 + 2);
});
