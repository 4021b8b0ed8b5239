import { instantText } from '#platform/clock/instant-text.ts';
import type { z } from 'zod';
import { overallBand } from '../domain/band.ts';
import { SKILLS } from '../domain/paper.ts';
import type { getSitting } from '../sittings-contract.ts';
import { viewAttempt } from './attempt-view.ts';
import type { SittingState } from './sit-test.ts';

export type SittingView = z.input<(typeof getSitting)['reply']>['sitting'];

/** A sitting as the API shows it. `answered`: how many questions of an attempt are answered. */
export function viewSitting(
  { sitting, attempts, skills, step }: SittingState,
  answered: (attemptId: string) => number,
  now: number,
): SittingView {
  const [listening, reading, writing, speaking] = SKILLS.map(
    (skill) => attempts.find((attempt) => attempt.skill === skill)?.band,
  );
  const complete =
    listening !== undefined && reading !== undefined && writing !== undefined && speaking !== undefined;
  return {
    sitting_id: sitting.id,
    mock_test: sitting.mockTest,
    started_at: instantText(sitting.startedAt),
    extra_time_percent: sitting.extraTimePercent,
    step: step.step,
    next_skill: 'skill' in step ? step.skill : step.step === 'speaking' ? 'speaking' : null,
    begins_at: step.step === 'begin' ? instantText(step.startedAt) : null,
    speaking_until: step.step === 'speaking' ? instantText(step.until) : null,
    sections: skills.map((skill) => {
      const attempt = attempts.find((each) => each.skill === skill);
      return { skill, attempt: attempt ? viewAttempt(attempt, answered(attempt.id), now) : null };
    }),
    overall_band: complete ? overallBand([listening, reading, writing, speaking]) : null,
  };
}
