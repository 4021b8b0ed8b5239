import { useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { accessNotice, hasBegun, timeLeft } from '../course/course-progress.ts';
import styles from '../course/course.module.css';
import { useDay } from '../course/use-day.ts';

type MyCourseProps = { readonly course: { readonly slug: string; readonly name: string } };

/** One course: how far, how long still, and the way to the exact place. */
export function MyCourse({ course }: MyCourseProps) {
  const t = useText('learn');
  const language = useLanguage();
  const session = useSession();
  const { state } = useReply(
    () => call(COURSE_ENDPOINTS, 'getCourseProgress', { params: { course: course.slug } }),
    `${language} ${session?.user.id ?? ''} ${course.slug}`,
  );
  const progress = state.status === 'ready' ? state.reply : undefined;
  const day = useDay();
  const [openedAt] = useState(() => Date.now());
  const notice = progress && accessNotice(progress, openedAt);
  // What is free of a course whose access ended is on its page; here it would be in the way.
  const next = progress?.access === 'ended' ? null : progress?.next;
  const left = timeLeft(progress?.minutes_left ?? 0);
  return (
    <li className={styles.myCourse} data-course={course.slug}>
      <h2>
        <TextLink to={paths.learn({ course: course.slug })}>{course.name}</TextLink>
      </h2>
      {progress ? (
        <>
          <p>
            {t('course.summary', { done: progress.lessons_done, all: progress.lessons_total })}
            {progress.access === 'ended' ? null : ` · ${t(left.text, left)}`}
          </p>
          <progress
            className={styles.bar}
            value={progress.lessons_done}
            max={Math.max(1, progress.lessons_total)}
            aria-label={course.name}
          />
        </>
      ) : null}
      {notice ? <p>{t(notice.text, { date: day(notice.until) })}</p> : null}
      {state.status === 'loading' ? <Skeleton lines={3} label={t('loading')} /> : null}
      {progress && next ? (
        <ButtonLink
          variant="secondary"
          to={`${paths.lesson({ course: course.slug, lesson: next.lesson })}#${next.block}`}
        >
          {t(hasBegun(progress) ? 'course.continue' : 'course.begin')}
        </ButtonLink>
      ) : state.status === 'loading' ? null : (
        <TextLink variant="arrow" to={paths.learn({ course: course.slug })}>
          {t('back')}
        </TextLink>
      )}
    </li>
  );
}
