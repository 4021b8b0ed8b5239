import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

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
