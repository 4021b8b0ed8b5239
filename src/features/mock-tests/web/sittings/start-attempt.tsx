import { lazy, Suspense, useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import { followsRecording } from '../../domain/attempts/attempt.ts';
import { withExtraTime } from '../../domain/attempts/extra-time.ts';
import type { Skill } from '#ielts/paper/paper.ts';
import type { AttemptSummary } from '../attempt-summary.ts';
import { PracticeOffer } from './practice-offer.ts';
import styles from './start-attempt.module.css';

/** Loaded before Listening. */
const ListeningPreparation = lazy(() =>
  import('../listening/listening-preparation.tsx').then((module) => ({
    default: module.ListeningPreparation,
  })),
);

/** Loaded for learners who have submitted one. */
const LastAttempt = lazy(() =>
  import('./last-attempt.tsx').then((module) => ({ default: module.LastAttempt })),
);

type StartAttemptProps = {
  readonly mockTest: string;
  readonly skill: Skill;
  /** Undefined for Listening and Speaking, whose length depends on the recordings or the candidate. */
  readonly durationMinutes: number | undefined;
  /** True in a list that names the skill, below the offer of the whole test. */
  readonly listed?: boolean;
};

function minutesBetween(from: string, to: string): number {
  return Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / 60_000));
}

/** The state of an open section: its clock runs, it is paused, or it has none. */
function howOpen(attempt: AttemptSummary) {
  const { timed, paused_at: pausedAt } = attempt;
  if (timed && followsRecording(attempt)) return 'start.continueRecording' as const;
  if (!timed) return 'start.continueNoClock' as const;
  return pausedAt === null ? ('start.continueText' as const) : ('start.continuePaused' as const);
}

/** Starts a section, or continues the open one of this browser. Shows the last result. */
export function StartAttempt({ mockTest, skill, durationMinutes, listed = false }: StartAttemptProps) {
  const t = useText('mockTests');
  const session = useSession();
  // The stored session may be older than the setting.
  const extraTime = session?.user.extra_time_percent ?? 100;
  // Speaking shows no clock, since it ends after the last question. Listening offers the choice in its preparation.
  const offer = useContext(PracticeOffer);
  const { earlier, openId } = offer;
  const timed = offer.timed || skill === 'speaking';
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'busy'>('ready');
  const [failure, setFailure] = useState<string>();
  const [preparing, setPreparing] = useState(false);

  const ofSkill = earlier?.attempts.filter((each) => each.skill === skill) ?? [];
  const open = ofSkill.find((each) => each.phase === 'open');
  const last = ofSkill.find((each) => each.phase === 'submitted');

  /** Starts the clock and opens the test. Returns a text if it failed. */
  async function begin(withClock: boolean): Promise<string | undefined> {
    const result = await call(MOCK_TEST_ENDPOINTS, 'createAttempt', {
      body: { mock_test: mockTest, skill, timed: withClock },
    });
    if (!result.ok) return result.kind === 'refused' ? result.problem.detail : t('start.failed');
    await navigate(paths.attempt({ attemptId: result.reply.attempt_id }));
    return undefined;
  }

  async function start(): Promise<void> {
    if (skill === 'listening') return setPreparing(true);
    setState('busy');
    setFailure(undefined);
    const wrong = await begin(timed);
    setFailure(wrong);
    if (wrong !== undefined) setState('ready');
  }

  return (
    <div className={styles.start}>
      {!listed && ofSkill.length > 0 ? <strong>{t(`skill.${skill}`)}</strong> : null}
      {open && earlier ? (
        <>
          <p>
            {t(howOpen(open), {
              minutes: minutesBetween(earlier.server_now, open.deadline_at),
              answered: open.answered_count,
              count: open.question_count,
            })}
          </p>
          <ButtonLink
            variant={open.attempt_id === openId ? 'primary' : 'secondary'}
            {...(listed ? {} : { size: 'large' as const })}
            to={paths.attempt({ attemptId: open.attempt_id })}
          >
            {t('start.continue')}
          </ButtonLink>
        </>
      ) : (
        <>
          <Button
            variant="secondary"
            busy={state === 'busy'}
            onClick={() => void start()}
            data-start-attempt={mockTest}
            data-skill={skill}
          >
            {last ? t('start.again') : t('start.button', { skill: t(`skill.${skill}`) })}
          </Button>
          <p className={styles.hint}>
            {!timed && skill !== 'listening'
              ? t('start.readyNoClock')
              : durationMinutes === undefined
                ? t(skill === 'speaking' ? 'start.readySpeaking' : 'start.readyListening')
                : t('start.ready', { minutes: withExtraTime(durationMinutes, extraTime) })}
          </p>
          {timed && extraTime > 100 ? (
            <p className={styles.hint} data-extra-time={extraTime}>
              {durationMinutes === undefined
                ? t('start.extraTime', { times: extraTime / 100 })
                : t('start.extraMinutes', { minutes: withExtraTime(durationMinutes, extraTime) })}{' '}
              <TextLink to={paths.profile({ part: 'time' })}>{t('start.extraTimeChange')}</TextLink>
            </p>
          ) : null}
        </>
      )}
      {failure === undefined ? null : (
        <Notice tone="error" announce>
          {failure}
        </Notice>
      )}
      {last ? (
        <Suspense fallback={null}>
          <LastAttempt attempt={last} />
        </Suspense>
      ) : null}
      {preparing ? (
        <Suspense fallback={null}>
          <ListeningPreparation
            mockTest={mockTest}
            mode="practice"
            onBegin={begin}
            onClose={() => setPreparing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
