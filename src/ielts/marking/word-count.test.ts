import { describe, expect, test } from 'vitest';
import { countWords, fitsWordLimit } from './word-count.ts';

describe('what counts as a word and what as a number', () => {
  test.each([
    ['oil', 1, 0],
    ['oil lamps', 2, 0],
    ['the oil lamps', 3, 0],
    ['well-known', 1, 0],
    ['state-of-the-art', 1, 0],
    ['well known', 2, 0],
    ['well - known', 2, 0],
    ['pre-,post-war', 2, 0],
    ['notebook', 1, 0],
    ["farmer's market", 2, 0],
    ['fish & chips', 2, 0],
    ['lamp/candle', 2, 0],
    ['lamp,candle', 2, 0],
    ['oil.lamps', 2, 0],
    ['55%', 0, 1],
    ['55 %', 0, 1],
    ['£12.50', 0, 1],
    ['US$50', 0, 1],
    ['1,000', 0, 1],
    ['1 000 000', 0, 1],
    ['13', 0, 1],
    ['thirteen', 0, 1],
    ['twenty-one', 0, 1],
    ['one thousand', 0, 1],
    ['a hundred and five', 0, 1],
    ['1.5 million', 0, 1],
    ['twenty-first', 0, 1],
    ['21st July', 1, 1],
    ['21 July 2019', 1, 2],
    ['9am', 0, 1],
    ['9 am', 1, 1],
    ['9.30a.m.', 0, 1],
    ['9.30 a.m.', 1, 1],
    ['10km', 0, 1],
    ['10,km', 1, 1],
    ['60 km/h', 1, 1],
    ['5 kg/m', 1, 1],
    ['-5', 0, 1],
    ['2-year plan', 1, 1],
    ['B12', 0, 1],
    ['July21', 1, 1],
    ['July21st', 1, 1],
    ['mar12b', 0, 1],
    ['020 7946 0018', 0, 1],
    ['half past nine', 1, 2],
    ['info@example.com', 1, 0],
    ['www.example.com', 1, 0],
    ['１３　ｋｍ', 1, 1],
    ['', 0, 0],
    ['...', 0, 0],
  ])('%j: words %d, numbers %d', (text, words, numbers) => {
    expect(countWords(text)).toMatchObject({ words, numbers });
  });
});

describe('word limits', () => {
  const oneWord = { words: 1, number: false };
  const oneWordAndNumber = { words: 1, number: true };
  const twoWords = { words: 2, number: false };
  const numberOnly = { words: 0, number: true };

  test.each([
    ['oil', oneWord, true],
    ['oil lamps', oneWord, false],
    ['13', oneWord, true],
    ['a thousand', oneWord, false],
    ['1.5 million', oneWord, false],
    ['1.5 million', twoWords, true],
    ['twenty-one', oneWord, true],
    ['twenty-one lamps', twoWords, true],
    ['one hundred and five', twoWords, false],
    ['oil', oneWordAndNumber, true],
    ['13', oneWordAndNumber, true],
    ['13 lamps', oneWordAndNumber, true],
    ['thirteen lamps', oneWordAndNumber, true],
    ['21st July', oneWordAndNumber, true],
    ['oil lamps', oneWordAndNumber, false],
    ['13 oil lamps', oneWordAndNumber, false],
    ['21 July 2019', oneWordAndNumber, false],
    ['21 July 2019', { words: 2, number: true }, true],
    ['13 lamps', twoWords, true],
    ['13 oil lamps', twoWords, false],
    ['3 1/2 lamps', twoWords, true],
    ['55%', numberOnly, true],
    ['one thousand', numberOnly, true],
    ['55 lamps', numberOnly, false],
    ['the oil lamps', twoWords, false],
  ])('%j in %j: %s', (text, limit, fits) => {
    expect(fitsWordLimit(text, limit)).toBe(fits);
  });
});
