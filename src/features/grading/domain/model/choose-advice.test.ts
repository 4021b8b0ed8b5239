import { expect, test } from 'vitest';
import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { LearnerError } from '../essay/learner-error.ts';
import type { SurfaceIssue } from '../essay/surface-issue.ts';
import { chooseAdvice } from './choose-advice.ts';

const error = (family: ErrorFamilyId): LearnerError => ({
  family,
  criterion: 'grammatical-range-and-accuracy',
  start: 0,
  end: 1,
  comment: { en: 'Check this.', 'zh-Hant': '請檢查。' },
});
const misspelling: SurfaceIssue = { kind: 'spelling', start: 0, end: 1, replacements: [] };

const WORTH: Readonly<Record<string, number>> = { article: 0.1, voice: 0.3, order: 0.2, partner: 0.05 };
type Found = Parameters<typeof chooseAdvice>[0];
const scoreOf = ({ errors, issues }: Found, measures: Readonly<Record<string, number>> = {}) =>
  7 -
  errors.reduce((sum, { family }) => sum + (WORTH[family] ?? 0), 0) -
  issues.length * 0.15 +
  (measures['words'] ?? 0) / 1000;
const found = (families: readonly ErrorFamilyId[], issues: readonly SurfaceIssue[] = []): Found => ({
  errors: families.map(error),
  issues,
});

test('at most three topics, the one that lifts the band most first', () => {
  const advice = chooseAdvice(
    found(['article', 'partner', 'article', 'article', 'article', 'voice', 'order']),
    [],
    scoreOf,
  );
  expect(advice.map(({ topic }) => topic)).toEqual(['article', 'voice', 'order']);
  expect(advice[0]).toMatchObject({ errors: 4, lift: expect.closeTo(0.4, 10) });
});

test('topics that lift the same go by their number', () => {
  const advice = chooseAdvice(found(['order', 'voice', 'voice']), [], () => 6);
  expect(advice.map(({ topic }) => topic)).toEqual(['voice', 'order']);
});

test('spelling counts like a family, and other issues are not advised on', () => {
  const grammar: SurfaceIssue = { ...misspelling, kind: 'grammar' };
  const advice = chooseAdvice(found(['article'], [misspelling, misspelling, grammar]), [], scoreOf);
  expect(advice.map(({ topic, errors }) => [topic, errors])).toEqual([
    ['spelling', 2],
    ['article', 1],
  ]);
});

test('a part that is missing lifts by a quarter at least, and more where the model says so', () => {
  const parts = [
    { topic: 'length', measures: { words: 400 } },
    { topic: 'overview', measures: { overview: 1 } },
  ] as const;
  expect(chooseAdvice(found(['voice', 'order']), parts, scoreOf)).toMatchObject([
    { topic: 'length', errors: 0, lift: expect.closeTo(0.4, 10) },
    { topic: 'voice', lift: expect.closeTo(0.3, 10) },
    { topic: 'overview', lift: 0.25 },
  ]);
});

test('without errors and with every part there is no advice', () => {
  expect(chooseAdvice(found([]), [], scoreOf)).toEqual([]);
});
