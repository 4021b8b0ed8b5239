import { describe, expect, test } from 'vitest';
import { attemptPhase, decideSubmission, deadlineOf, UNTIMED_MS, type Attempt } from './attempt.ts';
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

  test('stands still, however long', () => {
    expect(attemptPhase(paused, START + 500 * MINUTE)).toBe('open');
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

  test('may be submitted, and was not ended by the clock', () => {
    const now = START + 500 * MINUTE;
    expect(decideSubmission(paused, now)).toEqual({ ok: true, submittedAt: now, timedOut: false });
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
