import { useEffect } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTitlePrefix } from '#platform/pages/use-title-prefix.ts';
import attemptStyles from '../attempts/attempt-page.module.css';
import { AttemptUnknown } from '../attempts/attempt-unknown.tsx';
import { DownloadDocument } from '../documents/download-document.tsx';
import type { ServerClock } from '../attempts/server-clock.ts';
import { SittingOverall } from './sitting-overall.tsx';
import { SittingSections } from './sitting-sections.tsx';
import { SittingStage } from './sitting-stage.tsx';
import styles from './sitting.module.css';
import { candidateNumber } from '../../domain/attempts/candidate-number.ts';
import { useSitting, type SittingReply } from './use-sitting.ts';

export function loader(page: LoaderFunctionArgs) {
  const s = loaderText(page.context, 'sitting');
  return {
    texts: pageTexts(page.context, 'mockTests', 'sitting', 'download', 'listening', 'workStatus'),
    meta: pageMeta(page, { title: s('title'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** The page of a whole test between its sections and after them: the finished sections, the next step, the result. */
export default function SittingPage() {
  const { sittingId = '' } = useParams();
  const t = useText('mockTests');
  const s = useText('sitting');
  const { state, clock, reload, replace } = useSitting(sittingId);
  switch (state.status) {
    case 'loading':
      return (
        <div className={attemptStyles.message} aria-busy="true">
          <Skeleton lines={8} label={s('loading')} />
        </div>
      );
    case 'offline':
    case 'unreachable':
      return (
        <div className={attemptStyles.message} role="alert">
          <h1>{t('player.unreachableTitle')}</h1>
          <p>{t('player.unreachableText')}</p>
          <Button onClick={reload}>{t('player.retry')}</Button>
        </div>
      );
    case 'refused':
      return <AttemptUnknown />;
    case 'ready':
      return clock ? (
        <OpenedSitting reply={state.reply} clock={clock} onReload={reload} onReply={replace} />
      ) : null;
    default:
      return state satisfies never;
  }
}

type OpenedSittingProps = {
  readonly reply: SittingReply;
  readonly clock: ServerClock;
  readonly onReload: () => void;
  readonly onReply: (reply: SittingReply) => void;
};

function OpenedSitting({ reply: { sitting }, clock, onReload, onReply }: OpenedSittingProps) {
  const t = useText('mockTests');
  const s = useText('sitting');
  const session = useSession();
  const language = useLanguage();
  const { step, title, started_at: startedAt, extra_time_percent: percent, tells_marks: tells } = sitting;
  useTitlePrefix(title);
  // A message about one step is cleared at the next.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [step]);
  return (
    <Container width="narrow" className={styles.page}>
      <header>
        <p className={styles.eyebrow}>{s('asInExam')}</p>
        <h1>{title}</h1>
        <p className={styles.quiet}>
          {s('begun', { date: formatInstant(startedAt, { language, timeZone: session?.user.time_zone }) })}
          {' · '}
          {t('player.candidateNumber', { number: candidateNumber(sitting.sitting_id) })}
          {percent === 100 ? null : ` · ${s('extraTime', { percent })}`}
        </p>
      </header>
      <SittingStage
        key={`${step} ${sitting.next_skill ?? ''}`}
        sitting={sitting}
        clock={clock}
        onReload={onReload}
        onReply={onReply}
      />
      {tells ? <SittingOverall sitting={sitting} /> : null}
      <SittingSections sitting={sitting} />
      {tells ? (
        <DownloadDocument
          of={{ sittingId: sitting.sitting_id }}
          mockTest={sitting.mock_test}
          startedAt={startedAt}
        />
      ) : null}
      {tells ? (
        <p>
          <ButtonLink variant="secondary" to={session ? paths.me() : paths.plans()}>
            {s(session ? 'toMe' : 'toTests')}
          </ButtonLink>
        </p>
      ) : null}
    </Container>
  );
}
