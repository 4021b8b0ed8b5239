import { expect, test } from 'vitest';
import type { MarkedAnswer } from '../answers/answer-store.ts';
import { masteryByType } from './type-mastery.ts';

const TARGET = 6.5;
const on = (day: number) => new Date(Date.UTC(2026, 10, day, 9));

/** A session of practice at the target: so many right answers, then so many wrong ones. */
const aSession = (day: number, right: number, wrong = 0): MarkedAnswer[] =>
  Array.from({ length: right + wrong }, (_, place) => ({
    sessionId: `session ${day}`,
    type: 'short-answer',
    right: place < right,
    aided: false,
    bandTimesTwo: TARGET * 2,
    at: on(day),
    day: '2026-11-01',
  }));
const aSection = (day: number, right: number, answers: number) => ({
  type: 'short-answer',
  right,
  answers,
  at: on(day),
});
const levelOf = (answers: readonly MarkedAnswer[], ...sections: readonly ReturnType<typeof aSection>[]) =>
  masteryByType(answers, sections, TARGET).get('short-answer');

test('practice alone makes a type solid; with a section of a mock test it is ready', () => {
  expect(levelOf(aSession(1, 20))).toMatchObject({ level: 'solid', reason: { because: 'no-mock-test' } });
  expect(levelOf(aSession(1, 20), aSection(2, 4, 4))).toMatchObject({
    level: 'ready',
    reason: { because: 'share', right: 24, answers: 24 },
  });
  // Whichever was first.
  expect(levelOf(aSession(3, 20), aSection(2, 4, 4))).toMatchObject({ level: 'ready' });
});

test('a weak section is no pass: its answers are among the latest, and lower the share', () => {
  expect(levelOf(aSession(1, 20), aSection(2, 1, 6))).toMatchObject({
    level: 'solid',
    reason: { because: 'share', right: 21, answers: 26 },
  });
});

test('a section that is older than the latest thirty answers has no say any more', () => {
  const later = [...aSession(2, 15), ...aSession(3, 15), ...aSession(4, 10)];
  expect(levelOf(later, aSection(1, 5, 5))).toMatchObject({ level: 'solid' });
});

test('sections alone count too, and other types are left alone', () => {
  expect(levelOf([], aSection(1, 5, 5), aSection(2, 5, 5))).toMatchObject({
    reason: { because: 'share', answers: 10 },
  });
  const types = masteryByType(aSession(1, 20), [{ ...aSection(2, 4, 4), type: 'match' }], TARGET);
  expect([...types.keys()]).toEqual(['short-answer', 'match']);
  expect(types.get('short-answer')?.level).toBe('solid');
});

test('without a target a type is judged at about the band of its own questions', () => {
  const at = (band: number, day: number) =>
    aSession(day, 10).map((answer) => ({ ...answer, bandTimesTwo: band * 2 }));
  const answers = [...at(4, 1), ...at(4.5, 2), ...at(7, 3).slice(0, 3)];
  const reasonOf = (target: number | null) => masteryByType(answers, [], target).get('short-answer')?.reason;
  expect(reasonOf(null)).toMatchObject({ answers: 20, right: 20 });
  expect(reasonOf(TARGET)).toEqual({ because: 'few', answers: 3, needed: 8 });
});
