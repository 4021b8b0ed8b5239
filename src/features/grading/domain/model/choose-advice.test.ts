import { expect, test } from 'vitest';
import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { LearnerError } from '../essay/learner-error.ts';
import { chooseAdvice } from './choose-advice.ts';

const error = (family: ErrorFamilyId): LearnerError => ({
  family,
  criterion: 'grammatical-range-and-accuracy',
  start: 0,
  end: 1,
  comment: { en: 'Check this.', 'zh-Hant': '請檢查。' },
});

const WORTH: Readonly<Record<string, number>> = { article: 0.1, voice: 0.3, order: 0.2, partner: 0.05 };
const scoreOf = (errors: readonly LearnerError[]) =>
  7 - errors.reduce((sum, { family }) => sum + (WORTH[family] ?? 0), 0);

test('at most three families, the one that lifts the band most first', () => {
  const errors = (['article', 'partner', 'article', 'article', 'article', 'voice', 'order'] as const).map(
    error,
  );
  const advice = chooseAdvice(errors, scoreOf(errors), scoreOf);
  expect(advice.map(({ family }) => family)).toEqual(['article', 'voice', 'order']);
  expect(advice[0]).toMatchObject({ errors: 4, lift: expect.closeTo(0.4, 10) });
});

test('families that lift the same go by their number', () => {
  const errors = (['order', 'voice', 'voice'] as const).map(error);
  expect(chooseAdvice(errors, 6, () => 6).map(({ family }) => family)).toEqual(['voice', 'order']);
});

test('without errors there is no advice', () => {
  expect(chooseAdvice([], 6, () => 6)).toEqual([]);
});
