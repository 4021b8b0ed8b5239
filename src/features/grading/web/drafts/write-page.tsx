import { Navigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import { Writing } from './writing.tsx';
import styles from './write.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'drafts');
  return {
    texts: pageTexts(page.context, 'drafts', 'signedIn', 'questions', 'graderChoice'),
    meta: pageMeta(page, {
      title: text('write.title'),
      description: text('write.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** Where a practice essay or a new draft is written. A submitted one leads to its grade. */
export default function WritePage() {
  const { workId = '' } = useParams();
  const t = useText('drafts');
  const language = useLanguage();
  const session = useSession();
  const key = session === undefined ? undefined : `${session?.user.id ?? ''} ${language} ${workId}`;
  const { state, reload } = useReply(() => call(WORK_ENDPOINTS, 'getWork', { params: { workId } }), key);
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t('trail')}
        items={[{ label: t('write.back'), to: paths.myWorks() }, { label: t('write.title') }]}
      />
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={12} label={t('loading')} />}>
        {(reply) =>
          reply.work.state === 'draft' ? (
            <Writing key={workId} reply={reply} />
          ) : (
            <Navigate replace to={paths.work({ workId })} />
          )
        }
      </Loaded>
    </Container>
  );
}
