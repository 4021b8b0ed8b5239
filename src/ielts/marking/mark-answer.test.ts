import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

const ONE_WORD = { words: 1, number: false };
const ONE_WORD_AND_NUMBER = { words: 1, number: true };
const TWO_WORDS = { words: 2, number: false };
const THREE_WORDS = { words: 3, number: false };

function mark(limit: { words: number; number: boolean }, key: string, given: string, text = 'It was {gap}.') {
  return markAnswer({ asks: 'words', wordLimit: limit, text }, key, given);
}

describe('what never matters', () => {
  test.each([
    ['capitals', 'oil lamps', 'OIL Lamps'],
    ['spaces round and between', 'oil lamps', '  oil \t lamps\n'],
    ['a full stop at the end', 'oil lamps', 'oil lamps.'],
    ['a Chinese full stop', 'oil lamps', 'oil lamps。'],
    ['quotation marks', 'oil lamps', '“oil lamps”'],
    ['full-width letters', 'oil lamps', 'ｏｉｌ　ｌａｍｐｓ'],
    ['a curly apostrophe', "driver's seat", 'driver’s seat'],
    ['an accent as apostrophe', "driver's seat", 'driver´s seat'],
    ['a full-width apostrophe', "driver's seat", 'driver＇s seat'],
    ['the kind of hyphen', 'well-known', 'well‑known'],
    ['a no-break space', 'oil lamps', 'oil\u00a0lamps'],
    ['invisible characters', 'oil lamps', '\ufeffoil\u200b lamps'],
    ['a soft hyphen', 'lamps', 'la\u00admps'],
    ['combined or single accents', 'café', 'cafe\u0301'],
    ['a ligature', 'final', 'ﬁnal'],
    ['the spaces of a postcode', 'SW1A 2AB', 'sw1a2ab'],
    ['a comma', 'oil, gas', 'oil gas'],
  ])('%s', (_title, key, given) => {
    expect(mark(THREE_WORDS, key, given)).toMatchObject({ right: true, rule: 'exact' });
  });
});

describe('alternatives and optional words', () => {
  const key = '(the) oil lamps / lamps of oil';
  test.each([
    ['the oil lamps', 'exact'],
    ['oil lamps', 'optional-words'],
    ['lamps of oil', 'exact'],
    ['the lamps of oil', 'over-word-limit'],
    ['lamps', 'incomplete'],
    ['oil', 'incomplete'],
    ['an oil lamp', 'different'],
    ['oil lamp', 'singular-plural'],
  ])('for (the) oil lamps / lamps of oil, %j: %s', (given, rule) => {
    expect(mark(THREE_WORDS, key, given)).toMatchObject({ rule });
  });

  test('the receipt shows the accepted forms that keep the limit', () => {
    expect(mark(THREE_WORDS, key, '').accepted).toEqual(['the oil lamps', 'oil lamps', 'lamps of oil']);
    expect(mark(TWO_WORDS, key, '').accepted).toEqual(['oil lamps']);
  });
});

describe('the word limit', () => {
  test.each([
    [ONE_WORD, 'lamps', 'lamps', 'exact'],
    [ONE_WORD, 'lamps', 'the lamps', 'over-word-limit'],
    [ONE_WORD, '(the) lamps', 'the lamps', 'over-word-limit'],
    [ONE_WORD, 'well-known', 'well-known', 'exact'],
    [ONE_WORD, 'well-known', 'well known', 'over-word-limit'],
    [TWO_WORDS, 'well-known', 'well known', 'hyphenation'],
    [TWO_WORDS, 'well known', 'well-known', 'hyphenation'],
    [ONE_WORD, 'e-mail', 'email', 'hyphenation'],
    [THREE_WORDS, 'on-the-job', 'on the job', 'hyphenation'],
    [ONE_WORD, 'cooperation', 'co-operation', 'hyphenation'],
    [TWO_WORDS, 'school cooperation', 'school co-operation', 'hyphenation'],
    [TWO_WORDS, 'cooperation', 'co operation', 'misspelt'],
    [TWO_WORDS, 'cooperation fund', 'co-operation fees', 'different'],
    [ONE_WORD, 'info@school.example', 'info@school.example.', 'exact'],
    [ONE_WORD_AND_NUMBER, '10 km', '10,km', 'exact'],
    [ONE_WORD_AND_NUMBER, '10 km', '10-km', 'hyphenation'],
    [TWO_WORDS, 'oil lamps', '-oil lamps', 'exact'],
    [TWO_WORDS, 'SW1A2AB', 'SW1A 2AB', 'exact'],
    [TWO_WORDS, 'SW1A 2AB', 'SW1A 2AC', 'different'],
    [TWO_WORDS, 'SW1A 2AB', 'lamps', 'different'],
    [ONE_WORD, 'reform', 're-form', 'misspelt'],
    [ONE_WORD, 'well-known', 'wellknown', 'misspelt'],
    [ONE_WORD, 'notebook', 'note book', 'over-word-limit'],
    [TWO_WORDS, 'notebook', 'note book', 'misspelt'],
    // Hyphens do not make three words two.
    [TWO_WORDS, '(the) oil lamps', 'the-oil-lamps', 'extra-words'],
    [TWO_WORDS, '(the) oil lamps', 'the-oil lamps', 'extra-words'],
    [ONE_WORD_AND_NUMBER, '13 lamps', '13 lamps', 'exact'],
    [ONE_WORD_AND_NUMBER, '13 lamps', 'thirteen lamps', 'number-form'],
    [ONE_WORD_AND_NUMBER, '13 (oil) lamps', '13 oil lamps', 'over-word-limit'],
    [ONE_WORD_AND_NUMBER, '13 (oil) lamps', '13 lamps', 'optional-words'],
    [ONE_WORD_AND_NUMBER, '55%', '55%', 'exact'],
    [ONE_WORD_AND_NUMBER, '55%', '55 percent', 'abbreviation'],
    [ONE_WORD_AND_NUMBER, '55%', '55 per cent', 'over-word-limit'],
    [ONE_WORD_AND_NUMBER, '21 July', '21st July', 'date-form'],
    [ONE_WORD_AND_NUMBER, '21 July', 'the 21st of July', 'over-word-limit'],
    [ONE_WORD_AND_NUMBER, '9 am', '9am', 'exact'],
    [ONE_WORD_AND_NUMBER, '9.30 (am)', '9.30am', 'exact'],
    [ONE_WORD_AND_NUMBER, '9.30', 'half past nine', 'over-word-limit'],
    // The key says it in more words than may be written.
    [ONE_WORD_AND_NUMBER, 'half past nine', '9.30', 'time-form'],
    [ONE_WORD_AND_NUMBER, '1,000', 'one thousand', 'number-form'],
    [ONE_WORD, 'lamps', 'lamps/candles', 'over-word-limit'],
    [TWO_WORDS, 'lamps', 'lamps/candles', 'extra-words'],
    [TWO_WORDS, 'lamps', 'lamps or candles', 'over-word-limit'],
    [ONE_WORD, 'lamps', 'x '.repeat(5000), 'over-word-limit'],
  ] as const)('%j, key %j, answer %j: %s', (limit, key, given, rule) => {
    expect(mark(limit, key, given)).toMatchObject({ rule });
  });
});

