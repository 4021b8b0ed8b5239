import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';
import { readNumber, shifted } from './written-number.ts';

function mark(key: string, given: string) {
  return markAnswer({ asks: 'words', wordLimit: { words: 6, number: true }, text: '{gap}' }, key, given);
}

describe('figures and words are the same number', () => {
  test.each([
    ['13', 'thirteen'],
    ['thirteen', '13'],
    ['0', 'zero'],
    ['21', 'twenty-one'],
    ['twenty-one', 'twenty one'],
    ['40', 'forty'],
    ['100', 'a hundred'],
    ['105', 'one hundred and five'],
    ['350', 'three hundred fifty'],
    ['1,000', '1000'],
    ['1,000', '1 000'],
    ['1,000', 'a thousand'],
    ['a thousand', 'one thousand'],
    ['12,500', 'twelve thousand five hundred'],
    ['1,234,567', 'one million two hundred and thirty-four thousand five hundred and sixty-seven'],
    ['1900', 'nineteen hundred'],
    ['1984', 'nineteen eighty-four'],
    ['1905', 'nineteen oh five'],
    ['2005', 'two thousand and five'],
    ['2012', 'twenty twelve'],
    ['3.5', 'three point five'],
    ['3.5', '3.50'],
    ['0.5', '.5'],
    ['3½', '3.5'],
    ['3 1/2', 'three and a half'],
    ['½', 'half'],
    ['1/2', 'a half'],
    ['3/4', 'three quarters'],
    ['2/3', 'two thirds'],
    ['1,234,567', '1 234 567'],
    ['one third', '1/3'],
    ['2 2/3', 'two and two thirds'],
    ['1.5 million', '1,500,000'],
    ['1.5 million', 'one and a half million'],
    ['half a million', '500,000'],
    ['3 billion', '3,000,000,000'],
    ['50,000', '50k'],
    ['50 thousand', 'fifty thousand'],
    ['21st', 'twenty-first'],
    ['2nd', 'second'],
    ['12th', 'twelfth'],
    ['100th', 'one hundredth'],
    ['-5', 'minus five'],
    ['-5', '(-5)'],
    ['21-year-old', 'twenty-one-year-old'],
    ['mid-1990s', 'mid 1990’s'],
    ['10-15', '10–15'],
    ['10-15', 'ten to fifteen'],
    ['10-15 lamps', '10 to 15 lamps'],
    ['13 lamps', 'thirteen lamps'],
    ['2-year', 'two-year'],
    ['020 7946 0018', '02079460018'],
    ['020 7946 0018', '020-7946-0018'],
    ['+44 20 7946 0018', '+442079460018'],
    ['１３', '13'],
    ['13', '１３'],
  ])('for %j, %j is right', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: true });
  });

  test.each([
    ['13', '31'],
    ['13', 'thirty'],
    ['1,000', '1.000'],
    ['1,000', '10,00'],
    ['3.5', '35'],
    ['3.5', '3,5'],
    ['21st', '21'],
    ['21', '21st'],
    ['21st', '21th'],
    ['12th', '12nd'],
    ['007', '7'],
    ['-5', '5'],
    ['10-15', '1015'],
    ['10-15', '15-10'],
    ['1984', 'nineteen eighty-five'],
    ['two thirds', '2/5'],
    ['1.5 million', '1.5 billion'],
    ['1.5 million', '1.5'],
    ['100', 'hundred'],
    ['13 lamps', '13'],
    ['+44 20 7946 0018', '44 20 7946 0018'],
    ['0044 20', '44 20'],
  ])('for %j, %j is wrong', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: false });
  });

  test('the rule that fired is the number form', () => {
    expect(mark('13', 'thirteen').rule).toBe('number-form');
    expect(mark('13', '13').rule).toBe('exact');
  });
});

