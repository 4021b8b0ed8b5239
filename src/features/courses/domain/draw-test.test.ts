import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeTest, drawUnits, TEST_LENGTH, unitsOf, type TestUnit } from './draw-test.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { ExerciseBlock } from './lesson-content.ts';
import type { LessonAnswerKey } from './lesson-key.ts';

const L = { en: 'x', 'zh-Hant': '測' };

function aBlock(...groups: ShownGroup[]): ExerciseBlock {
  const nothing = { passage: null, recording: null, clips: {}, charts: [], clock: null, intro: null };
  return { id: 'try-it', kind: 'exercise', title: L, ...nothing, groups };
}
const correct = (...numbers: number[]): ShownGroup => ({
  type: 'correct',
  questions: numbers.map((number) => ({ number, sentence: `Sentence ${number}.` })),
});
const cloze = (first: number): ShownGroup => ({
  type: 'cloze',
  text: `I {${first}} in Keelung and {${first + 1}} there.`,
  questions: [{ number: first }, { number: first + 1 }],
});
const keyOf = (numbers: readonly number[]): LessonAnswerKey[] =>
  numbers.map((number) => ({
    number,
    solution: { key: `key ${number}` },
    explanation: L,
    evidence: [],
    skill: 'G-gb-1-1',
    error: null,
    lesson: null,
  }));
const singles = (source: string, count: number): TestUnit[] => {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  return unitsOf(source, aBlock(correct(...numbers)), keyOf(numbers));
};
const idsOf = (units: readonly TestUnit[]) => units.map(({ id }) => id);

describe('units', () => {
  test('are single questions, or a whole group that shares its text', () => {
    const units = unitsOf('oil', aBlock(correct(1, 2), cloze(3)), keyOf([1, 2, 3, 4]));
    expect(idsOf(units)).toEqual(['oil/1', 'oil/2', 'oil/3']);
    expect(units[2]?.keys.map(({ number }) => number)).toEqual([3, 4]);
  });

  test('of a passage stay together', () => {
    const passage = { title: 'T', introduction: undefined, paragraphs: [] };
    expect(unitsOf('oil', { ...aBlock(correct(1, 2)), passage }, keyOf([1, 2]))).toHaveLength(1);
  });

  test('leave out what nobody marks', () => {
    const write = { number: 1, prompt: L, words: { from: 5, to: 9 }, checklist: [L] };
    expect(unitsOf('oil', aBlock({ type: 'write', questions: [write] }), [])).toEqual([]);
  });
});

describe('an attempt', () => {
  const own = singles('test 1', 10);
  const others = singles('oil', 12);

  test('has the test’s own questions at first', () => {
    expect(drawUnits({ own, others, drawn: new Map(), seed: 'a' })).toBe(own);
  });

  test('has questions that were not drawn before, as long as there are any', () => {
    const drawn = new Map(idsOf(own).map((id) => [id, 1]));
    const second = idsOf(drawUnits({ own, others, drawn, seed: 'a' }));
    expect(second).toHaveLength(TEST_LENGTH);
    expect(second.filter((id) => drawn.has(id))).toEqual([]);
    for (const id of second) drawn.set(id, 1);
    const third = idsOf(drawUnits({ own, others, drawn, seed: 'b' }));
    // Of the twelve of the lessons, two had not been drawn.
    expect(third.filter((id) => !drawn.has(id))).toHaveLength(2);
    expect(third).toHaveLength(TEST_LENGTH);
  });

  test('draws the same for the same seed, and others for another', () => {
    const drawn = new Map([['test 1/1', 1]]);
    const draw = (seed: string) => idsOf(drawUnits({ own, others, drawn, seed }));
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  test('never has more than ten questions, whatever the sizes of its units', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), fc.string(), (pairs, seed) => {
        const units = pairs.flatMap((isPair, i) =>
          unitsOf(`l${i}`, aBlock(isPair ? cloze(1) : correct(1)), keyOf(isPair ? [1, 2] : [1])),
        );
        const drawn = drawUnits({ own: [], others: units, drawn: new Map([['x', 1]]), seed });
        const count = drawn.reduce((sum, { group }) => sum + group.questions.length, 0);
        const all = units.reduce((sum, { group }) => sum + group.questions.length, 0);
        expect(count).toBeLessThanOrEqual(TEST_LENGTH);
        expect(count).toBeGreaterThanOrEqual(Math.min(all, TEST_LENGTH - 1));
      }),
    );
  });
});

describe('a composed test', () => {
  const units = [
    ...unitsOf('oil', aBlock(correct(5)), keyOf([5])),
    ...unitsOf('wicks', aBlock(cloze(7)), keyOf([7, 8])),
    ...unitsOf('glass', aBlock(correct(2)), keyOf([2])),
  ];
  const drawn = composeTest(units);

  test('is numbered from 1, in its gaps too, and the keys follow', () => {
    expect(drawn.blocks[0]?.groups).toEqual([
      {
        type: 'correct',
        questions: [
          { number: 1, sentence: 'Sentence 5.' },
          { number: 2, sentence: 'Sentence 2.' },
        ],
      },
      { type: 'cloze', text: 'I {3} in Keelung and {4} there.', questions: [{ number: 3 }, { number: 4 }] },
    ]);
    expect(drawn.key.map(({ number, solution }) => [number, solution])).toEqual([
      [1, { key: 'key 5' }],
      [2, { key: 'key 2' }],
      [3, { key: 'key 7' }],
      [4, { key: 'key 8' }],
    ]);
    expect(drawn.units).toEqual(['oil/5', 'glass/2', 'wicks/7']);
  });

  test('has a block of its own for a passage', () => {
    const passage = { title: 'T', introduction: undefined, paragraphs: [] };
    const read = unitsOf('read', { ...aBlock(correct(1)), passage }, keyOf([1]));
    const { blocks } = composeTest([...units, ...read, ...unitsOf('end', aBlock(correct(9)), keyOf([9]))]);
    expect(blocks.map((block) => [block.passage !== null, block.groups.length])).toEqual([
      [false, 1],
      [true, 1],
      [false, 2],
    ]);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(3);
  });
});