describe('words printed round the gap', () => {
  test.each([
    ['The lamps were filled with {gap} every evening.', 'oil', 'with oil', 'copied-words'],
    ['The lamps were filled with {gap} every evening.', 'oil', 'oil every', 'copied-words'],
    ['The lamps were filled with {gap} every evening.', 'oil', 'filled with oil', 'copied-words'],
    [
      'The lamps were filled with {gap} every evening.',
      'oil',
      'The lamps were filled with oil every evening.',
      'copied-words',
    ],
    ['It cost {gap} pounds.', '50', 'fifty pounds', 'copied-words'],
    ['The {gap} lamps were old.', 'grey', 'gray lamps', 'copied-words'],
    ['In the {gap} hall.', '(the) town', 'the town', 'exact'],
    ['The lamps were filled with {gap} every evening.', 'oil', 'with', 'different'],
    ['The lamps were filled with {gap} every evening.', 'oil', 'with gas', 'different'],
    ['The lamps were filled with {gap} every evening.', 'oil', 'the oil', 'extra-words'],
    ['It cost £{gap} a night.', '50', '£50', 'printed-symbol'],
    ['About {gap}% of it.', '55', '55%', 'printed-symbol'],
    ['It cost £{gap} a night.', '50', '$50', 'extra-words'],
    ['It cost £{gap} a night.', '50', '£50 a', 'copied-words'],
    // Nothing is printed beside a label or a short answer.
    ['Which lamp?', 'oil', 'lamp oil', 'extra-words'],
    // Half of the printed words is none of them.
    ['The lamps were filled with {gap} every evening.', 'oil', 'filled at oil', 'over-word-limit'],
  ])('%j, key %j, answer %j: %s', (text, key, given, rule) => {
    expect(mark({ words: 2, number: true }, key, given, text)).toMatchObject({ rule });
  });
});

describe('what is nearly right is wrong', () => {
  test.each([
    ['lamp', 'lamps', 'singular-plural'],
    ['lamps', 'lamp', 'singular-plural'],
    ['oil lamps', 'oil lamp', 'singular-plural'],
    ['boxes', 'box', 'singular-plural'],
    ['factory', 'factories', 'singular-plural'],
    ['shelves', 'shelf', 'singular-plural'],
    ['women', 'woman', 'singular-plural'],
    ['child', 'children', 'singular-plural'],
    ['hypotheses', 'hypothesis', 'singular-plural'],
    ['colours', 'color', 'singular-plural'],
    ['environment', 'enviroment', 'misspelt'],
    ['receipt', 'reciept', 'misspelt'],
    ["driver's seat", 'drivers seat', 'misspelt'],
    ['February', 'Febuary', 'misspelt'],
    ['40', 'fourty', 'misspelt'],
    ['12th', 'twelth', 'misspelt'],
    ['3 February', 'Febuary 3rd', 'misspelt'],
    ['oil lamps', 'oillamps', 'misspelt'],
    ['June', 'July', 'different'],
    ['Thursday', 'Tuesday', 'different'],
    ['13', '14', 'different'],
    ['1967', '1976', 'different'],
    ['oil', 'air', 'different'],
    ['oil lamps', 'oil candles', 'different'],
    ['lamps oil', 'oil lamps', 'different'],
    ['lamp', 'the lamp', 'extra-words'],
    ['lamp', 'lamp ☺', 'extra-words'],
    ['the lamp', 'lamp', 'incomplete'],
    ['lamp', '燈', 'different'],
  ])('key %j, answer %j: %s', (key, given, rule) => {
    expect(mark(THREE_WORDS, key, given)).toMatchObject({ right: false, rule });
  });
});

describe('nothing written is blank', () => {
  test.each(['', '   ', '\u3000', '\u200b', '...', '-', '?'])('%j', (given) => {
    expect(mark(THREE_WORDS, 'oil', given)).toEqual({ right: false, rule: 'blank', accepted: ['oil'] });
  });
});

test('a key that cannot be read is a bug', () => {
  expect(() => mark(ONE_WORD, '(oil', 'oil')).toThrow('Key refused');
});
