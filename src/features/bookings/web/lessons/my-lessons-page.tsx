import { useEffect, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountFrame, Loaded, useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { useReturn } from '../use-return.ts';
import { BriefShares } from './brief-shares.tsx';
import { CalendarFeed } from '../feed/calendar-feed.tsx';
import { LessonCredits } from './lesson-credits.tsx';
import { LessonLists } from './lesson-lists.tsx';
import styles from './lessons.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'myLessons');
  return {
    texts: pageTexts(
      page.context,
      'myLessons',
      'lessonFeed',
      'lessonHomework',
      'lessonSound',
      'lessonTimes',
      'lessonWords',
      'signedIn',
    ),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** The lessons of a learner, coming and past, and the credits for more. */
export default function MyLessonsPage() {
  const text = useText('myLessons');
  const language = useLanguage();
  const session = useSession();
  const showToast = useToast();
  const title = useRef<HTMLHeadingElement>(null);
  const { state, reload } = useReply(
    () => call(BOOKING_ENDPOINTS, 'listBookings', {}),
    session ? `${session.user.id} ${language}` : undefined,
  );
  useReturn(reload);
  const [changes, setChanges] = useState(0);
  // A changed lesson may move to another list, so focus returns to the top. A dialog that closes in the same moment has
  // returned the focus to its button before: effects end before others start.
  useEffect(() => {
    if (changes > 0) title.current?.focus();
  }, [changes]);
  const changed = (message: string): void => {
    showToast({ text: message });
    setChanges((count) => count + 1);
    reload();
  };
  return (
    <AccountFrame>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {text('title')}
      </h1>
      <p className={styles.intro}>{text('intro')}</p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={8} label={text('loading')} />}>
        {(reply) => (
          <>
            <LessonLists reply={reply} onChanged={changed} />
            <LessonCredits reply={reply} />
            <BriefShares />
            <CalendarFeed />
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
}
