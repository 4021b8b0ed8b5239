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
import { SkillsView } from './skills-view.tsx';
import styles from './skills.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'practice');
  return {
    texts: pageTexts(page.context, 'practice', 'exercises', 'signedIn'),
    meta: pageMeta(page, {
      title: text('skills.title'),
      description: text('skills.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** How well each type of question is known, with the reason, and practice by type, error and topic. */
export default function SkillsPage() {
  const t = useText('practice');
  const language = useLanguage();
  const owner = usePracticeOwner();
  const { state, reload } = useReply(
    () => call(PRACTICE_ENDPOINTS, 'getPracticeSkills', { query: { zone: deviceZone() } }),
    owner === undefined ? undefined : `${language} ${owner}`,
  );
  return (
    <Container width="narrow" className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ label: t('today.title'), to: paths.practice() }, { label: t('skills.title') }]}
      />
      <h1>{t('skills.title')}</h1>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={10} label={t('loading')} />}>
        {(skills) => <SkillsView skills={skills} />}
      </Loaded>
    </Container>
  );
}
