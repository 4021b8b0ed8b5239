import { daysBetween, NEAR_DAYS } from './exam-countdown.ts';

/** One sitting, as far as it matters for what comes next. Instants in ms. */
export type AttemptFacts = {
  readonly attemptId: string;
  /** It is over and has its band. */
  readonly marked: boolean;
  readonly startedAt: number;
  readonly deadlineAt: number;
};

/** What is known of a learner at one moment. */
export type LearnerFacts = {
  readonly attempts: readonly AttemptFacts[];
  readonly targetBand: number | null;
  /** A calendar date, such as `2026-11-21`. */
  readonly examDate: string | null;
  readonly twoFactor: boolean;
  /** The date on the learner's wall. */
  readonly today: string;
  readonly now: number;
};

export type NextStep =
  | { readonly kind: 'go-on'; readonly attemptId: string; readonly minutesLeft: number }
  | { readonly kind: 'free-trial' }
  | { readonly kind: 'review'; readonly attemptId: string }
  | { readonly kind: 'set-goal'; readonly missing: 'both' | 'target-band' | 'exam-date' }
  | { readonly kind: 'exam-past' }
  | { readonly kind: 'exam-near'; readonly daysLeft: number }
  | { readonly kind: 'two-factor' };

function attemptSteps({ attempts, now }: LearnerFacts): NextStep[] {
  if (attempts.length === 0) return [{ kind: 'free-trial' }];
  const newestFirst = [...attempts].sort((a, b) => b.startedAt - a.startedAt);
  const [open] = newestFirst
    .filter(({ marked, deadlineAt }) => !marked && deadlineAt > now)
    .sort((a, b) => a.deadlineAt - b.deadlineAt);
  const last = newestFirst.find(({ marked }) => marked);
  return [
    ...(open
      ? [
          {
            kind: 'go-on' as const,
            attemptId: open.attemptId,
            minutesLeft: Math.ceil((open.deadlineAt - now) / 60_000),
          },
        ]
      : []),
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
 * What a learner may do next, the most useful first: an open attempt runs out, a first test comes before everything
 * else, a result wants to be looked at, then the goal, and the account's safety last. Empty: nothing is left to do.
 */
export function nextSteps(facts: LearnerFacts): NextStep[] {
  return [
    ...attemptSteps(facts),
    ...goalSteps(facts),
    ...(facts.twoFactor ? [] : [{ kind: 'two-factor' as const }]),
  ];
}
