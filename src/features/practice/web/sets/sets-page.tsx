import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '#paths';
import { Loaded } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PRACTICE_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import { usePracticeOwner } from '../saving/use-practice-outbox.ts';
import { SetsView } from './sets-view.tsx';
import styles from './sets.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'practice');
  return {
    texts: pageTexts(page.context, 'practice', 'exercises', 'signedIn'),
    meta: pageMeta(page, {
      title: text('sets.title'),
      description: text('sets.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** Every practice set with the learner's work in it, to be done as a whole. */
export default function SetsPage() {
  const t = useText('practice');
  const language = useLanguage();
  const owner = usePracticeOwner();
  const { state, reload } = useReply(
    () => call(PRACTICE_ENDPOINTS, 'browsePracticeSets', { query: { zone: deviceZone() } }),
    owner === undefined ? undefined : `${language} ${owner}`,
  );
  return (
    <Container width="narrow" className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ label: t('today.title'), to: paths.practice() }, { label: t('sets.title') }]}
      />
      <h1>{t('sets.title')}</h1>
      <p className={styles.intro}>{t('sets.intro')}</p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={12} label={t('loading')} />}>
        {({ sets, has_plan: hasPlan }) => <SetsView sets={sets} hasPlan={hasPlan} />}
      </Loaded>
    </Container>
  );
}
