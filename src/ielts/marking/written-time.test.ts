import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';
import { readTime } from './written-time.ts';

function mark(key: string, given: string) {
  return markAnswer({ asks: 'words', wordLimit: { words: 5, number: true }, text: '{gap}' }, key, given);
}

describe('the standard forms of a time are the same', () => {
  test.each([
    ['9.30', '9:30'],
    ['9.30', '9：30'],
    ['9.30', '09:30'],
    ['9.30', 'half past nine'],
    ['9.30', 'half past 9'],
    ['9.30', 'nine thirty'],
    ['9.05', 'nine oh five'],
    ['10.30', 'ten thirty'],
    ['9.05', 'five past nine'],
    ['9.15', 'quarter past nine'],
    ['9.15', 'a quarter past nine'],
    ['8.45', 'quarter to nine'],
    ['12.45', 'a quarter to one'],
    ['8.35', 'twenty-five to nine'],
    ['8.43', 'seventeen minutes to 9'],
    ['9.30 am', '9:30am'],
    ['9.30 am', '9.30 a.m.'],
    ['9.30 am', 'half past nine am'],
    ['9.30 am', '09:30'],
    ['9.30 pm', '21:30'],
    ['9 am', '9am'],
    ['9 am', 'nine a.m.'],
    ['9 am', '9.00 am'],
    ["9 o'clock", '9.00'],
    ["9 o'clock", 'nine o’clock'],
    ["9 o'clock", '9 oclock'],
    ["9 o'clock am", '9 am'],
    ['12 pm', 'noon'],
    ['noon', '12 noon'],
    ['midday', '12 noon'],
    ['midnight', '12 am'],
    ['0:30', '12.30 am'],
    ['9.30-5.30', '9:30–5:30'],
    ['9.30 to 5.30', '9:30-5:30'],
    ['9 am to 5 pm', '9am-5pm'],
    ['9 am to 5 pm', '09:00 to 17:00'],
  ])('for %j, %j is right', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: true });
  });

  test.each([
    ['9.30', '9.30 am'],
    ['9.30 am', '9.30'],
    ['9.30 am', '9.30 pm'],
    ['9.30 am', '21:30'],
    ['9.30', '9.03'],
    ['9.30', '930'],
    ['9.30', 'half nine'],
    ['9.30', 'half to ten'],
    ['9:60', '9.60'],
    ['9.30-5.30', '9.30-6.30'],
    ['9 am to 5 pm', '9 am to 5 am'],
    ['noon', 'midnight'],
    ["9 o'clock", '9'],
    ['8.43', 'seventeen to 9'],
  ])('for %j, %j is wrong', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: false });
  });

  test('the rule that fired is the time form', () => {
    expect(mark('9.30', '9:30').rule).toBe('time-form');
    expect(mark('9am', '9 AM').rule).toBe('exact');
  });
});

describe('every way of saying the time, and its bounds', () => {
  test.each([
    ['9.05', 'five past nine'],
    ['9.10', 'ten past nine'],
    ['9.20', 'twenty past nine'],
    ['9.25', 'twenty-five past nine'],
    ['9.17', 'seventeen minutes past nine'],
    ['9.01', 'one minute past nine'],
    ['9.29', '29 minutes past 9'],
    ['8.31', '29 minutes to 9'],
    ['8.55', 'five to nine'],
    ['8.50', 'ten to 9'],
    ['12.55', 'five to one'],
    ['1.00', "1 o'clock"],
    ['12.59', 'twelve fifty-nine'],
    ['9.09', 'nine oh nine'],
    ['9.10', 'nine ten'],
    ['1 am', '01:00'],
    ['12 am', '00:00'],
    ['12.30 am', '00:30'],
    ['12.30 pm', '12:30 pm'],
    ['1 pm', '13:00'],
    ['11 pm', '23:00'],
    ['11.59 pm', '23:59'],
    ['noon', 'twelve noon'],
    ['noon', 'midday'],
    ['midnight', '00:00'],
    ['midnight', 'twelve midnight'],
    ["nine o'clock", '9:00'],
    ["nine o'clock pm", '9 pm'],
    ['13:00', '1 pm'],
  ])('for %j, %j is right', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: true });
  });

  test.each([
    ['9.17', 'seventeen past nine'],
    ['9.30', 'thirty minutes past nine'],
    ['9.30', '30 past nine'],
    ['9.15', 'quarter nine'],
    ['13.30', 'half past thirteen'],
    ['9.05', 'nine five'],
    ['9.60', 'nine sixty'],
    ['9.00', 'nine oh zero'],
    ['9.10', 'nine oh ten'],
    ['24:30', '0:30'],
    ['13 am', '1 pm'],
    ['13 pm', '1 pm'],
    ['0 am', 'midnight'],
    ['9 am', '9 pm'],
    ['noon', '12 midnight'],
    ['9.05', 'fifth past nine'],
    ['9.30', 'half past ninth'],
    ['9.30', 'half before nine'],
  ])('for %j, %j is wrong', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: false });
  });
});

describe('a time is read from where it begins to where it ends', () => {
  const read = (text: string) => readTime(text.split(' '), 1);

  test.each([
    ['at 9.30 sharp', ['9:30'], 1],
    ['at 09:30', ['9:30', '09:30h'], 1],
    ["at 9.30 o'clock then", ['9:30'], 2],
    ['at 1.30 am then', ['01:30h'], 2],
    ['at 12.30 am', ['00:30h'], 2],
    ['at 12.30 pm', ['12:30h'], 2],
    ['at 12.30', ['12:30'], 1],
    ['at 13.30', ['13:30h'], 1],
    ['at 1.30', ['1:30'], 1],
    ['at 0.30', ['00:30h'], 1],
    ['at 23.59', ['23:59h'], 1],
    ['at 13.30 pm', ['13:30h'], 1],
    ['at 12 noon then', ['12:00h'], 2],
    ['at midnight', ['00:00h'], 1],
    ['at half past nine', ['9:30'], 3],
    ['at quarter to one', ['12:45'], 3],
    ['at nine fifty nine', ['9:59'], 3],
    ['at nine oh one', ['9:01'], 3],
    ['at nine oh nine', ['9:09'], 3],
    ['at nine ten', ['9:10'], 2],
    ['at 9 am then', ['09:00h'], 2],
    ['at 12 am', ['00:00h'], 2],
    ["at nine o'clock pm", ['21:00h'], 3],
    ["at nine o'clock then", ['9:00'], 2],
  ])('%j', (text, values, length) => {
    expect(read(text)).toEqual({ values, length });
  });

  test.each([
    'at 24.00',
    'at 9.60',
    'at nine',
    'at 9',
    'at half to nine',
    'at nine nine',
    'at nine oh ten',
    'at nine oh',
    'at nine sixty',
  ])('%j is none', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
