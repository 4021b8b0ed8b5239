import { describe, expect, test } from 'vitest';
import { attemptPhase, decideSubmission, LATENCY_GRACE_MS, type Attempt } from './attempt.ts';

const START = Date.UTC(2026, 10, 21, 9, 0, 0);
const DEADLINE = START + 20 * 60_000;

function anAttempt(change: Partial<Attempt> = {}): Attempt {
  return {
    id: '0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11',
    mockTest: 'free-trial',
    skill: 'reading',
    questionCount: 13,
    startedAt: START,
    deadlineAt: DEADLINE,
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

describe('phases', () => {
  test.each([
    ['at the start', START, 'open'],
    ['at the deadline', DEADLINE, 'open'],
    ['while the last answer is under way', DEADLINE + LATENCY_GRACE_MS, 'open'],
    ['after that', DEADLINE + LATENCY_GRACE_MS + 1, 'time-over'],
  ] as const)('%s', (_, now, phase) => {
    expect(attemptPhase(anAttempt(), now)).toBe(phase);
  });

  test('a submitted attempt stays submitted, whatever the time', () => {
    const submitted = anAttempt({ submittedAt: START + 1 });
    expect(attemptPhase(submitted, START + 2)).toBe('submitted');
    expect(attemptPhase(submitted, DEADLINE * 2)).toBe('submitted');
  });
});

describe('submitting', () => {
  const clock = { deadlineAt: DEADLINE, pausedAt: undefined, pausedMs: 0 };

  test('before the deadline counts as of now', () => {
    expect(decideSubmission(anAttempt(), START + 60_000)).toEqual({
      ok: true,
      submittedAt: START + 60_000,
      timedOut: false,
      clock,
    });
  });

  test('within the grace counts as of the deadline, by the clock', () => {
    expect(decideSubmission(anAttempt(), DEADLINE + 1_000)).toEqual({
      ok: true,
      submittedAt: DEADLINE,
      timedOut: true,
      clock,
    });
  });

  test('an hour later the attempt is closed as of the deadline, by the clock', () => {
    expect(decideSubmission(anAttempt(), DEADLINE + 3_600_000)).toEqual({
      ok: true,
      submittedAt: DEADLINE,
      timedOut: true,
      clock,
    });
  });

  test('twice changes nothing', () => {
    expect(decideSubmission(anAttempt({ submittedAt: START + 5 }), START + 6)).toEqual({
      ok: false,
      refusal: 'already-submitted',
    });
  });
});
