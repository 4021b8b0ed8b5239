import { describe, expect, test } from 'vitest';
import type { ExerciseSolution } from './exercise-key.ts';
import type { LessonGroup } from './lesson-group.ts';
import { markGroup } from './mark-exercise.ts';

const L = { en: 'x', 'zh-Hant': '測' };
const CHART = {
  kind: 'bar',
  title: 'Visitors',
  unit: 'thousand',
  categoryLabel: 'Year',
  categories: ['2001'],
  series: [{ name: 'Museum', values: [42] }],
} as const;

const mark = (
  group: LessonGroup,
  solution: ExerciseSolution,
  answer: string,
  paragraphs: readonly string[] = [],
) => {
  const number = group.questions[0]?.number ?? 1;
  return markGroup(group, paragraphs, new Map([[number, solution]]), new Map([[number, answer]])).get(number);
};
const ruleOf = (...of: Parameters<typeof mark>) => mark(...of)?.rule;

const correct = (sentence: string, punctuation = false): LessonGroup => ({
  type: 'correct',
  questions: [{ number: 1, sentence, punctuation }],
});
const LIVE = correct('I am live with my parents.');
const accepted = { accepted: ['I live with my parents.', 'I am living with my parents.'] };

describe('a sentence to correct', () => {
  test.each([
    ['I live with my parents.', 'exact'],
    ['i live  with my parents', 'exact'],
    ['I’m living with my parents!', 'exact'],
    ['=', 'wrong-choice'],
    ['I am live with my parents.', 'different'],
    ['I lives with my parents.', 'different'],
    [' . ', 'blank'],
    ['', 'blank'],
  ])('%j is %s', (answer, rule) => expect(ruleOf(LIVE, accepted, answer)).toBe(rule));

  test('that is right already is left as it is, or written once more', () => {
    const right = { right: true } as const;
    expect(ruleOf(correct('She sings.'), right, '=')).toBe('exact');
    expect(ruleOf(correct('She sings.'), right, 'She sings')).toBe('exact');
    expect(ruleOf(correct('She sings.'), right, 'She is sings.')).toBe('different');
  });

  test('shows which words stand in the nearest accepted sentence', () => {
    const words = mark(LIVE, accepted, 'I am living with parents.');
    expect(words).toMatchObject({ right: false });
    expect(words && 'words' in words && words.words?.map(({ right }) => right)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    const wrong = mark(LIVE, accepted, 'I lives with my parents.');
    expect(wrong && 'words' in wrong && wrong.words?.filter(({ right }) => !right)).toEqual([
      { text: 'lives', right: false },
    ]);
  });

  test.each([
    ['It is cheap. However, people leave.', 'exact'],
    ['It is cheap; however, people leave.', 'exact'],
    ['It is cheap, however people leave.', 'different'],
    ['It is cheap. However people leave.', 'different'],
    ['It’s cheap. However, people leave', 'exact'],
  ])('where punctuation is the point, %j is %s', (answer, rule) => {
    const sentences = {
      accepted: ['It is cheap. However, people leave.', 'It is cheap; however, people leave.'],
    };
    expect(ruleOf(correct('It is cheap, however people leave.', true), sentences, answer)).toBe(rule);
  });
});

describe('contractions', () => {
  const say = (key: string, answer: string) =>
    ruleOf({ type: 'transform', questions: [{ number: 1, sentence: '…' }] }, { accepted: [key] }, answer);
  test.each([
    ['She has worked here.', 'She’s worked here.', 'exact'],
    ['She is working here.', 'She’s working here.', 'exact'],
    ['She’s worked here.', 'She is worked here.', 'different'],
    ['He does not know.', 'He doesn’t know.', 'exact'],
    ['He doesn’t know.', 'He does not know.', 'exact'],
    ['They cannot swim.', 'They can’t swim.', 'exact'],
    ['I would go.', 'I’d go.', 'exact'],
    ['I had gone.', 'I’d gone.', 'exact'],
    ['I’d go.', 'I’d go.', 'exact'],
    ['I’d go.', 'I had go.', 'different'],
    ['We will not go.', 'We won’t go.', 'exact'],
    ['Anna’s book is new.', 'Anna is book is new.', 'different'],
    ['I have three colours.', 'I have 3 colors.', 'exact'],
  ])('%j takes %j: %s', (key, answer, rule) => expect(say(key, answer)).toBe(rule));

  test('a text of nothing but contractions costs little', () => {
    expect(say('He is.', "he's ".repeat(2000))).toBe('different');
  });
});

describe('a sentence to say again', () => {
  const group: LessonGroup = {
    type: 'transform',
    questions: [{ number: 1, sentence: 'It is cheap, but people leave.', word: 'although' }],
  };
  const sentences = { accepted: ['Although it is cheap, people leave.', 'It is cheap, but people leave.'] };
  test.each([
    ['Although it’s cheap people leave', 'exact'],
    ['It is cheap, but people leave.', 'different'],
  ])('needs its word: %j is %s', (answer, rule) => expect(ruleOf(group, sentences, answer)).toBe(rule));
});

test.each<[string, LessonGroup, ExerciseSolution, string, string]>([
  ...(
    [
      ['live', 'exact'],
      ['am living', 'different'],
      ['', 'blank'],
    ] as const
  ).map(([answer, rule]): [string, LessonGroup, ExerciseSolution, string, string] => [
    'cloze',
    { type: 'cloze', text: 'I {1} in Keelung.', questions: [{ number: 1 }] },
    { key: 'live' },
    answer,
    rule,
  ]),
  [
    'cloze',
    { type: 'cloze', text: 'They {1} come.', questions: [{ number: 1 }] },
    { key: 'have not' },
    'haven’t',
    'exact',
  ],
  [
    'cloze',
    { type: 'cloze', text: 'They {1} come.', questions: [{ number: 1 }] },
    { key: 'haven’t' },
    'have not',
    'exact',
  ],
  [
    'cloze',
    { type: 'cloze', text: 'I {1}.', questions: [{ number: 1, options: ['go', 'am go'] }] },
    { key: 'go' },
    'go',
    'exact',
  ],
  [
    'cloze',
    { type: 'cloze', text: 'I {1}.', questions: [{ number: 1, options: ['go', 'am go'] }] },
    { key: 'go' },
    'am go',
    'wrong-choice',
  ],
  [
    'word form',
    { type: 'word-form', questions: [{ number: 1, word: 'employ', text: 'The {gap} rate fell.' }] },
    { key: 'employment' },
    'Employment',
    'exact',
  ],
  [
    'word form',
    { type: 'word-form', questions: [{ number: 1, word: 'employ', text: 'The {gap} rate fell.' }] },
    { key: 'employment' },
    'employement',
    'misspelt',
  ],
  [
    'match',
    { type: 'match', options: ['rain', 'traffic', 'tea'], questions: [{ number: 1, text: 'heavy' }] },
    { key: 'traffic' },
    'B',
    'exact',
  ],
  [
    'match',
    { type: 'match', options: ['rain', 'traffic', 'tea'], questions: [{ number: 1, text: 'heavy' }] },
    { key: 'traffic' },
    'A',
    'wrong-choice',
  ],
  [
    'match',
    { type: 'match', options: ['rain', 'traffic', 'tea'], questions: [{ number: 1, text: 'heavy' }] },
    { key: 'traffic' },
    'Z',
    'not-a-choice',
  ],
  [
    'classify',
    { type: 'classify', groups: [{ id: 'count', label: L }], questions: [{ number: 1, text: 'chair' }] },
    { key: 'count' },
    'count',
    'exact',
  ],
  [
    'classify',
    { type: 'classify', groups: [{ id: 'count', label: L }], questions: [{ number: 1, text: 'chair' }] },
    { key: 'count' },
    'mass',
    'wrong-choice',
  ],
  ...(
    [
      ['1 0 3 2', 'exact'],
      ['3 1 0 2', 'exact'],
      ['1 3 0 2', 'different'],
      ['1 0 3', 'incomplete'],
      ['1 1 0 2', 'not-a-choice'],
      ['1 0 3 9', 'not-a-choice'],
      ['', 'blank'],
    ] as const
  ).map(([answer, rule]): [string, LessonGroup, ExerciseSolution, string, string] => [
    'reorder',
    { type: 'reorder', questions: [{ number: 1, pieces: ['take', 'I', 'the train', 'today'] }] },
    {
      orders: [
        ['I', 'take', 'today', 'the train'],
        ['today', 'I', 'take', 'the train'],
      ],
    },
    answer,
    rule,
  ]),
  ...(
    [
      ['1', 'exact'],
      ['1 2', 'extra-words'],
      ['0', 'different'],
      ['', 'blank'],
      ['x', 'not-a-choice'],
    ] as const
  ).map(([answer, rule]): [string, LessonGroup, ExerciseSolution, string, string] => [
    'spot',
    { type: 'spot', questions: [{ number: 1, text: 'He is agree with me.', mark: L }] },
    { key: 'He {is} agree with me.' },
    answer,
    rule,
  ]),
  [
    'spot',
    { type: 'spot', questions: [{ number: 1, text: 'He is agree.', mark: L }] },
    { key: 'He {is agree}.' },
    '1',
    'incomplete',
  ],
  [
    'chart',
    { type: 'chart', chart: CHART, questions: [{ number: 1, stem: 'How many?' }] },
    { key: '42' },
    'forty-two',
    'number-form',
  ],
  [
    'chart',
    { type: 'chart', chart: CHART, questions: [{ number: 1, stem: 'Which?', options: ['a', 'b'] }] },
    { key: 'B' },
    'b',
    'exact',
  ],
  [
    'dictation',
    { type: 'dictation', questions: [{ number: 1, clip: 'clips/1.json' }] },
    { key: 'She lives here.' },
    'she lives here',
    'exact',
  ],
  [
    'dictation',
    { type: 'dictation', questions: [{ number: 1, clip: 'clips/1.json' }] },
    { key: 'She lives here.' },
    'she leaves here',
    'different',
  ],
  ...(
    [
      ['A B', 'exact'],
      ['A A', 'wrong-choice'],
      ['A', 'incomplete'],
      ['A B A', 'not-a-choice'],
      ['', 'blank'],
    ] as const
  ).map(([answer, rule]): [string, LessonGroup, ExerciseSolution, string, string] => [
    'pair',
    { type: 'pair', questions: [{ number: 1, options: ['ship', 'sheep'], clips: ['a.json', 'b.json'] }] },
    { first: 'ship', second: 'sheep' },
    answer,
    rule,
  ]),
  [
    'write',
    { type: 'write', questions: [{ number: 1, prompt: L, words: { from: 5, to: 9 }, checklist: [L] }] },
    { models: [{ band: 5, text: 'I go.', comment: L }] },
    'Mine.',
    'unmarked',
  ],
  [
    'write',
    { type: 'write', questions: [{ number: 1, prompt: L, words: { from: 5, to: 9 }, checklist: [L] }] },
    { models: [{ band: 5, text: 'I go.', comment: L }] },
    ' ',
    'unmarked',
  ],
  [
    'verdict',
    { type: 'true-false-not-given', questions: [{ number: 1, statement: 'It rains.' }] },
    { key: 'TRUE' },
    'T',
    'abbreviation',
  ],
])('%s', (_type, group, solution, answer, rule) => {
  expect(ruleOf(group, solution, answer)).toBe(rule);
});

test.each([
  [['ship', 'sheep'], 'sheep, ship'],
  [['It is bus six.', 'It is bus sixty.'], 'It is bus sixty. It is bus six.'],
])('two that were heard are shown in their order: %j', (options, shown) => {
  const [one = '', other = ''] = options;
  const group: LessonGroup = {
    type: 'pair',
    questions: [{ number: 1, options: [one, other], clips: ['a', 'b'] }],
  };
  expect(mark(group, { first: other, second: one }, 'A A')?.accepted).toEqual([shown]);
});

test('choosing several is marked in any order', () => {
  const group: LessonGroup = {
    type: 'multiple-choice-several',
    choose: 2,
    marking: 'each',
    stem: 'Which two?',
    options: ['a', 'b', 'c'],
    questions: [{ number: 1 }, { number: 2 }],
  };
  const solutions = new Map([
    [1, { key: 'A' }],
    [2, { key: 'C' }],
  ]);
  const marks = markGroup(
    group,
    [],
    solutions,
    new Map([
      [1, 'C'],
      [2, 'B'],
    ]),
  );
  expect([...marks.values()].filter((each) => 'right' in each && each.right)).toHaveLength(1);
});

test('a question without a solution has no mark', () => {
  expect(markGroup(LIVE, [], new Map(), new Map([[1, 'x']])).size).toBe(0);
});

test('a solution of another kind is refused', () => {
  expect(() => mark(LIVE, { key: 'x' }, 'y')).toThrow(TypeError);
});
