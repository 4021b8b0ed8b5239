import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

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
