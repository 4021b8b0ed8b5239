import { useParams, type LoaderFunctionArgs } from 'react-router';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { call, type CallResult } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { TextHistory } from '../../domain/drafts/replay.ts';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import { Replay } from './replay.tsx';
import styles from './replay.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'drafts');
  return {
    texts: pageTexts(page.context, 'drafts', 'signedIn'),
    meta: pageMeta(page, {
      title: text('replay.title'),
      description: text('replay.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** A new draft starts as the one before it, which is not in its steps. */
async function readHistory(workId: string): Promise<CallResult<TextHistory>> {
  const params = { workId };
  const [history, work] = await Promise.all([
    call(WORK_ENDPOINTS, 'getWorkHistory', { params }),
    call(WORK_ENDPOINTS, 'getWork', { params }),
  ]);
  if (!history.ok) return history;
  if (!work.ok) return work;
  const { steps, started_at: startedAt, submitted_at: submittedAt, deadline_at: deadlineAt } = history.reply;
  return {
    ok: true,
    reply: {
      steps: steps.map(({ value, saved_at: savedAt }) => ({ value, savedAt: Date.parse(savedAt) })),
      startedAt: Date.parse(startedAt),
      submittedAt: Date.parse(submittedAt),
      deadlineAt: deadlineAt === null ? null : Date.parse(deadlineAt),
      startText: work.reply.previous_text ?? '',
    },
  };
}

/** How a text came about: its steps over time, and the same in figures. */
export default function ReplayPage() {
  const { workId = '' } = useParams();
  const t = useText('drafts');
  const language = useLanguage();
  const session = useSession();
  const key = session === undefined ? undefined : `${session?.user.id ?? ''} ${language} ${workId}`;
  const { state, reload } = useReply(() => readHistory(workId), key);
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t('trail')}
        items={[
          { label: t('write.back'), to: paths.myWorks() },
          { label: t('replay.back'), to: paths.work({ workId }) },
          { label: t('replay.title') },
        ]}
      />
      <h1 className={styles.title}>{t('replay.title')}</h1>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={10} label={t('loading')} />}>
        {(history) => <Replay history={history} />}
      </Loaded>
    </Container>
  );
}
