import { describe, expect, test } from 'vitest';
import {
  attemptPhase,
  decideSubmission,
  deadlineOf,
  LATENCY_GRACE_MS,
  LONGEST_PAUSE_MS,
  UNTIMED_MS,
  type Attempt,
} from './attempt.ts';
import { decidePause, decideResume } from './pause.ts';

const START = 1_000_000;
const MINUTE = 60_000;

function practice(change: Partial<Attempt> = {}): Attempt {
  return {
    id: 'a',
    mockTest: 'free-trial',
    skill: 'reading',
    questionCount: 13,
    startedAt: START,
    deadlineAt: START + 20 * MINUTE,
    submittedAt: undefined,
    timedOut: false,
    mode: 'practice',
    timed: true,
    extraTimePercent: 100,
    pausedAt: undefined,
    pausedMs: 0,
    sittingId: undefined,
    ...change,
  };
}

describe('practice that is paused', () => {
  const paused = practice({ pausedAt: START + 5 * MINUTE });

  test('is open long after the deadline it had', () => {
    expect(attemptPhase(paused, START + 500 * MINUTE)).toBe('open');
  });

  describe('for longer than 30 days', () => {
    const endsAt = START + 5 * MINUTE + LONGEST_PAUSE_MS;

    test.each([
      ['at the end of that time', endsAt, 'open'],
      ['while the last answer is under way', endsAt + LATENCY_GRACE_MS, 'open'],
      ['after that', endsAt + LATENCY_GRACE_MS + 1, 'time-over'],
    ] as const)('is over: %s', (_, now, phase) => {
      expect(attemptPhase(paused, now)).toBe(phase);
    });

    test('is closed as of the end of that time, by the clock, and the pause is no time spent', () => {
      expect(decideSubmission(paused, endsAt + 90 * 24 * 60 * MINUTE)).toEqual({
        ok: true,
        submittedAt: endsAt,
        timedOut: true,
        clock: {
          deadlineAt: START + 20 * MINUTE + LONGEST_PAUSE_MS,
          pausedAt: undefined,
          pausedMs: LONGEST_PAUSE_MS,
        },
      });
    });

    test('does not go on', () => {
      const now = endsAt + LATENCY_GRACE_MS + 1;
      expect(decideResume(paused, now)).toEqual({ ok: false, refusal: 'attempt-over' });
    });
  });

  test('goes on with the time that was left', () => {
    expect(decideResume(paused, START + 65 * MINUTE)).toEqual({
      ok: true,
      change: { deadlineAt: START + 80 * MINUTE, pausedAt: undefined, pausedMs: 60 * MINUTE },
    });
  });

  test('adds one pause to another', () => {
    const again = { ...paused, pausedMs: 7 * MINUTE };
    expect(decideResume(again, START + 6 * MINUTE)).toMatchObject({ change: { pausedMs: 8 * MINUTE } });
  });

  test('may be submitted, which ends the pause, and was not ended by the clock', () => {
    const now = START + 500 * MINUTE;
    expect(decideSubmission({ ...paused, pausedMs: 7 * MINUTE }, now)).toEqual({
      ok: true,
      submittedAt: now,
      timedOut: false,
      clock: { deadlineAt: START + 515 * MINUTE, pausedAt: undefined, pausedMs: 502 * MINUTE },
    });
  });
});

test('pausing twice, and going on while nothing is paused, changes nothing', () => {
  expect(decidePause(practice({ pausedAt: START }), START + 1)).toEqual({ ok: true, change: undefined });
  expect(decideResume(practice(), START + 1)).toEqual({ ok: true, change: undefined });
});

test.each([
  ['an exam', practice({ mode: 'exam' }), START + MINUTE, 'exam-mode'],
  ['what is submitted', practice({ submittedAt: START + MINUTE }), START + 2 * MINUTE, 'attempt-over'],
  ['what has run out', practice(), START + 21 * MINUTE, 'attempt-over'],
])('%s is not paused', (_, attempt, now, refusal) => {
  expect(decidePause(attempt, now)).toEqual({ ok: false, refusal });
  expect(decideResume(attempt, now)).toEqual({ ok: false, refusal });
});

test.each([
  [true, 100, 20 * MINUTE],
  [true, 125, 25 * MINUTE],
  [true, 150, 30 * MINUTE],
  [true, 200, 40 * MINUTE],
  [false, 100, UNTIMED_MS],
])('a section of 20 minutes, timed %s, with %d per cent of its time', (timed, extraTimePercent, lengthMs) => {
  expect(deadlineOf(START, 20 * MINUTE, { timed, extraTimePercent })).toBe(START + lengthMs);
});