describe('every number word is its figure, cardinal and ordinal', () => {
  test.each([
    [0, 'zero', 'zeroth', '0th'],
    [1, 'one', 'first', '1st'],
    [2, 'two', 'second', '2nd'],
    [3, 'three', 'third', '3rd'],
    [4, 'four', 'fourth', '4th'],
    [5, 'five', 'fifth', '5th'],
    [6, 'six', 'sixth', '6th'],
    [7, 'seven', 'seventh', '7th'],
    [8, 'eight', 'eighth', '8th'],
    [9, 'nine', 'ninth', '9th'],
    [10, 'ten', 'tenth', '10th'],
    [11, 'eleven', 'eleventh', '11th'],
    [12, 'twelve', 'twelfth', '12th'],
    [13, 'thirteen', 'thirteenth', '13th'],
    [14, 'fourteen', 'fourteenth', '14th'],
    [15, 'fifteen', 'fifteenth', '15th'],
    [16, 'sixteen', 'sixteenth', '16th'],
    [17, 'seventeen', 'seventeenth', '17th'],
    [18, 'eighteen', 'eighteenth', '18th'],
    [19, 'nineteen', 'nineteenth', '19th'],
    [20, 'twenty', 'twentieth', '20th'],
    [22, 'twenty-two', 'twenty-second', '22nd'],
    [30, 'thirty', 'thirtieth', '30th'],
    [40, 'forty', 'fortieth', '40th'],
    [50, 'fifty', 'fiftieth', '50th'],
    [60, 'sixty', 'sixtieth', '60th'],
    [70, 'seventy', 'seventieth', '70th'],
    [80, 'eighty', 'eightieth', '80th'],
    [90, 'ninety', 'ninetieth', '90th'],
    [99, 'ninety-nine', 'ninety-ninth', '99th'],
    [100, 'one hundred', 'one hundredth', '100th'],
    [111, 'one hundred and eleven', 'one hundred and eleventh', '111th'],
    [123, 'one hundred and twenty-three', 'one hundred and twenty-third', '123rd'],
    [1000, 'one thousand', 'one thousandth', '1,000th'],
    [1_000_000, 'one million', 'one millionth', '1,000,000th'],
    [1_000_000_000, 'one billion', 'one billionth', '1,000,000,000th'],
    [1_000_000_000_000, 'one trillion', 'one trillionth', '1,000,000,000,000th'],
  ])('%d: %s, %s, %s', (figure, cardinal, ordinal, short) => {
    expect(mark(`${figure}`, cardinal)).toMatchObject({ right: true, rule: 'number-form' });
    expect(mark(short, ordinal)).toMatchObject({ right: true, rule: 'number-form' });
    expect(mark(cardinal, ordinal).right).toBe(false);
  });

  test.each([
    ['1/2', 'one half'],
    ['1/3', 'a third'],
    ['3/4', 'three quarters'],
    ['1/4', 'a quarter'],
    ['2/5', 'two fifths'],
    ['1/5', 'one fifth'],
    ['5/6', 'five sixths'],
    ['1/6', 'one sixth'],
    ['3/7', 'three sevenths'],
    ['1/7', 'one seventh'],
    ['7/8', 'seven eighths'],
    ['1/8', 'one eighth'],
    ['4/9', 'four ninths'],
    ['1/9', 'one ninth'],
    ['9/10', 'nine tenths'],
    ['1/10', 'one tenth'],
    ['0.25', '1/4'],
    ['0.75', 'three quarters'],
    ['1¼', '1.25'],
    ['2¾', 'two and three quarters'],
    ['nought', '0'],
    ['7 bn', '7 billion'],
    ['3 hundred', '300'],
    ['2,000,005', 'two million and five'],
    ['1,002,003', 'one million two thousand and three'],
    ['10.05', 'ten point oh five'],
    ['10.05', 'ten point zero five'],
    ['3.14', 'three point 1 4'],
    ['1066', 'ten sixty-six'],
    ['2001', 'twenty oh one'],
    ['2010', 'two thousand and ten'],
  ])('for %j, %j is right', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: true });
  });

  test.each([
    ['2/5', 'two fifth'],
    ['1/5', 'one fifths'],
    ['5/4', '1.25'],
    ['4/4', '1'],
    ['120', 'twenty a hundred'],
    ['1005', 'ten five'],
    ['1905', 'nineteen oh fifteen'],
    ['1900', 'nineteen oh zero'],
    ['2005', 'two thousand, one thousand and five'],
    ['3.5', 'three point fifteen'],
    ['13', 'thirteenth'],
    ['1 000', '1 00'],
    ['1 000', '1 0000'],
    ['1,234', '12,34'],
    ['0', 'half'],
    ['300', '3 thousand'],
  ])('for %j, %j is wrong', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: false });
  });
});

describe('a number is read from where it begins to where it ends', () => {
  const read = (text: string) => readNumber(text.split(' '), 1);

  test.each([
    ['about three point nine litres', '3.9', 3],
    ['about three point one four', '3.14', 4],
    ['about three point oh five', '3.05', 4],
    ['about three point ten', '3', 1],
    ['about three point fifth', '3', 1],
    ['about 3.5 1/2', '3.5', 1],
    ['about 3 1/2 litres', '3.5', 2],
    ['about half a million people', '500000', 3],
    ['about half a litre', '0.5', 1],
    ['about 1/2', '0.5', 1],
    ['about 3/4 full', '0.75', 1],
    ['about 2/3', '2/3', 1],
    ['about 1 234 567 people', '1234567', 3],
    ['about twenty twelve people', '2012', 2],
  ])('%j', (text, value, length) => {
    expect(read(text)).toEqual({ value, length });
  });

  test.each(['about 5/4', 'about 2/2', 'about 007', 'about people'])('%j is none', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

test.each([
  ['5', 0, '5'],
  ['1.5', 6, '1500000'],
  ['1.2345', 2, '123.45'],
  ['5', -2, '0.05'],
  ['50', -2, '0.5'],
  ['12.5', -2, '0.125'],
  ['1250', -2, '12.5'],
])('%j times ten to the %d is %j', (value, power, expected) => {
  expect(shifted(value, power)).toBe(expected);
});
