import type { LoaderFunctionArgs } from 'react-router';
import { AccountFrame, Loaded, useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import { BandHistory } from './band-history.tsx';
import { OpenDrafts } from './open-drafts.tsx';
import { PlanNeeded } from './plan-needed.tsx';
import { StartEssay } from './start-essay.tsx';
import { WorksList } from './works-list.tsx';
import styles from './my-works.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'drafts');
  return {
    texts: pageTexts(page.context, 'drafts', 'signedIn'),
    meta: pageMeta(page, {
      title: text('mine.title'),
      description: text('mine.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** Where a practice essay starts, with all texts and interviews of the learner below it. */
export default function MyWorksPage() {
  const t = useText('drafts');
  const language = useLanguage();
  const session = useSession();
  const key = session ? `${session.user.id} ${language}` : undefined;
  const { state, reload } = useReply(() => call(WORK_ENDPOINTS, 'listWorks', {}), key);
  return (
    <AccountFrame>
      <h1 className={styles.title}>{t('mine.title')}</h1>
      <p className={styles.intro}>{t('mine.intro')}</p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={8} label={t('loading')} />}>
        {({ works, practice }) => {
          const drafts = works.filter((work) => work.state === 'draft');
          const submitted = works.filter((work) => work.state !== 'draft');
          return (
            <>
              <OpenDrafts drafts={drafts} onDeleted={reload} />
              {practice.open ? (
                <StartEssay left={practice.left} most={practice.most} />
              ) : (
                <PlanNeeded most={practice.most} />
              )}
              <BandHistory works={submitted} />
              <WorksList works={submitted} open={practice.open} />
            </>
          );
        }}
      </Loaded>
    </AccountFrame>
  );
}
