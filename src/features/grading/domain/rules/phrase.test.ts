import { expect, test } from 'vitest';
import type { Sentence } from '../essay/essay-text.ts';
import { findPhrase, readPhrase } from './phrase.ts';

/** A sentence of words with tags: `the/DET dog/NOUN`. */
function aSentence(tagged: string): Sentence {
  let at = 0;
  const tokens = tagged.split(' ').map((each) => {
    const [text = '', tag = 'X'] = each.split('/');
    const start = at;
    at += text.length + 1;
    return {
      text,
      lower: text.toLowerCase(),
      tag,
      lemma: text.toLowerCase(),
      start,
      end: start + text.length,
    };
  });
  return { tokens, start: 0, end: at - 1 };
}

const SENTENCE = aSentence('We/PRON discussed/VERB about/ADP the/DET big/ADJ plan/NOUN ./PUNCT');

test.each<[pattern: string, found: readonly (readonly [number, number])[]]>([
  ['discussed about', [[1, 3]]],
  ['discuss about', []],
  ['~discuss <about>', [[2, 3]]],
  ['we|they discussed', [[0, 2]]],
  ['@subject <discussed>', [[1, 2]]],
  ['the #ADJ #NOUN', [[3, 6]]],
  ['the #ADJ? plan', [[3, 6]]],
  ['<about> the #ADV? big', [[2, 3]]],
  ['about .* <plan>', [[5, 6]]],
  ['^ <we>', [[0, 1]]],
  ['<plan> . $', []],
  ['<plan> .|! $', [[5, 6]]],
  ['!we <about>', [[2, 3]]],
  ['!discussed <about>', []],
  ['!the <we>', [[0, 1]]],
  ['<#ADJ&!small>', [[4, 5]]],
  ['<#ADJ&!big>', []],
])('“%s” is found at %j', (pattern, found) => {
  expect(findPhrase(readPhrase(pattern), SENTENCE).map(({ from, to }) => [from, to])).toEqual(found);
});

test.each([
  ['<~discuss about>', '{1}', 'discussed'],
  ['<~discuss> about', '{1:base}', 'discuss'],
  ['<~discuss> about', '{1:ing}', 'discussing'],
  ['#DET <big #NOUN>', 'small {3:plural}', 'small plans'],
  ['^ <we> discussed', 'they', 'They'],
  ['^ <we discussed>', 'then {2}', 'Then we'],
  ['<about> the', '{1:base}', undefined],
  ['<about> the', undefined, undefined],
])('%s with the correction %s says “%s”', (pattern, correction, filled) => {
  expect(findPhrase(readPhrase(pattern), SENTENCE, correction)[0]?.correction).toBe(filled);
});

test('a pattern with a list that does not exist cannot be read', () => {
  expect(() => readPhrase('@nobody')).toThrow('@nobody');
});
