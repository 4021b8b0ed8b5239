import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { Slot } from '#platform/pages/slot.tsx';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PRACTICE_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import { usePracticeOutbox, usePracticeOwner } from '../saving/use-practice-outbox.ts';
import type { Minutes } from '../parts/practice-session.ts';
import { OpenSession } from './open-session.tsx';
import { ReportAnswers } from './report-answers.tsx';
import styles from './today.module.css';
import { TodayView } from './today-view.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'practice');
  return {
    texts: pageTexts(page.context, 'practice', 'signedIn', 'lessonHomework'),
    meta: pageMeta(page, {
      title: text('today.title'),
      description: text('today.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** What to practise today, in 10, 20 or 40 minutes, and the other ways to practise. */
export default function TodayPage() {
  const t = useText('practice');
  const language = useLanguage();
  const session = useSession();
  const owner = usePracticeOwner();
  const [minutes, setMinutes] = useState<Minutes>(10);
  // What an earlier visit did without a connection is sent from here too.
  usePracticeOutbox();
  const { state, reload, replace } = useReply(
    () => call(PRACTICE_ENDPOINTS, 'getPracticeToday', { query: { zone: deviceZone(), minutes } }),
    owner === undefined ? undefined : `${language} ${owner} ${minutes}`,
  );
  return (
    <Container width="narrow" className={styles.page}>
      <h1>{t('today.title')}</h1>
      <p className={styles.intro}>{t('today.intro')}</p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {owner === undefined ? null : (
        <OpenSession owner={owner} found={state.status === 'ready' ? state.reply.open_session : undefined} />
      )}
      {session ? <Slot name="lesson-homework" of={{}} /> : null}
      {state.status === 'ready' ? <ReportAnswers answers={state.reply.report_answers} /> : null}
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={8} label={t('loading')} />}>
        {(today) => (
          <TodayView
            today={today}
            minutes={minutes}
            onMinutes={setMinutes}
            onHabit={(habit) => replace({ ...today, habit })}
          />
        )}
      </Loaded>
    </Container>
  );
}
