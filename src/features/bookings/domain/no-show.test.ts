import { expect, test } from 'vitest';
import { completesAt, decideReport } from './no-show.ts';
import { MINUTE_MS } from './schedule.ts';

const RULES = { waitMinutes: 10, reportHours: 24 };
const START = Date.UTC(2026, 10, 23, 9);
const lesson = { startsAt: new Date(START), endsAt: new Date(START + 25 * MINUTE_MS), heldUntil: null };
const END_OF_REPORTS = 25 + 24 * 60;

test.each([
  ['booked', 'learner', 10, 'no-show-teacher'],
  ['booked', 'teacher', 10, 'no-show-learner'],
  ['booked', 'teacher', 9.9, 'report-too-early'],
  ['completed', 'learner', END_OF_REPORTS, 'no-show-teacher'],
  ['completed', 'learner', END_OF_REPORTS + 1, 'report-over'],
  ['no-show-learner', 'learner', 60, 'reported-before'],
  ['no-show-teacher', 'teacher', 60, 'reported-before'],
  ['cancelled', 'teacher', 60, 'not-booked'],
  ['held', 'teacher', 60, 'not-booked'],
] as const)(
  'of a lesson that is %s, a report by the %s after %d minutes: %s',
  (state, by, minutes, expected) => {
    const now = new Date(START + minutes * MINUTE_MS);
    const verdict = decideReport({ ...lesson, state }, { by, now, rules: RULES });
    expect(verdict.ok ? verdict.outcome : verdict.refusal).toBe(expected);
  },
);

test('a lesson that nobody reports is complete a quarter of an hour after its end', () => {
  expect(completesAt(lesson, { completeMinutes: 15 })).toEqual(new Date(START + 40 * MINUTE_MS));
});
