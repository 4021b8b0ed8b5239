import { describe, expect, test } from 'vitest';
import { BOOKING_STATES } from '../booking.ts';
import { DAY_MS, MINUTE_MS } from '../schedule.ts';
import { attendanceOf, isBriefOpen, mayWriteAfter } from './after-lesson.ts';

const startsAt = new Date(Date.UTC(2026, 10, 25, 10));
const endsAt = new Date(startsAt.getTime() + 25 * MINUTE_MS);
const booked = { state: 'booked', startsAt, endsAt } as const;
const after = (from: Date, ms: number) => new Date(from.getTime() + ms);

test('a teacher writes from the start of a lesson until two weeks after it', () => {
  expect(mayWriteAfter(booked, after(startsAt, -1))).toBe(false);
  expect(mayWriteAfter(booked, startsAt)).toBe(true);
  expect(mayWriteAfter(booked, after(endsAt, 14 * DAY_MS - 1))).toBe(true);
  expect(mayWriteAfter(booked, after(endsAt, 14 * DAY_MS))).toBe(false);
});

test('a brief is open before a lesson and until a week after it', () => {
  expect(isBriefOpen(booked, after(startsAt, -30 * DAY_MS))).toBe(true);
  expect(isBriefOpen(booked, after(endsAt, 7 * DAY_MS - 1))).toBe(true);
  expect(isBriefOpen(booked, after(endsAt, 7 * DAY_MS))).toBe(false);
});

test('lessons that did not take place, or are not booked, have neither', () => {
  const open = BOOKING_STATES.filter((state) => isBriefOpen({ ...booked, state }, startsAt));
  expect(open).toEqual(['booked', 'completed', 'no-show-learner']);
  expect(BOOKING_STATES.filter((state) => mayWriteAfter({ ...booked, state }, startsAt))).toEqual(open);
});

describe('attendance', () => {
  const completed = { state: 'completed', startsAt } as const;
  test.each([
    ['no outcome', { state: 'booked', startsAt } as const, null, undefined],
    ['met elsewhere', completed, null, { kind: 'came', minutes: 0 }],
    ['early', completed, after(startsAt, -MINUTE_MS), { kind: 'came', minutes: 0 }],
    ['nearly five minutes', completed, after(startsAt, 5 * MINUTE_MS - 1), { kind: 'came', minutes: 0 }],
    ['five minutes', completed, after(startsAt, 5 * MINUTE_MS), { kind: 'late', minutes: 5 }],
    [
      'the learner missed it',
      { state: 'no-show-learner', startsAt } as const,
      after(startsAt, 20 * MINUTE_MS),
      { kind: 'learner-absent', minutes: 0 },
    ],
    [
      'the teacher missed it',
      { state: 'no-show-teacher', startsAt } as const,
      startsAt,
      { kind: 'teacher-absent', minutes: 0 },
    ],
  ] as const)('%s', (_, booking, joinedAt, expected) => {
    expect(attendanceOf(booking, joinedAt)).toEqual(expected);
  });
});
