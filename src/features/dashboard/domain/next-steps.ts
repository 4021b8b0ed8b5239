import { daysBetween, NEAR_DAYS } from './exam-countdown.ts';

/** The facts of an attempt that decide the next step. Instants in ms. */
export type AttemptFacts = {
  readonly attemptId: string;
  /** A single attempt that is not over. A section of a whole test continues there instead. */
  readonly open: boolean;
  /** False: there is no clock, or it is paused. */
  readonly clockRuns: boolean;
  /** The attempt is over, has its band, and its result may be opened. */
  readonly marked: boolean;
  readonly startedAt: number;
  readonly deadlineAt: number;
};

/** A whole test under exam conditions that is not over. */
export type SittingFacts = {
  readonly sittingId: string;
  /** `begin`: the next section waits, or its time is running. `speaking`: Speaking is left, and may be started. */
  readonly step: 'open' | 'begin' | 'speaking';
  /** The remaining time of the open section, in ms. */
  readonly deadlineAt: number | undefined;
};

/** The facts about a learner at one moment. */
export type LearnerFacts = {
  readonly attempts: readonly AttemptFacts[];
  readonly sittings: readonly SittingFacts[];
  readonly targetBand: number | null;
  /** A calendar date, such as `2026-11-21`. */
  readonly examDate: string | null;
  readonly twoFactor: boolean;
  /** The present date in the learner's zone. */
  readonly today: string;
  readonly now: number;
};

export type NextStep =
  | { readonly kind: 'go-on-sitting'; readonly sittingId: string; readonly minutesLeft: number | undefined }
  | { readonly kind: 'speak'; readonly sittingId: string }
  /** Without `minutesLeft` no clock runs: there is none, or it is paused. */
  | { readonly kind: 'go-on'; readonly attemptId: string; readonly minutesLeft: number | undefined }
  | { readonly kind: 'free-trial' }
  | { readonly kind: 'review'; readonly attemptId: string }
  | { readonly kind: 'set-goal'; readonly missing: 'both' | 'target-band' | 'exam-date' }
  | { readonly kind: 'exam-past' }
  | { readonly kind: 'exam-near'; readonly daysLeft: number }
  | { readonly kind: 'two-factor' };

function minutesUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 60_000));
}

function sittingSteps({ sittings, now }: LearnerFacts): NextStep[] {
  const underWay = sittings.find(({ step }) => step !== 'speaking');
  if (!underWay) return [];
  const { sittingId, deadlineAt } = underWay;
  const minutesLeft = deadlineAt === undefined ? undefined : minutesUntil(deadlineAt, now);
  return [{ kind: 'go-on-sitting', sittingId, minutesLeft }];
}

function attemptSteps({ attempts, sittings, now }: LearnerFacts): NextStep[] {
  if (attempts.length === 0) return [{ kind: 'free-trial' }];
  const newestFirst = [...attempts].sort((a, b) => b.startedAt - a.startedAt);
  const [open] = newestFirst
    .filter((attempt) => attempt.open && attempt.deadlineAt > now)
    .sort((a, b) => a.deadlineAt - b.deadlineAt);
  const last = newestFirst.find(({ marked }) => marked);
  const toSpeak = sittings.find(({ step }) => step === 'speaking');
  return [
    ...(open
      ? [
          {
            kind: 'go-on' as const,
            attemptId: open.attemptId,
            minutesLeft: open.clockRuns ? minutesUntil(open.deadlineAt, now) : undefined,
          },
        ]
      : []),
    ...(toSpeak ? [{ kind: 'speak' as const, sittingId: toSpeak.sittingId }] : []),
    ...(last ? [{ kind: 'review' as const, attemptId: last.attemptId }] : []),
  ];
}

function goalSteps({ targetBand, examDate, today }: LearnerFacts): NextStep[] {
  if (examDate === null) return [{ kind: 'set-goal', missing: targetBand === null ? 'both' : 'exam-date' }];
  const daysLeft = daysBetween(today, examDate);
  const dateStep: NextStep[] =
    daysLeft < 0 ? [{ kind: 'exam-past' }] : daysLeft <= NEAR_DAYS ? [{ kind: 'exam-near', daysLeft }] : [];
  return targetBand === null ? [{ kind: 'set-goal', missing: 'target-band' }, ...dateStep] : dateStep;
}

/**
 * What a learner may do next, the most useful first. An open test and an open attempt run out, so they are first. A
 * first test follows, then Speaking with its deadline, a result to open, the goal, and the account's security. Empty:
 * nothing is left to do.
 */
export function nextSteps(facts: LearnerFacts): NextStep[] {
  return [
    ...sittingSteps(facts),
    ...attemptSteps(facts),
    ...goalSteps(facts),
    ...(facts.twoFactor ? [] : [{ kind: 'two-factor' as const }]),
  ];
}
