import type { z } from 'zod';
import { instantText } from '#platform/clock/instant-text.ts';
import { attemptPhase, currentDeadline } from '../domain/attempt.ts';
import type { createAttempt } from '../contract.ts';
import type { StoredAttempt } from './attempt-store.ts';

export type AttemptSummary = z.input<(typeof createAttempt)['reply']>;

/** An attempt as the API shows it. Scores come only with an attempt that is over. */
export function viewAttempt(attempt: StoredAttempt, answeredCount: number, now: number): AttemptSummary {
  const over = attemptPhase(attempt, now) === 'submitted';
  return {
    attempt_id: attempt.id,
    mock_test: attempt.mockTest,
    skill: attempt.skill,
    phase: over ? 'submitted' : 'open',
    started_at: instantText(attempt.startedAt),
    deadline_at: instantText(currentDeadline(attempt, now)),
    submitted_at: attempt.submittedAt === undefined ? null : instantText(attempt.submittedAt),
    timed_out: attempt.timedOut,
    question_count: attempt.questionCount,
    answered_count: answeredCount,
    raw_score: over ? (attempt.rawScore ?? null) : null,
    band: over ? (attempt.band ?? null) : null,
    mode: attempt.mode,
    timed: attempt.timed,
    extra_time_percent: attempt.extraTimePercent,
    paused_at: attempt.pausedAt === undefined ? null : instantText(attempt.pausedAt),
    paused_ms: attempt.pausedMs,
    sitting_id: attempt.sittingId ?? null,
    waiting_for_marking: over && attempt.marks === undefined,
  };
}
