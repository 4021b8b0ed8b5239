import { describe, expect, test } from 'vitest';
import type { MarkedKey } from './answer-key.ts';
import { checkAnswerKey } from './check-answer-key.ts';
import { expectedAnswers } from '../paper/expected-answers.ts';
import { markSection } from './mark-section.ts';
import type { MarkedSection } from '../paper/paper.ts';

function aSection(): MarkedSection {
  return {
    skill: 'reading',
    durationMinutes: 20,
    parts: [
      {
        passage: {
          title: 'Lamps',
          introduction: undefined,
          paragraphs: [{ letter: 'A', text: 'Oil lamps.' }],
        },
        groups: [
          { type: 'true-false-not-given', questions: [{ number: 1, statement: 'Lamps are old.' }] },
          {
            type: 'multiple-choice',
            questions: [{ number: 2, stem: 'Which?', options: ['one', 'two', 'three'] }],
          },
        ],
      },
      {
        passage: { title: 'Oil', introduction: undefined, paragraphs: [] },
        groups: [
          {
            type: 'sentence-completion',
            wordLimit: { words: 2, number: false },
            questions: [
              { number: 3, text: 'Filled with {gap} daily.' },
              { number: 4, text: 'Sold in {gap}.' },
            ],
          },
        ],
      },
    ],
  };
}

function anAnswerKey(
  keys: readonly [number, string][] = [
    [1, 'NOT GIVEN'],
    [2, 'B'],
    [3, '(lamp) oil'],
    [4, 'thirteen shops'],
  ],
) {
  const explanation = { en: 'It says so.', 'zh-Hant': '文中有說。' };
  return {
    skill: 'reading',
    bands: [
      { minRaw: 4, band: 9 },
      { minRaw: 2, band: 5.5 },
      { minRaw: 0, band: 0 },
    ],
    answers: keys.map(([number, key]) => ({ number, key, explanation, evidence: [] })),
  } satisfies MarkedKey;
}

describe('marking a section', () => {
  test('every question gets a mark, in the order of the paper, with the rule that fired', () => {
    const answers = new Map([
      [1, 'ng'],
      [2, 'C'],
      [3, 'oil'],
      [4, '13 shops'],
    ]);
    expect(markSection(aSection(), anAnswerKey(), answers)).toEqual({
      marks: [
        { number: 1, given: 'ng', right: true, rule: 'abbreviation', accepted: ['NOT GIVEN'] },
        { number: 2, given: 'C', right: false, rule: 'wrong-choice', accepted: ['B'] },
        { number: 3, given: 'oil', right: true, rule: 'optional-words', accepted: ['lamp oil', 'oil'] },
        { number: 4, given: '13 shops', right: true, rule: 'number-form', accepted: ['thirteen shops'] },
      ],
      rawScore: 3,
      maxRaw: 4,
      band: 5.5,
    });
  });

  test('no answers are blank marks, not missing ones, and nothing is taken off', () => {
    const { marks, rawScore, maxRaw, band } = markSection(aSection(), anAnswerKey(), new Map());
    expect(marks.map(({ number, given, rule }) => [number, given, rule])).toEqual([
      [1, '', 'blank'],
      [2, '', 'blank'],
      [3, '', 'blank'],
      [4, '', 'blank'],
    ]);
    expect([rawScore, maxRaw, band]).toEqual([0, 4, 0]);
  });

  test('the printed words are those of the question', () => {
    const { marks } = markSection(aSection(), anAnswerKey(), new Map([[3, 'with oil']]));
    expect(marks.find(({ number }) => number === 3)?.rule).toBe('copied-words');
  });

  test.each<['each' | 'together', readonly [number, string][], number, number]>([
    [
      'each',
      [
        [1, 'D'],
        [2, 'B'],
      ],
      2,
      2,
    ],
    ['each', [[1, 'D']], 1, 2],
    ['together', [[1, 'D B']], 1, 1],
    ['together', [[1, 'D']], 0, 1],
  ])('two letters marked %s: answers %j have %d of %d marks', (marking, answers, rawScore, maxRaw) => {
    const together = marking === 'together';
    const questions = together ? [{ number: 1 }] : [{ number: 1 }, { number: 2 }];
    const options = ['Oil', 'Gas', 'Wax', 'Wood', 'Coal'];
    const section: MarkedSection = {
      skill: 'listening',
      checkMinutes: 2,
      parts: [
        {
          groups: [
            { type: 'multiple-choice-several', stem: 'Which TWO?', options, choose: 2, marking, questions },
          ],
        },
      ],
    };
    const key = anAnswerKey(
      together
        ? [[1, 'B D']]
        : [
            [1, 'B'],
            [2, 'D'],
          ],
    );
    expect(markSection(section, key, new Map(answers))).toMatchObject({ rawScore, maxRaw });
    const names = ['A', 'B', 'C', 'D', 'E'];
    expect(expectedAnswers(section).map(({ expected }) => expected)).toEqual(
      together
        ? [{ asks: 'options', names, choose: 2 }]
        : [
            { asks: 'option', names },
            { asks: 'option', names },
          ],
    );
  });

  test('answers to questions the section does not have are ignored', () => {
    expect(markSection(aSection(), anAnswerKey(), new Map([[9, 'oil']])).marks).toHaveLength(4);
  });

  test('a question without a key is a bug', () => {
    expect(() => markSection(aSection(), anAnswerKey([[1, 'TRUE']]), new Map())).toThrow(
      'No key for question 2',
    );
  });
});

describe('checking an answer key', () => {
  test('a whole key has no problems', () => {
    expect(checkAnswerKey(aSection(), anAnswerKey())).toEqual([]);
  });

  test.each([
    [1, 'YES', { problem: 'not-a-choice', number: 1 }],
    [2, 'D', { problem: 'not-a-choice', number: 2 }],
    [3, '(oil', { problem: 'key-refused', number: 3, refusal: 'unbalanced-brackets' }],
    [3, 'oil of old lamps', { problem: 'key-over-word-limit', number: 3 }],
    [5, 'oil', { problem: 'key-unasked', number: 5 }],
  ])('question %d with key %j is a problem', (number, key, problem) => {
    const whole = anAnswerKey().answers.filter((answer) => answer.number !== number);
    const answers = [...whole, ...anAnswerKey([[number, key]]).answers];
    expect(checkAnswerKey(aSection(), { ...anAnswerKey(), answers })).toEqual([problem]);
  });

  test('each question has one key', () => {
    const { answers } = anAnswerKey();
    expect(checkAnswerKey(aSection(), { ...anAnswerKey(), answers: answers.slice(1) })).toEqual([
      { problem: 'key-missing', number: 1 },
    ]);
    expect(
      checkAnswerKey(aSection(), { ...anAnswerKey(), answers: [...answers, ...answers.slice(0, 1)] }),
    ).toEqual([{ problem: 'key-twice', number: 1 }]);
  });

  test('the key belongs to the skill and its band table is complete', () => {
    const key = { ...anAnswerKey(), skill: 'listening' as const, scripts: [], bands: [] };
    expect(checkAnswerKey(aSection(), key)).toEqual([
      { problem: 'skill-differs' },
      { problem: 'band-table', bandTable: { problem: 'no-rows', row: 0 } },
    ]);
  });
});
