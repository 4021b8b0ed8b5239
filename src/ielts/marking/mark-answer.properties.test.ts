import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RIGHT_RULES } from './mark.ts';
import type { ExpectedAnswer } from '../question-types/expected-answer.ts';
import { markAnswer } from './mark-answer.ts';
import { countWords, fitsWordLimit } from './word-count.ts';
import { VERDICTS } from '../question-types/verdicts.ts';

const WORDS = [
  'oil',
  'lamp',
  'the',
  'of',
  'colour',
  'evening',
  'well-known',
  "farmer's",
  'centre',
  'grey',
  'rise',
  'Doctor',
];
const NUMBERS = [
  '13',
  '1,000',
  '21st',
  '3.5',
  '9.30',
  '£12.50',
  '21/7',
  'thirteen',
  '55%',
  '10 km',
  '21 July',
  '$50',
];
const aPhrase = fc
  .array(fc.constantFrom(...WORDS, ...NUMBERS), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));
const aKey = fc.array(aPhrase, { minLength: 1, maxLength: 3 });
const aLimit = fc.record({ words: fc.integer({ min: 1, max: 3 }), number: fc.boolean() });
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(...'0129.,:/-\'" $£%aAmpst()燈。１é\u0301\ud83d\ude00\u200d'),
    maxLength: 200,
  }),
  fc
    .array(
      fc.constantFrom(...WORDS, ...NUMBERS, 'half', 'past', 'to', 'and', 'a', 'million', 'July', '-', '/'),
      { maxLength: 30 },
    )
    .map((words) => words.join(' ')),
);
const aGap = fc.record({
  asks: fc.constant('words' as const),
  wordLimit: aLimit,
  text: fc.constantFrom('{gap}', 'The {gap} was old.', 'It cost £{gap} a day', 'no gap', ''),
});
const aQuestion: fc.Arbitrary<ExpectedAnswer> = fc.oneof(
  aGap,
  fc.constant({ asks: 'verdict' as const, verdicts: VERDICTS['true-false-not-given'] }),
  fc.constant({ asks: 'option' as const, names: ['A', 'B', 'C'] }),
  fc.constant({ asks: 'option' as const, names: ['i', 'ii', 'iii', 'iv'] }),
  fc.constant({ asks: 'options' as const, names: ['A', 'B', 'C', 'D', 'E'], choose: 2 }),
);
const roomy = { asks: 'words', wordLimit: { words: 9, number: true }, text: '{gap}' } as const;

describe('marking, whatever is written', () => {
  test('it never throws, and right and rule agree', () => {
    fc.assert(
      fc.property(aQuestion, aPhrase, anyText, (question, key, given) => {
        const mark = markAnswer(question, key, given);
        expect(mark.right).toBe(RIGHT_RULES.some((rule) => rule === mark.rule));
      }),
      { numRuns: 2000 },
    );
  });

  test('over the limit is never right', () => {
    fc.assert(
      fc.property(aGap, aKey, anyText, (question, key, given) => {
        fc.pre(!fitsWordLimit(given, question.wordLimit));
        expect(markAnswer(question, key.join(' / '), given).right).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('an accepted form is right exactly when it keeps the limit', () => {
    fc.assert(
      fc.property(aGap, aKey, (question, key) => {
        for (const form of key) {
          const { right } = markAnswer(question, key.join(' / '), form);
          expect(right).toBe(fitsWordLimit(form, question.wordLimit));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('capitals, spaces, full-width typing and a full stop change neither mark nor rule', () => {
    fc.assert(
      fc.property(aKey, aPhrase, fc.constantFrom('  ', '\t', '\u3000', ' \n '), (key, given, space) => {
        const expected = markAnswer(roomy, key.join(' / '), given);
        const wide = given.replace(/[!-~]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
        for (const same of [
          given.toUpperCase(),
          given.toLowerCase(),
          wide,
          given.replaceAll(' ', space),
          `${space}${given}.`,
        ]) {
          expect(markAnswer(roomy, key.join(' / '), same)).toEqual(expected);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the order of the alternatives does not matter', () => {
    fc.assert(
      fc.property(aKey, aPhrase, (key, given) => {
        const forwards = markAnswer(roomy, key.join(' / '), given);
        expect(markAnswer(roomy, key.toReversed().join(' / '), given)).toMatchObject({
          right: forwards.right,
          rule: forwards.rule,
        });
      }),
    );
  });

  test('two accepted texts stand for each other', () => {
    fc.assert(
      fc.property(aPhrase, aPhrase, (one, other) => {
        expect(markAnswer(roomy, one, other).right).toBe(markAnswer(roomy, other, one).right);
      }),
    );
  });

  test('a word put behind an answer adds to its count', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { words, numbers } = countWords(text);
        const longer = countWords(`${text} lamp`);
        expect(longer.words + longer.numbers).toBe(words + numbers + 1);
      }),
    );
  });

  test('pages of anything are marked like one line', () => {
    for (const piece of [
      'a-',
      '1 ',
      '/',
      '(',
      "'",
      'half a ',
      '7-',
      '0',
      '$1 ',
      'ﷺ',
      '\ud800',
      'a.',
      '@',
      'www.',
    ]) {
      expect(markAnswer(roomy, '(the) oil lamps / $50 / 21 July', piece.repeat(4_000)).right).toBe(false);
    }
  });
});
