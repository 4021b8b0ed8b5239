import { attemptPhase, type Attempt } from '../attempts/attempt.ts';
import type { Skill } from '#ielts/paper/paper.ts';

/** The sections that follow each other without a break. Speaking has its own day. */
const WITHOUT_BREAK = ['listening', 'reading', 'writing'] as const satisfies readonly Skill[];

/** The time between two sections. It is enough to read the next instructions, and to find the page again. */
export const TRANSITION_MS = 2 * 60_000;
/** Speaking may be taken within a week of the start. */
export const SPEAKING_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

export type SittingStep =
  /** The candidate is taking this section. */
  | { readonly step: 'open'; readonly skill: Skill }
  /**
   * This section starts when the candidate continues, and automatically at `latestAt`. A candidate who waits longer
   * loses that time. `startedAt` is its start if it starts now.
   */
  | { readonly step: 'begin'; readonly skill: Skill; readonly startedAt: number; readonly latestAt: number }
  /** The latest start of Speaking. */
  | { readonly step: 'speaking'; readonly until: number }
  | { readonly step: 'over' };

/**
 * Whether a sitting shows the marks of its sections. It does when the sections without a break are over: in the test
 * nobody knows their Listening score while writing. Speaking does not hold the marks back.
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
 * The next step of a sitting. `skills` are those of the mock test. `attempts` are those of the sitting; each must be
 * closed if its time is over.
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
