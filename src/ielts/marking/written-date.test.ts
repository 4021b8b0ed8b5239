import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';
import { readDate } from './written-date.ts';

function mark(key: string, given: string) {
  return markAnswer({ asks: 'words', wordLimit: { words: 5, number: true }, text: '{gap}' }, key, given);
}

describe('the standard forms of a date are the same', () => {
  test.each([
    ['21 July', '21st July'],
    ['21 July', 'July 21'],
    ['21 July', 'July 21st'],
    ['21 July', 'July the 21st'],
    ['21 July', 'the 21st of July'],
    ['21 July', 'twenty-first of July'],
    ['21 July', 'July twenty-first'],
    ['21 July', '21 Jul'],
    ['21 July', '21-July'],
    ['21 July', '21July'],
    ['21 July', 'July21'],
    ['21 July', 'Jul21st'],
    ['21 July', '21/7'],
    ['21 July', '21/07'],
    ['21/7', 'July 21st'],
    ['1 September', 'Sept 1st'],
    ['3rd of May', '3 May'],
    ['21 July 2019', 'July 21, 2019'],
    ['21 July 2019', '21st July 2019'],
    ['21 July 2019', '21/7/2019'],
    ['21 July 2019', '21/07/19'],
    ['21 July 2019', '21.7.2019'],
    ['21 July 2019', '2019-07-21'],
    ['21 July 2019', '2019/7/21'],
    ['Monday 21 July', 'Mon, July 21st'],
    ['July 2019', 'Jul 2019'],
    // Day first, as in Britain; month first where it cannot be a day-first date.
    ['5 July', '5/7'],
    ['21 July', '7/21'],
    ['21 July 2019', '7/21/2019'],
  ])('for %j, %j is right', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: true });
  });

  test.each([
    ['5 July', '7/5'],
    ['21 July', '22 July'],
    ['21 July', '21 June'],
    ['21 July', 'July'],
    ['21 July', '21'],
    ['21 July', '21.7'],
    ['21 July', 'Julie21'],
    ['21 July', 'July211'],
    ['21 July', '21 July 2019'],
    ['21 July 2019', '21 July'],
    ['21 July 2019', '21 July 1919'],
    ['21 July 2019', '21/7/18'],
    ['32/7', '7/32'],
    ['21 July', '21/13'],
  ])('for %j, %j is wrong', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: false });
  });

  test('the rule that fired is the date form', () => {
    expect(mark('21 July', 'July 21st').rule).toBe('date-form');
    expect(mark('21 July 2019', '21 July, 2019').rule).toBe('exact');
  });
});

describe('every month has its number and its short names', () => {
  test.each([
    ['January', 1, ['Jan']],
    ['February', 2, ['Feb']],
    ['March', 3, ['Mar']],
    ['April', 4, ['Apr']],
    ['May', 5, []],
    ['June', 6, ['Jun']],
    ['July', 7, ['Jul']],
    ['August', 8, ['Aug']],
    ['September', 9, ['Sept', 'Sep']],
    ['October', 10, ['Oct']],
    ['November', 11, ['Nov']],
    ['December', 12, ['Dec']],
  ])('%s is month %d', (month, number, short) => {
    for (const given of [`21/${number}`, `${month} 21st`, ...short.map((name) => `${name} 21`)]) {
      expect(mark(`21 ${month}`, given)).toMatchObject({ right: true, rule: 'date-form' });
    }
    expect(mark(`21 ${month}`, `21/${(number % 12) + 1}`).right).toBe(false);
  });
});

describe('the days of a month, and years', () => {
  test.each([
    ['1 July', '1/7'],
    ['9 July', '9/7'],
    ['10 July', '10/7'],
    ['29 July', 'July 29th'],
    ['30 July', 'the thirtieth of July'],
    ['31 July', 'thirty-first of July'],
    ['31 July', '31/7'],
    ['1 July', 'the first of July'],
    ['21 July 1919', '21/7/19'],
    ['21 July 2019', 'twenty-first July twenty nineteen'],
    ['July 21 2019', '2019-7-21'],
    ['12 December', '12/12'],
  ])('for %j, %j is right', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: true });
  });

  test.each([
    ['32 July', '32/7'],
    ['0 July', '0/7'],
    ['21 July', '21/0'],
    ['21 July 2019', '21/7/2'],
    ['21 July 2019', '21/7/201'],
    ['21 July 2019', '2019/21/7'],
    ['21 July 2019', '21/7-2019'],
    ['21 July 3019', '21 July 2019'],
    // Not in the calendar, so it is no other way to write a date.
    ['30/2/2019', '30 February 2019'],
    ['31/4', '31 April'],
    ['29/2/2019', '29 February 2019'],
  ])('for %j, %j is wrong', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: false });
  });
});

describe('a date is read from where it begins to where it ends', () => {
  const read = (text: string) => readDate(text.split(' '), 1);

  test.each([
    ['on 21 july 2019 there', ['7-21-2019'], 3],
    ['on the 21st of july', ['7-21'], 4],
    ['on july 21 2019', ['7-21-2019'], 3],
    ['on july twenty one 2019', ['7-21-2019'], 4],
    ['on 21/7', ['7-21'], 1],
    ['on 7/21', ['7-21'], 1],
    ['on 21.7.19', ['7-21-1919', '7-21-2019'], 1],
    ['on 21/12/2019', ['12-21-2019'], 1],
    ['on 12/12', ['12-12'], 1],
    ['on 2019-07-21', ['7-21-2019'], 1],
    ['on 28/2/2019', ['2-28-2019'], 1],
    ['on 29/2', ['2-29'], 1],
    ['on 29/2/2020', ['2-29-2020'], 1],
    ['on 29/2/2000', ['2-29-2000'], 1],
    ['on 29/2/00', ['2-29-2000'], 1],
    ['on 29 february', ['2-29'], 2],
    ['on 30/4', ['4-30'], 1],
    // The number behind it is no year.
    ['on 21 july 15 people', ['7-21'], 2],
  ])('%j', (text, values, length) => {
    expect(read(text)).toEqual({ values, length });
  });

  test.each([
    'on 21.7',
    'on 13/13',
    'on 7/13/13/1',
    'on 121/7/2019',
    'on 1/7/9',
    'on 1/7/219',
    'on 0/7',
    'on 32/7',
    'on 32 july',
    'on july',
    'on 30/2',
    'on 2/30',
    'on 30/2/2019',
    'on 2019-02-30',
    'on 29/2/2019',
    'on 29/2/1900',
    'on 29/2/19',
    'on 30 february',
    'on the 30th of february 2019',
    'on february 30',
    ...[4, 6, 9, 11].map((month) => `on 31/${month}`),
  ])('%j is none', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
