import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Skill } from '#ielts/paper/paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { SITTING_ENDPOINTS } from '../../sittings-endpoints.ts';
import { Countdown } from './countdown.tsx';
import { SectionFacts } from './sitting-sections.tsx';
import styles from './sitting.module.css';
import { useSecondsUntil } from './use-seconds-until.ts';
import type { StageProps } from './use-sitting.ts';

/** Loaded before Listening. */
const ListeningPreparation = lazy(() =>
  import('../listening/listening-preparation.tsx').then((module) => ({
    default: module.ListeningPreparation,
  })),
);

type NextSectionProps = StageProps & {
  readonly skill: Skill;
  /** When it starts automatically. */
  readonly beginsAt: string;
};

/**
 * The screen between two sections: the next one, how long it waits, and the button to continue. At zero it starts
 * automatically.
 */
export function NextSection({ sitting, clock, skill, beginsAt, onReply }: NextSectionProps) {
  const t = useText('mockTests');
  const s = useText('sitting');
  const navigate = useNavigate();
  const seconds = useSecondsUntil(clock, beginsAt);
  const [state, setState] = useState<'waiting' | 'busy' | 'failed'>('waiting');
  const [problem, setProblem] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  // A candidate who returns late learns what happened. One who waited here is taken to the section.
  const [cameInTime] = useState(seconds > 0);
  const name = t(`skill.${skill}`);
  const facts = sitting.sections.find((section) => section.skill === skill);
  const { sitting_id: sittingId } = sitting;

  /** Starts the section and opens it. Returns a text if it failed. */
  async function goOn(enter: boolean): Promise<string | undefined> {
    setState('busy');
    const result = await call(SITTING_ENDPOINTS, 'continueSitting', { params: { sittingId }, body: {} });
    if (!result.ok) {
      const wrong =
        result.kind === 'refused' ? result.problem.detail : s('next.unreachable', { skill: name });
      setState('failed');
      setProblem(wrong);
      return wrong;
    }
    const { sitting: next } = result.reply;
    const open = next.sections.find(({ attempt }) => attempt?.phase === 'open')?.attempt;
    if (enter && open) await navigate(paths.attempt({ attemptId: open.attempt_id }));
    else onReply(result.reply);
    return undefined;
  }

  const begin = useEffectEvent(() => void goOn(cameInTime));
  const over = seconds === 0;
  // Browsers play no recording before a click.
  const waits = !over || (skill === 'listening' && cameInTime);
  useEffect(() => {
    if (waits) return undefined;
    const again = () => begin();
    const timer = setTimeout(again, 0);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [waits]);

  return (
    <section className={styles.stage} aria-labelledby="stage" data-stage="next">
      <div>
        <h2 id="stage">{s('next.title', { skill: name })}</h2>
        {facts ? <SectionFacts section={facts} /> : null}
        {/* Announced when the page opens: the section before was just submitted. */}
        <div role="status">
          <p>{over ? s('next.running', { skill: name }) : s('next.text')}</p>
        </div>
        <p className={styles.quiet}>{s('next.marks')}</p>
        {state === 'failed' && problem ? (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        ) : null}
        <Button
          size="large"
          busy={state === 'busy'}
          onClick={() => (skill === 'listening' ? setPreparing(true) : void goOn(true))}
          data-begin-next={skill}
        >
          {state === 'busy' ? s('next.opening', { skill: name }) : s('next.action', { skill: name })}
        </Button>
      </div>
      <Countdown label={s('next.left')} seconds={seconds} />
      {preparing ? (
        <Suspense fallback={null}>
          <ListeningPreparation
            mockTest={sitting.mock_test}
            mode="exam"
            onBegin={() => goOn(true)}
            onClose={() => setPreparing(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
