import type { z } from 'zod';
import { instantText } from '#platform/clock/instant-text.ts';
import type { Localised } from '#platform/i18n/language.ts';
import { attemptPhase, currentDeadline } from '../../domain/attempts/attempt.ts';
import type { createAttempt } from '../../contract.ts';
import type { StoredAttempt } from './attempt-store.ts';

export type AttemptSummary = z.input<(typeof createAttempt)['reply']>;

type AttemptViewInput = {
  /** The name of its mock test. */
  readonly title: Localised;
  /** How many questions are answered. */
  readonly answered: number;
  readonly now: number;
  /** Whether its sitting shows marks already. */
  readonly marksReleased: boolean;
};

/** An attempt as the API shows it. It has scores only when it is over and its sitting shows marks. */
export function viewAttempt(
  attempt: StoredAttempt,
  { title, answered, now, marksReleased }: AttemptViewInput,
): AttemptSummary {
  const over = attemptPhase(attempt, now) === 'submitted';
  const score = over && marksReleased ? attempt : undefined;
  return {
    attempt_id: attempt.id,
    mock_test: attempt.mockTest,
    test_title: title,
    skill: attempt.skill,
    phase: over ? 'submitted' : 'open',
    started_at: instantText(attempt.startedAt),
    deadline_at: instantText(currentDeadline(attempt, now)),
    submitted_at: attempt.submittedAt === undefined ? null : instantText(attempt.submittedAt),
    timed_out: attempt.timedOut,
    question_count: attempt.questionCount,
    answered_count: answered,
    raw_score: score?.rawScore ?? null,
    band: score?.band ?? null,
    mode: attempt.mode,
    timed: attempt.timed,
    extra_time_percent: attempt.extraTimePercent,
    paused_at: attempt.pausedAt === undefined ? null : instantText(attempt.pausedAt),
    paused_ms: attempt.pausedMs,
    sitting_id: attempt.sittingId ?? null,
    waiting_for_marking: over && attempt.marks === undefined,
    waiting_for_sitting: over && !marksReleased,
  };
}
