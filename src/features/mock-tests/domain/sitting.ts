import { attemptPhase, type Attempt } from './attempt.ts';
import type { Skill } from '#ielts/paper/paper.ts';

/** These follow each other without a break; Speaking has its own day. */
const WITHOUT_BREAK = ['listening', 'reading', 'writing'] as const satisfies readonly Skill[];

/** Between two sections: long enough to read what comes, and to find the page again. */
export const TRANSITION_MS = 2 * 60_000;
/** Speaking is sat within a week of the start. */
export const SPEAKING_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

export type SittingStep =
  /** This section is being sat. */
  | { readonly step: 'open'; readonly skill: Skill }
  /**
   * This section begins when the candidate goes on, at `latestAt` by itself: who stays away longer loses its time.
   * `startedAt`: as of when it would begin now.
   */
  | { readonly step: 'begin'; readonly skill: Skill; readonly startedAt: number; readonly latestAt: number }
  /** Speaking may be begun until then. */
  | { readonly step: 'speaking'; readonly until: number }
  | { readonly step: 'over' };

/**
 * Whether the marks of a sitting's sections may be told: once nothing is left of those that follow each other. As in the
 * test nobody knows how Listening went while writing. Speaking has its own day, and does not wait.
 */
export function releasesMarks(step: SittingStep): boolean {
  switch (step.step) {
    case 'open':
      return step.skill === 'speaking';
    case 'begin':
      return false;
    case 'speaking':
    case 'over':
      return true;
    default:
      return step satisfies never;
  }
}

/**
 * What comes next in a sitting. `skills`: those of the mock test. `attempts`: those of the sitting, each closed if its
 * time is over.
 */
export function nextStep(
  skills: readonly Skill[],
  { startedAt }: { readonly startedAt: number },
  attempts: readonly Attempt[],
  now: number,
): SittingStep {
  let endedAt: number | undefined;
  for (const skill of WITHOUT_BREAK.filter((each) => skills.includes(each))) {
    const attempt = attempts.find((each) => each.skill === skill);
    if (!attempt) {
      const latestAt = endedAt === undefined ? startedAt : endedAt + TRANSITION_MS;
      return { step: 'begin', skill, startedAt: Math.min(now, latestAt), latestAt };
    }
    if (attemptPhase(attempt, now) === 'open') return { step: 'open', skill };
    endedAt = attempt.submittedAt ?? attempt.deadlineAt;
  }
  if (!skills.includes('speaking')) return { step: 'over' };
  const speaking = attempts.find((each) => each.skill === 'speaking');
  if (speaking) {
    return attemptPhase(speaking, now) === 'open' ? { step: 'open', skill: 'speaking' } : { step: 'over' };
  }
  const until = startedAt + SPEAKING_WITHIN_MS;
  return now <= until ? { step: 'speaking', until } : { step: 'over' };
}
