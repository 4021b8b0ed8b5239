import { expect, test } from 'vitest';
import type { BookingFacts } from './booking.ts';
import { decideCancellation, decideMove, freeChangeUntil } from './change-cost.ts';
import { HOUR_MS, MINUTE_MS } from './schedule.ts';

const RULES = { freeChangeHours: 24, courtesyHours: 24 };
const START = Date.UTC(2026, 10, 23, 9);
const booked: BookingFacts = {
  state: 'booked',
  startsAt: new Date(START),
  endsAt: new Date(START + 25 * MINUTE_MS),
  heldUntil: null,
};
const before = (hours: number) => new Date(START - hours * HOUR_MS);

test.each([
  ['learner', 24, 'returned', false],
  ['learner', 23.99, 'used', false],
  ['learner', 0.01, 'used', false],
  ['teacher', 24, 'returned', false],
  ['teacher', 23.99, 'returned', true],
  ['school', 1, 'returned', true],
] as const)(
  'a %s who cancels %d hours before: the credit is %s, one more: %s',
  (by, hours, credit, courtesy) => {
    const verdict = decideCancellation(booked, { by, now: before(hours), rules: RULES });
    expect(verdict).toEqual({ ok: true, credit, courtesy });
  },
);

test.each([
  ['learner', 24, true],
  ['learner', 23.99, 'too-late'],
  ['teacher', 0.5, true],
  ['school', 0.5, true],
  ['school', 0, 'lesson-started'],
] as const)('a %s who moves a lesson %d hours before: %s', (by, hours, expected) => {
  const verdict = decideMove(booked, { by, now: before(hours), rules: RULES });
  expect(verdict.ok || verdict.refusal).toBe(expected);
});

test.each(['held', 'completed', 'cancelled', 'no-show-learner', 'no-show-teacher'] as const)(
  'a lesson that is %s is neither moved nor cancelled',
  (state) => {
    const change = { by: 'learner', now: before(48), rules: RULES } as const;
    const refused = { ok: false, refusal: 'not-booked' };
    expect(decideCancellation({ ...booked, state }, change)).toEqual(refused);
    expect(decideMove({ ...booked, state }, change)).toEqual(refused);
  },
);

test('a lesson that has started is not cancelled', () => {
  expect(decideCancellation(booked, { by: 'teacher', now: new Date(START), rules: RULES })).toEqual({
    ok: false,
    refusal: 'lesson-started',
  });
});

test('a change is free until a day before', () => {
  expect(freeChangeUntil(booked, { rules: RULES })).toEqual(before(24));
});

test.each(['teacher', 'school'] as const)(
  'a lesson that the %s moved is free to cancel until it starts',
  (movedBy) => {
    const change = { by: 'learner', now: before(0.01), rules: RULES, movedBy } as const;
    expect(decideCancellation(booked, change)).toEqual({ ok: true, credit: 'returned', courtesy: false });
    expect(freeChangeUntil(booked, change)).toEqual(before(0));
  },
);
