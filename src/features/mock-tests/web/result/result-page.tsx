import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { KeepWords } from '#features/practice/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { isMarkedSection } from '#ielts/paper/paper.ts';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import styles from '../attempts/attempt-page.module.css';
import { AttemptUnknown } from '../attempts/attempt-unknown.tsx';
import type { ResultReply } from '../result-reply.ts';
import { ResultNotes } from './result-notes.tsx';
import { ResultReview } from './result-review.tsx';
import { ResultSittings } from './result-sittings.tsx';
import { ResultSummary } from './result-summary.tsx';
import { ResultTimes } from './result-times.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultDownloads } from './result-downloads.tsx';
import type { AttemptSummary } from '../attempt-summary.ts';
import { useOpenInPrint } from '#ui/use-open-in-print.ts';
import { useTitlePrefix } from '#platform/pages/use-title-prefix.ts';
import { useSectionName } from '../attempts/use-section-name.ts';
import { useResultExtras } from './use-result-extras.ts';

export function loader(page: LoaderFunctionArgs) {
  const t = loaderText(page.context, 'mockTests');
  const title = t('result.pageTitle');
  return {
    texts: pageTexts(
      page.context,
      'mockTests',
      'questions',
      'result',
      'download',
      'listening',
      'writing',
      'speaking',
      'workStatus',
      'markingOffer',
      'keepWords',
    ),
    meta: pageMeta(page, { title, noIndex: true }),
  };
}

export const meta = loaderMeta;

// Loaded on demand: the marked sections do not need these screens.
const WritingReview = lazy(async () => ({
  default: (await import('../writing/writing-review.tsx')).WritingReview,
}));

const SpeakingReview = lazy(async () => ({
  default: (await import('../speaking/speaking-review.tsx')).SpeakingReview,
}));

type State =
  | { readonly status: 'loading' | 'unreachable' | 'unknown' | 'open' }
  /** The sections without a break of its sitting are not over yet. */
  | { readonly status: 'waits'; readonly sittingId: string }
  | { readonly status: 'ready'; readonly result: ResultReply };

async function loadResult(attemptId: string): Promise<State> {
  const answer = await call(MOCK_TEST_ENDPOINTS, 'getResult', { params: { attemptId } });
  if (answer.ok) return { status: 'ready', result: answer.reply };
  if (answer.kind === 'unreachable' || answer.problem.status >= 500) return { status: 'unreachable' };
  if (answer.code === 'marks-later') return findSitting(attemptId);
  return { status: answer.code === 'attempt-open' ? 'open' : 'unknown' };
}

/** The sitting that holds the marks back. The page links to it. */
async function findSitting(attemptId: string): Promise<State> {
  const answer = await call(MOCK_TEST_ENDPOINTS, 'getAttempt', { params: { attemptId } });
  const sittingId = answer.ok ? answer.reply.attempt.sitting_id : null;
  return sittingId === null ? { status: 'unreachable' } : { status: 'waits', sittingId };
}

/** The result of an attempt: marks, band, and for every question the explanation and its evidence. */
export default function ResultPage() {
  const { attemptId = '' } = useParams();
  const t = useText('mockTests');
  const language = useLanguage();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let left = false;
    // Explanations are in the page's language, so a change of language loads them again.
    void loadResult(attemptId).then((next) => {
      if (!left) setState(next);
    });
    return () => {
      left = true;
    };
  }, [attemptId, language, turn]);

  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.message} aria-busy="true">
          <p role="status">{t('result.loading')}</p>
          <Skeleton lines={8} />
        </div>
      );
    case 'unreachable':
      return (
        <div className={styles.message} role="alert">
          <h1>{t('player.unreachableTitle')}</h1>
          <p>{t('player.unreachableText')}</p>
          <Button onClick={() => setTurn(turn + 1)}>{t('player.retry')}</Button>
        </div>
      );
    case 'unknown':
      return <AttemptUnknown />;
    case 'waits':
      return (
        <div className={styles.message} data-marks-wait="">
          <h1>{t('result.waitsTitle')}</h1>
          <p>{t('result.waitsText')}</p>
          <ButtonLink to={paths.sitting({ sittingId: state.sittingId })}>
            {t('result.backToSitting')}
          </ButtonLink>
        </div>
      );
    case 'open':
      return (
        <div className={styles.message}>
          <h1>{t('result.openTitle')}</h1>
          <p>{t('result.openText')}</p>
          <ButtonLink to={paths.attempt({ attemptId })}>{t('result.openAction')}</ButtonLink>
        </div>
      );
    case 'ready':
      return <SectionResult result={state.result} />;
    default:
      return state satisfies never;
  }
}

/** The marks of Listening and Reading, or the learner's work in Writing and Speaking. */
function SectionResult({ result }: { readonly result: ResultReply }) {
  const { attempt, section } = result;
  useTitlePrefix(useSectionName(attempt, section.skill));
  useOpenInPrint();
  if (isMarkedSection(section)) return <Result result={result} />;
  return (
    <div className={classNames(styles.result, styles.judged)}>
      <ToSitting attempt={result.attempt} />
      <Suspense fallback={<Skeleton lines={8} />}>
        {section.skill === 'writing' ? (
          <WritingReview result={result} section={section} />
        ) : (
          <SpeakingReview result={result} section={section} />
        )}
        <ResultDownloads attempt={result.attempt} />
        <div className={styles.parts}>
          <ResultActions attempt={result.attempt} isOfCourse={result.of_course} />
        </div>
        <KeepWords />
      </Suspense>
    </div>
  );
}

/** A link from a section of a whole test back to the sitting. */
function ToSitting({ attempt: { sitting_id: sittingId } }: { readonly attempt: AttemptSummary }) {
  const t = useText('mockTests');
  if (sittingId === null) return null;
  return (
    <p className={styles.toSitting}>
      {t('result.toSitting')}{' '}
      <TextLink to={paths.sitting({ sittingId })}>{t('result.backToSitting')}</TextLink>
    </p>
  );
}

function Result({ result }: { readonly result: ResultReply }) {
  const { attempt } = result;
  const { extras, addAppeal } = useResultExtras(attempt);
  return (
    <div className={styles.result}>
      <ToSitting attempt={attempt} />
      <ResultSummary result={result} />
      <ResultDownloads attempt={attempt} />
      <div className={styles.parts}>
        <ResultSittings attemptId={attempt.attempt_id} sittings={extras.sittings} />
        <ResultTimes result={result} times={extras.times} />
        <ResultNotes section={result.section} notes={extras.notes} />
      </div>
      <ResultReview result={result} extras={extras} onAppeal={addAppeal} />
      <KeepWords />
    </div>
  );
}
