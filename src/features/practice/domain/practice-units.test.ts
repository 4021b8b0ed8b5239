import { describe, expect, test } from 'vitest';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import { isRight, markPractice } from './mark-practice.ts';
import { type PracticeAnswerKey, type PracticeKey, type PracticeSet } from './practice-set.ts';
import { familyOf, unitsOfSet, unitWithout } from './practice-units.ts';

const L = { en: 'x', 'zh-Hant': '測' };
const CORRECT: ShownGroup = {
  type: 'correct',
  questions: [1, 2].map((number) => ({ number, sentence: 'I am live here.' })),
};
const CLOZE: ShownGroup = {
  type: 'cloze',
  text: 'It {3} and {4}.',
  questions: [{ number: 3 }, { number: 4 }],
};
const CLASSIFY: ShownGroup = {
  type: 'classify',
  groups: [
    { id: 'formal', label: L },
    { id: 'informal', label: L },
  ],
  questions: [5, 6].map((number) => ({ number, text: 'Hello.' })),
};

const keyOf = (number: number, solution: PracticeAnswerKey['solution'], changes = {}): PracticeAnswerKey => ({
  number,
  solution,
  explanation: L,
  evidence: [],
  skill: `G-gb-1-${number}`,
  error: null,
  band: 5,
  wrong: {},
  ...changes,
});
const KEY: PracticeKey = [
  keyOf(1, { accepted: ['I live here.'] }, { error: 'E-two-verbs' }),
  keyOf(2, { accepted: ['I live here.'] }),
  keyOf(3, { key: 'burns' }),
  keyOf(4, { key: 'smokes' }),
  keyOf(5, { key: 'formal' }),
  keyOf(6, { key: 'informal' }),
];

const aSet = (material: Partial<PracticeSet['material']> = {}): PracticeSet => ({
  id: 'grammar/lamps',
  bank: 'grammar',
  version: 'v1',
  title: L,
  goal: L,
  minutes: 8,
  bands: { from: 4, to: 6 },
  skills: ['G-gb-1-1'],
  topic: null,
  lesson: null,
  access: 'plan',
  material: {
    passage: null,
    recording: null,
    clips: {},
    charts: [],
    groups: [CORRECT, CLOZE, CLASSIFY],
    ...material,
  },
});
const idsOf = (set: PracticeSet, key = KEY) => unitsOfSet(set, key).map(({ id }) => id);
const numbersOf = (groups: readonly ShownGroup[]) =>
  groups.flatMap(({ questions }) => questions.map(({ number }) => number));
const HEARD = { src: '/media/audio/practice/grammar/lamps/1.m4a', durationMs: 900, synthetic: true };

describe('a set is cut into units:', () => {
  test('each question alone, except where questions share a text or options', () => {
    expect(unitsOfSet(aSet(), KEY).map(({ groups }) => numbersOf(groups))).toEqual([
      [1],
      [2],
      [3, 4],
      [5, 6],
    ]);
    expect(idsOf(aSet())).toEqual([1, 2, 3, 5].map((number) => `grammar/lamps#${number}`));
  });

  test('what asks about a passage or a clip of the set stays together, and practises the skill of the set', () => {
    const [unit, ...others] = unitsOfSet(aSet({ recording: HEARD }), KEY);
    expect(others).toEqual([]);
    expect(unit).toMatchObject({ skill: 'G-gb-1-1', family: 'G-gb-1-1' });
    expect(unit?.keys).toHaveLength(6);
  });

  test('a question alone practises its own skill, and is remembered by its error', () => {
    expect(unitsOfSet(aSet(), KEY)[0]).toMatchObject({ skill: 'G-gb-1-1', family: 'E-two-verbs' });
    expect(KEY.map(familyOf).slice(0, 2)).toEqual(['E-two-verbs', 'G-gb-1-2']);
  });

  test('a unit with a question without a key is left out', () => {
    expect(idsOf(aSet(), KEY.slice(1, 5))).toEqual(['grammar/lamps#2', 'grammar/lamps#3']);
  });

  test('guessing counts where an answer is chosen', () => {
    expect(unitsOfSet(aSet(), KEY).map(({ guesses }) => guesses)).toEqual([[0], [0], [0, 0], [0.5, 0.5]]);
  });
});

describe('a question that was withdrawn', () => {
  const without = (...numbers: readonly number[]) =>
    unitsOfSet(aSet(), KEY).map((unit) => {
      const left = unitWithout(unit, (number) => numbers.includes(number));
      return left ? numbersOf(left.groups) : null;
    });

  test('is left out of a list, and takes a text with it', () => {
    expect(without()).toEqual([[1], [2], [3, 4], [5, 6]]);
    expect(without(1, 3, 5)).toEqual([null, [2], null, [6]]);
  });

  test('has no key in its unit any more', () => {
    const unit = unitsOfSet(aSet(), KEY)[3];
    expect(unit && unitWithout(unit, (number) => number === 5)?.keys).toMatchObject([{ number: 6 }]);
  });
});

describe('browser and server mark alike:', () => {
  const [first] = unitsOfSet(aSet(), KEY);
  const mark = (value: string, number = 1) =>
    first && markPractice(first.groups, first.keys, [], new Map([[number, value]]), number);

  test('a right and a wrong answer', () => {
    expect(mark('I live here.')).toMatchObject({ right: true, rule: 'exact' });
    expect(mark('I lives here.')).toMatchObject({ right: false });
  });
  test('a question of another unit has no mark', () => {
    expect(mark('burns', 3)).toBeUndefined();
  });
  test('what is written freely is neither right nor wrong', () => {
    expect(isRight({ rule: 'unmarked', accepted: [] })).toBeNull();
    expect(isRight({ rule: 'exact', right: true, accepted: [] })).toBe(true);
  });
});
