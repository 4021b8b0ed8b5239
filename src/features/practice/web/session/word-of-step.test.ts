import { expect, test } from 'vitest';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import { listSteps } from './list-steps.ts';
import { aSession, aUnit } from './session-fixture.ts';
import { wordOfStep } from './word-of-step.ts';

const FORM: ShownGroup = {
  type: 'word-form',
  questions: [{ number: 1, word: 'previous', text: 'The hall, {gap} a stable, is full.' }],
};
const choice = (stem: string): ShownGroup => ({
  type: 'multiple-choice',
  questions: [{ number: 1, stem, options: ['critics', 'reviews', 'critical'] }],
});

function wordIn(bank: 'vocabulary' | 'word-families' | 'grammar', group: ShownGroup, key: string) {
  const unit = aUnit(group, [{ key } as ExerciseSolution]);
  const [step] = listSteps(aSession([{ ...unit, set: { ...unit.set, bank } }]));
  return step?.kind === 'question' ? wordOfStep(step) : undefined;
}

test('the word of a question is kept in its sentence', () => {
  expect(wordIn('word-families', FORM, 'previously / formerly')).toEqual({
    word: 'previously',
    example: 'The hall, previously a stable, is full.',
  });
  expect(wordIn('vocabulary', choice('The play had good ___ everywhere.'), 'B')).toEqual({
    word: 'reviews',
    example: 'The play had good reviews everywhere.',
  });
});

test('a question that is not about one word in a sentence has none', () => {
  expect(wordIn('vocabulary', choice('What is said of a play?'), 'B')).toBeUndefined();
  expect(wordIn('grammar', FORM, 'previously')).toBeUndefined();
});
