import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/index.ts';
import { MOCK_TEST_ENDPOINTS } from '#features/mock-tests/endpoints.ts';
import type { AttemptSummary } from '#features/mock-tests/web/index.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PaperBlock as PaperBlockContent } from '../../domain/lesson-content.ts';
import { SECTION_MINUTES } from '../../domain/true-minutes.ts';
import lesson from './lesson.module.css';
import styles from './paper-block.module.css';

type PaperBlockProps = {
  readonly block: PaperBlockContent;
  readonly course: string;
  /** Undefined until this browser can send what was done. */
  readonly onTaken: (() => void) | undefined;
  /** Whether the server knows already that this part was done. */
  readonly isNoted: boolean;
};

/** A section of a paper of the course: it starts in the exam player, and its result is shown here. */
export function PaperBlock({ block: { id, skill, papers }, course, onTaken, isNoted }: PaperBlockProps) {
  const t = useText('learn');
  const percent = useSession()?.user.extra_time_percent ?? 100;
  const { attempts, failed, reload } = useAttemptsAt(papers, skill);
  const isTaken = attempts?.some(({ phase }) => phase === 'submitted') ?? false;
  useEffect(() => {
    // The server sees for itself that the section was submitted. It has to be told to look.
    if (isTaken && !isNoted) onTaken?.();
    // oxlint-disable-next-line react/exhaustive-deps -- A new function is no new reason to tell it.
  }, [isTaken, isNoted, onTaken === undefined]);
  return (
    <section id={id} className={lesson.block} data-block={id}>
      <h2>{t(`paper.title.${skill}`)}</h2>
      <p>{t(`paper.hint.${skill}`, { minutes: Math.ceil((SECTION_MINUTES[skill] * percent) / 100) })}</p>
      {papers.length > 1 ? <p>{t('paper.choose')}</p> : null}
      {failed ? (
        <Notice tone="error" announce action={<Button onClick={reload}>{t('paper.retry')}</Button>}>
          <p>{t('paper.notLoaded')}</p>
        </Notice>
      ) : attempts === undefined ? (
        <Skeleton lines={3} label={t('loading')} />
      ) : (
        <ul className={styles.papers}>
          {papers.map(({ mockTest, module }) => (
            <li key={mockTest} data-paper={mockTest}>
              {papers.length > 1 ? <h3>{t(`paper.module.${module}`)}</h3> : null}
              <PaperState
                attempts={attempts.filter((each) => each.mock_test === mockTest)}
                start={{ mock_test: mockTest, skill, timed: true }}
                course={course}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The attempts of the learner at one section of some papers, the newest first. Undefined until they are loaded. */
function useAttemptsAt(papers: PaperBlockContent['papers'], skill: string) {
  const [attempts, setAttempts] = useState<readonly AttemptSummary[]>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const names = papers.map(({ mockTest }) => mockTest).join(' ');
  useEffect(() => {
    let left = false;
    const asked = names
      .split(' ')
      .map((name) => call(MOCK_TEST_ENDPOINTS, 'listAttempts', { query: { mock_test: name } }));
    void Promise.all(asked).then((results) => {
      if (left) return;
      setFailed(results.some(({ ok }) => !ok));
      const found = results.flatMap((result) => (result.ok ? result.reply.attempts : []));
      setAttempts(found.filter((each) => each.skill === skill));
    });
    return () => {
      left = true;
    };
  }, [names, skill, turn]);
  return { attempts, failed, reload: () => setTurn(turn + 1) };
}

type PaperStateProps = {
  readonly attempts: readonly AttemptSummary[];
  readonly start: {
    readonly mock_test: string;
    readonly skill: PaperBlockContent['skill'];
    readonly timed: true;
  };
  readonly course: string;
};

/** Where the learner stands with one paper, and the button to the next step. */
function PaperState({ attempts, start, course }: PaperStateProps) {
  const t = useText('learn');
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly text: string; readonly needsCourse: boolean }>();
  const open = attempts.find(({ phase }) => phase === 'open');
  const done = attempts.find(({ phase }) => phase === 'submitted');

  async function begin(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    const result = await call(MOCK_TEST_ENDPOINTS, 'createAttempt', { body: start });
    if (result.ok) return void navigate(paths.attempt({ attemptId: result.reply.attempt_id }));
    setIsBusy(false);
    setFailure(
      result.kind === 'refused'
        ? { text: result.problem.detail, needsCourse: result.code === 'course-needed' }
        : { text: t('paper.failed'), needsCourse: false },
    );
  }

  return (
    <>
      <p data-paper-state={done ? 'done' : open ? 'open' : 'untouched'}>
        {done ? <DoneText attempt={done} /> : t(open ? 'paper.open' : 'paper.untouched')}
      </p>
      {failure === undefined ? null : (
        <Notice tone="error" announce>
          <p>
            {failure.text}
            <SentenceSpace />
            {failure.needsCourse ? (
              <TextLink to={paths.course({ slug: course })}>{t('access.see')}</TextLink>
            ) : null}
          </p>
        </Notice>
      )}
      <div className={styles.actions}>
        {open ? (
          <ButtonLink to={paths.attempt({ attemptId: open.attempt_id })}>{t('paper.continue')}</ButtonLink>
        ) : (
          <Button
            variant={done ? 'secondary' : 'primary'}
            busy={isBusy}
            onClick={() => void begin()}
            data-start-section={start.mock_test}
          >
            {t(done ? 'paper.again' : `paper.start.${start.skill}`)}
          </Button>
        )}
        {done ? (
          <ButtonLink variant="quiet" to={paths.attemptResult({ attemptId: done.attempt_id })}>
            {t('paper.result')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}

function DoneText({ attempt }: { readonly attempt: AttemptSummary }) {
  const t = useText('learn');
  const { raw_score: raw, band, question_count: count } = attempt;
  if (raw === null || band === null) return t('paper.submitted');
  return t('paper.done', { raw, count, band: formatBand(band) });
}
