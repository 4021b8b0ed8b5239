import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';
import { readMoney } from './written-money.ts';

function mark(key: string, given: string) {
  return markAnswer({ asks: 'words', wordLimit: { words: 5, number: true }, text: '{gap}' }, key, given);
}

describe('the standard forms of a sum of money are the same', () => {
  test.each([
    ['$50', '50 dollars'],
    ['50 dollars', '$ 50'],
    ['$50', 'fifty dollars'],
    ['$50', '＄５０'],
    ['$50.00', '$50'],
    ['$1', 'one dollar'],
    ['£12.50', '12.50 pounds'],
    ['£12.50', '£12.5'],
    ['£12.50', 'twelve pounds fifty'],
    ['£12.50', '12 pounds and 50 pence'],
    ['£12.05', '12 pounds 5 pence'],
    ['50p', '50 pence'],
    ['£0.50', '50p'],
    ['$0.50', '50 cents'],
    ['€20', '20 euros'],
    ['€20', '20 EUR'],
    ['$1.5 million', '1.5 million dollars'],
    ['$5m', '5 million dollars'],
    ['£50,000', '£50k'],
    ['US$50', '50 US dollars'],
    ['US$50', '50 USD'],
    ['NT$500', '500 NT dollars'],
    ['£50 a week', '50 pounds a week'],
    ['5 pounds', '5 lb'],
    ['(£)50', '50'],
  ])('for %j, %j is right', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: true });
  });

  test.each([
    ['$50', '50', 'incomplete'],
    ['$50', '£50', 'different'],
    ['$50', '50 dollar', 'singular-plural'],
    ['$1', '1 dollars', 'singular-plural'],
    ['$50', '$500', 'different'],
    ['£12.50', '£1250', 'different'],
    ['£12.05', '12 pounds 50', 'different'],
    ['US$50', 'NT$50', 'different'],
    ['50', '$50', 'extra-words'],
  ])('for %j, %j is wrong: %s', (key, given, rule) => {
    expect(mark(key, given)).toMatchObject({ right: false, rule });
  });

  test('the rule that fired is the money form', () => {
    expect(mark('$50', '50 dollars').rule).toBe('money-form');
    expect(mark('$50', '$ 50').rule).toBe('exact');
  });
});

describe('every currency by sign, name and code', () => {
  test.each([
    ['$', 'dollar', 'dollars', []],
    ['£', 'pound', 'pounds', ['GBP']],
    ['€', 'euro', 'euros', ['EUR']],
    ['¥', 'yen', 'yen', ['JPY']],
    ['US$', 'US dollar', 'US dollars', ['USD']],
    ['NT$', 'NT dollar', 'NT dollars', ['NTD', 'TWD']],
    ['A$', 'Australian dollar', 'Australian dollars', ['AUD']],
  ])('%s: %s, %s', (sign, one, many, codes) => {
    expect(mark(`${sign}20`, `20 ${many}`)).toMatchObject({ right: true, rule: 'money-form' });
    expect(mark(`${sign}1`, `1 ${one}`)).toMatchObject({ right: true, rule: 'money-form' });
    for (const code of codes) {
      expect(mark(`${sign}20`, `20 ${code}`)).toMatchObject({ right: true, rule: 'money-form' });
      expect(mark(`${sign}1`, `1 ${code}`)).toMatchObject({ right: true, rule: 'money-form' });
    }
    expect(mark(`${sign}20`, '20').right).toBe(false);
  });
});

describe('small change', () => {
  test.each([
    ['€0.50', '50 cents'],
    ['€0.50', '50c'],
    ['$0.50', '50¢'],
    ['£0.05', '5p'],
    ['£12.99', 'twelve pounds ninety-nine'],
    ['£12.10', '12 pounds 10'],
    ['£12.50', '12 pounds 50p'],
    ['$12.50', '12 dollars and 50 cents'],
    ['20 euro', '€20'],
    ['$3m', '3 million dollars'],
    ['$3m', '$3,000,000'],
    ['£1.50', '1 pound 50'],
  ])('for %j, %j is right', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: true });
  });

  test.each([
    ['£12.50', '12 pounds and 50'],
    ['£12.50', '12 pounds 50 cents'],
    ['£12.50', '12.5 pounds 50'],
    ['£112', '12 pounds 100'],
    ['£12', '12 pounds 0'],
    ['£0.50', '50 cents'],
    ['$0.50', '50p'],
    ['$3m', '$3'],
    ['$3m', '$3 billion'],
  ])('for %j, %j is wrong', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: false });
  });
});

describe('a sum of money is read from where it begins to where it ends', () => {
  const read = (text: string) => readMoney(text.split(' '), 1);

  test.each([
    ['for $ 50 each', ['$50'], 2],
    ['for $ 1.5 m then', ['$1500000'], 3],
    ['for 50 p each', ['£0.5'], 2],
    ['for 50 dollars each', ['$50'], 2],
    ['for twelve pounds fifty each', ['£12.5'], 3],
    ['for 12 dollars and 50 cents each', ['$12.5'], 5],
    ['for 12 pounds 5 p each', ['£12.05'], 4],
    // Fifty of something else.
    ['for 12 dollars and 50 lamps', ['$12'], 2],
  ])('%j', (text, values, length) => {
    expect(read(text)).toEqual({ values, length });
  });

  test.each(['for 50', 'for $ lamps', 'for lamps'])('%j is none', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
