import { useEffect, type ReactNode } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import type { AccountView } from '#features/accounts/contract.ts';
import { followsRecording } from '#features/mock-tests/web/index.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatCalendarDate, wallClock } from '#platform/i18n/zoned-time.ts';
import { Slot } from '#platform/pages/slot.tsx';
import { nextSteps, type NextStep } from '../domain/next-steps.ts';
import { AttemptList } from './attempt-list.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import styles from './dashboard.module.css';
import { GoalPanel } from './goal-panel.tsx';
import { PracticePanel } from './practice-panel.tsx';
import { NextStepCard, OtherSteps } from './next-step-card.tsx';
import { StepFigure } from './step-figure.tsx';
import { sittingFacts } from './sitting-facts.ts';
import { describeStep } from './describe-step.ts';
import { useAttempts, type Attempts } from './use-attempts.ts';
import { useNow } from './use-now.ts';

/** Steps that the goal's panel shows already. */
const SHOWN_BY_GOAL: readonly NextStep['kind'][] = ['set-goal', 'exam-near', 'exam-past'];

/** What the free trial contains. */
export type Trial = { readonly cover: string };

type DashboardProps = {
  readonly user: AccountView;
  readonly trial: Trial;
  /** Under the attempts. */
  readonly children: ReactNode;
};

/** The overview of one learner. */
export function Dashboard({ user, ...rest }: DashboardProps) {
  const text = useText('dashboard');
  const { state, reload } = useAttempts(user.id);
  return (
    <Loaded state={state} reload={reload} skeleton={<DashboardSkeleton label={text('attempts.loading')} />}>
      {(attempts) => <Overview user={user} reload={reload} {...attempts} {...rest} />}
    </Loaded>
  );
}

type OverviewProps = DashboardProps & Attempts & { readonly reload: () => void };

function Overview({ user, attempts, sittings, aheadMs, reload, trial, children }: OverviewProps) {
  const text = useText('dashboard');
  const language = useLanguage();
  const now = useNow(aheadMs);
  const overdue =
    attempts.some(({ phase, deadline_at: deadline }) => phase === 'open' && Date.parse(deadline) < now) ||
    sittings.some(({ begins_at: begins }) => begins !== null && Date.parse(begins) < now);
  // A test whose time has run out has a result. The server closes it when it is requested.
  useEffect(() => {
    if (overdue) reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time that a test runs out
  }, [overdue]);

  const { date: today } = wallClock(now, user.time_zone);
  const steps = nextSteps({
    attempts: attempts.map((attempt) => ({
      attemptId: attempt.attempt_id,
      open: attempt.phase === 'open' && attempt.sitting_id === null,
      clockRuns: attempt.timed && attempt.paused_at === null && !followsRecording(attempt),
      marked: attempt.raw_score !== null,
      startedAt: Date.parse(attempt.started_at),
      deadlineAt: Date.parse(attempt.deadline_at),
    })),
    sittings: sittings.flatMap(sittingFacts),
    targetBand: user.target_band,
    examDate: user.exam_date,
    twoFactor: user.two_factor,
    today,
    now,
  });
  const examDate = user.exam_date === null ? '' : formatCalendarDate(user.exam_date, language);
  const [first, ...others] = steps.map((step) =>
    Object.assign(describeStep(step, { text, attempts, sittings, examDate }), {
      kind: step.kind,
    }),
  );
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <NextStepCard
          step={first}
          figure={<StepFigure step={steps[0]} attempts={attempts} trialCover={trial.cover} />}
        />
        <Slot name="lesson-news" of={{}} />
        <Slot name="lesson-homework" of={{}} />
        <PracticePanel />
        <Slot name="marking-news" of={{}} />
        <AttemptList attempts={attempts} sittings={sittings} now={now} timeZone={user.time_zone} />
        {children}
      </div>
      <div className={styles.aside}>
        <GoalPanel
          user={user}
          lastBand={attempts.find(({ band }) => band !== null)?.band ?? null}
          today={today}
        />
        <OtherSteps steps={others.filter(({ kind }) => !SHOWN_BY_GOAL.includes(kind))} />
      </div>
    </div>
  );
}
