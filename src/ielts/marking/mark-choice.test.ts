import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';
import { markSharedOptions } from './mark-choice.ts';
import { VERDICTS } from '../question-types/verdicts.ts';

describe('TRUE, FALSE, NOT GIVEN', () => {
  test.each([
    ['TRUE', 'TRUE', 'exact'],
    ['TRUE', 'true', 'exact'],
    ['TRUE', ' True. ', 'exact'],
    ['TRUE', 'ＴＲＵＥ', 'exact'],
    ['TRUE', 'T', 'abbreviation'],
    ['TRUE', 'ｔ', 'abbreviation'],
    ['FALSE', 'f', 'abbreviation'],
    ['NOT GIVEN', 'not  given', 'exact'],
    ['NOT GIVEN', 'NotGiven', 'exact'],
    ['NOT GIVEN', 'not-given', 'exact'],
    ['NOT GIVEN', 'NG', 'abbreviation'],
    ['NOT GIVEN', 'n.g.', 'abbreviation'],
    ['TRUE', 'FALSE', 'wrong-choice'],
    ['TRUE', 'NG', 'wrong-choice'],
    ['NOT GIVEN', 'TRUE', 'wrong-choice'],
    ['TRUE', 'YES', 'not-a-choice'],
    ['NOT GIVEN', 'not', 'not-a-choice'],
    ['FALSE', 'fals', 'not-a-choice'],
    ['TRUE', '1', 'not-a-choice'],
    ['TRUE', 'TRUE FALSE', 'too-many-choices'],
    ['TRUE', 'T/F', 'too-many-choices'],
    ['TRUE', 'true / n g', 'too-many-choices'],
    ['NOT GIVEN', 'true or not given', 'too-many-choices'],
    ['TRUE', '', 'blank'],
    ['TRUE', ' \u3000\n', 'blank'],
    ['TRUE', '--', 'blank'],
  ])('key %s, answer %j: %s', (key, given, rule) => {
    const right = rule === 'exact' || rule === 'abbreviation';
    expect(markAnswer({ asks: 'verdict', verdicts: VERDICTS['true-false-not-given'] }, key, given)).toEqual({
      right,
      rule,
      accepted: [key],
    });
  });
});

describe('one letter of A to D', () => {
  const question = { asks: 'option', names: ['A', 'B', 'C', 'D'] } as const;

  test.each([
    ['B', 'B', 'exact'],
    ['B', 'b', 'exact'],
    ['B', ' Ｂ ', 'exact'],
    ['B', '(b)', 'exact'],
    ['B', 'B.', 'exact'],
    ['B', 'B, B', 'exact'],
    ['B', 'C', 'wrong-choice'],
    ['B', 'E', 'not-a-choice'],
    ['B', '2', 'not-a-choice'],
    ['B', 'two', 'not-a-choice'],
    ['B', 'and', 'not-a-choice'],
    ['B', 'А', 'not-a-choice'],
    ['B', 'AB', 'too-many-choices'],
    ['B', 'B and C', 'too-many-choices'],
    ['B', 'B/C', 'too-many-choices'],
    ['B', 'b,d', 'too-many-choices'],
    ['B', '', 'blank'],
    ['B', '?', 'blank'],
  ])('key %s, answer %j: %s', (key, given, rule) => {
    expect(markAnswer(question, key, given)).toEqual({ right: rule === 'exact', rule, accepted: [key] });
  });
});

describe('choose TWO, with one mark for both', () => {
  const question = { asks: 'options', names: ['A', 'B', 'C', 'D', 'E'], choose: 2 } as const;

  test.each([
    ['B D', 'exact'],
    ['D, B', 'exact'],
    ['DB', 'exact'],
    ['B', 'incomplete'],
    ['BB', 'incomplete'],
    ['B C', 'wrong-choice'],
    ['BDE', 'too-many-choices'],
    ['x', 'not-a-choice'],
    ['', 'blank'],
  ])('key B D, answer %j: %s', (given, rule) => {
    expect(markAnswer(question, 'B D', given)).toEqual({ right: rule === 'exact', rule, accepted: ['B D'] });
  });
});

describe('choose TWO, with a mark for each letter', () => {
  // Question 1 is explained by B, question 2 by D.
  test.each<[string, string, [given: string, rule: string][]]>([
    [
      'B',
      'D',
      [
        ['B', 'exact'],
        ['D', 'exact'],
      ],
    ],
    // In any order: each explanation stands beside its own letter.
    [
      'D',
      'B',
      [
        ['B', 'exact'],
        ['D', 'exact'],
      ],
    ],
    [
      'A',
      'B',
      [
        ['B', 'exact'],
        ['A', 'wrong-choice'],
      ],
    ],
    [
      'D',
      'A',
      [
        ['A', 'wrong-choice'],
        ['D', 'exact'],
      ],
    ],
    [
      'C',
      'D',
      [
        ['C', 'wrong-choice'],
        ['D', 'exact'],
      ],
    ],
    [
      'A',
      'C',
      [
        ['A', 'wrong-choice'],
        ['C', 'wrong-choice'],
      ],
    ],
    // One letter twice counts once.
    [
      'B',
      'B',
      [
        ['B', 'exact'],
        ['B', 'wrong-choice'],
      ],
    ],
    [
      'D',
      'D',
      [
        ['D', 'wrong-choice'],
        ['D', 'exact'],
      ],
    ],
    [
      '',
      'B',
      [
        ['B', 'exact'],
        ['', 'blank'],
      ],
    ],
    [
      '',
      'D',
      [
        ['', 'blank'],
        ['D', 'exact'],
      ],
    ],
    [
      'B',
      '',
      [
        ['B', 'exact'],
        ['', 'blank'],
      ],
    ],
    [
      '',
      '',
      [
        ['', 'blank'],
        ['', 'blank'],
      ],
    ],
    [
      'B D',
      '',
      [
        ['B D', 'too-many-choices'],
        ['', 'blank'],
      ],
    ],
    [
      'B',
      'C D',
      [
        ['B', 'exact'],
        ['C D', 'too-many-choices'],
      ],
    ],
    [
      'F',
      'd',
      [
        ['F', 'not-a-choice'],
        ['d', 'exact'],
      ],
    ],
  ])('given %j and %j', (first, second, expected) => {
    const marks = markSharedOptions(
      ['A', 'B', 'C', 'D', 'E'],
      [
        { number: 1, key: 'B', given: first },
        { number: 2, key: 'D', given: second },
      ],
    );
    expect(marks).toEqual(
      expected.map(([given, rule], i) => ({
        number: i + 1,
        given,
        right: rule === 'exact',
        rule,
        accepted: [['B', 'D'][i]],
      })),
    );
  });
});
