import { formatBand } from '#ielts/bands/format-band.ts';
import { type AttemptSummary, type SittingView } from '#features/mock-tests/web/index.ts';
import { paths } from '#paths';
import type { TextParameters } from '#platform/i18n/translate.ts';
import type { GroupText } from '#platform/i18n/text-groups.ts';
import type { NextStep } from '../domain/next-steps.ts';
import { skillName } from './skill-name.ts';
import type { dashboardEn } from './texts-en.ts';

export type StepDescription = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
};

type DescribeStepOptions = {
  readonly text: GroupText<'dashboard'>;
  readonly attempts: readonly AttemptSummary[];
  readonly sittings: readonly SittingView[];
  /** The formatted exam date. */
  readonly examDate: string;
};

type Group = keyof (typeof dashboardEn)['steps'];

const GOALS = {
  both: 'goalBoth',
  'target-band': 'goalBand',
  'exam-date': 'goalDate',
} as const satisfies Record<string, Group>;

/** By the number of days left. */
const LAST_DAYS = ['examToday', 'examTomorrow'] as const satisfies Group[];

/** The texts of a next step, and its link. */
export function describeStep(
  step: NextStep,
  { text, attempts, sittings, examDate }: DescribeStepOptions,
): StepDescription {
  const say = (group: Group, to: string, parameters?: TextParameters): StepDescription => ({
    title: text(`steps.${group}.title`, parameters),
    text: text(`steps.${group}.text`, parameters),
    action: text(`steps.${group}.action`),
    to,
  });
  const numbersOf = (attemptId: string) => {
    const attempt = attempts.find((each) => each.attempt_id === attemptId);
    return {
      skill: skillName(attempt?.skill ?? '', text),
      count: attempt?.question_count ?? 0,
      answered: attempt?.answered_count ?? 0,
      raw: attempt?.raw_score ?? 0,
      band: formatBand(attempt?.band ?? 0),
    };
  };
  const wordsOf = (sittingId: string) => {
    const sitting = sittings.find((each) => each.sitting_id === sittingId);
    return { test: sitting?.title ?? '', skill: skillName(sitting?.next_skill ?? '', text) };
  };
  switch (step.kind) {
    case 'go-on-sitting':
      return step.minutesLeft === undefined
        ? say('nextSection', paths.sitting(step), wordsOf(step.sittingId))
        : say('goOnSitting', paths.sitting(step), {
            ...wordsOf(step.sittingId),
            minutes: step.minutesLeft,
          });
    case 'speak':
      return say('speak', paths.sitting(step), wordsOf(step.sittingId));
    case 'go-on':
      return step.minutesLeft === undefined
        ? say('goOnAtLeisure', paths.attempt(step), numbersOf(step.attemptId))
        : say('goOn', paths.attempt(step), { ...numbersOf(step.attemptId), minutes: step.minutesLeft });
    case 'review':
      return say('review', paths.attemptResult(step), numbersOf(step.attemptId));
    case 'free-trial':
      return say('freeTrial', paths.plan({ slug: 'free-trial' }));
    case 'set-goal':
      return say(GOALS[step.missing], paths.profile({ part: 'goal' }));
    case 'exam-past':
      return say('examPast', paths.profile({ part: 'goal' }), { date: examDate });
    case 'exam-near':
      return say(LAST_DAYS[step.daysLeft] ?? 'examNear', paths.plans(), { days: step.daysLeft });
    case 'two-factor':
      return say('twoFactor', paths.setupTwoFactor());
    default:
      return step satisfies never;
  }
}
