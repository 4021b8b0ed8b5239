import type { LoaderFunctionArgs } from 'react-router';
import { lacksTwoFactor, TwoFactorNeeded, useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { UnsavedGuard } from '../settings/unsaved.tsx';
import { TeachCalendar } from './teach-calendar.tsx';
import styles from './calendar.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'teachCalendar');
  return {
    texts: pageTexts(page.context, 'teachCalendar', 'teachSettings', 'lessonFeed', 'lessonWords', 'signedIn'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** A teacher's hours and lessons. The server checks the role and the profile again at every call. */
export default function CalendarPage() {
  return (
    <Container className={styles.page}>
      <CalendarForTeachers />
    </Container>
  );
}

function CalendarForTeachers() {
  const t = useText('teachCalendar');
  const session = useSession();
  if (!session) return <Skeleton label={t('loading')} lines={8} />;
  if (session.role !== 'teacher' && session.role !== 'admin')
    return (
      <Notice
        tone="warning"
        title={t('denied.title')}
        action={
          <ButtonLink to={paths.me()} size="small" variant="secondary">
            {t('denied.action')}
          </ButtonLink>
        }
      >
        <p>{t('denied.text')}</p>
      </Notice>
    );
  if (lacksTwoFactor(session)) return <TwoFactorNeeded />;
  return (
    <UnsavedGuard>
      <TeachCalendar owner={session.user.id} />
    </UnsavedGuard>
  );
}
