import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { useDay } from '../course/use-day.ts';
import styles from './lesson.module.css';

type ClosedProps = {
  readonly refusal: 'course-needed' | 'lesson-not-open' | 'lesson-unknown';
  readonly course: string;
  readonly title: string;
};

/** Why a lesson does not open, and what to do. */
export function LessonClosed({ refusal, course, title }: ClosedProps) {
  const t = useText('learn');
  switch (refusal) {
    case 'course-needed':
      return <CourseNeeded course={course} title={title} />;
    case 'lesson-not-open':
      return (
        <EmptyState
          level={1}
          title={t('access.notOpen')}
          action={<ButtonLink to={paths.learn({ course })}>{t('back')}</ButtonLink>}
        >
          <p>{t('access.notOpenText')}</p>
        </EmptyState>
      );
    case 'lesson-unknown':
      return (
        <EmptyState
          level={1}
          title={t('access.unknown')}
          action={<ButtonLink to={paths.myCourses()}>{t('mine')}</ButtonLink>}
        >
          <p>{t('access.unknownText')}</p>
        </EmptyState>
      );
    default:
      return refusal satisfies never;
  }
}

/** A lesson of a course that the reader may not use now: access has ended, on which day, or was never bought. */
function CourseNeeded({ course, title }: Pick<ClosedProps, 'course' | 'title'>) {
  const t = useText('learn');
  const language = useLanguage();
  const session = useSession();
  const day = useDay();
  const { state, reload } = useReply(
    () => call(COURSE_ENDPOINTS, 'getCourseProgress', { params: { course } }),
    `${language} ${session?.user.id ?? ''} ${course}`,
  );
  return (
    <Loaded state={state} reload={reload} skeleton={<Skeleton lines={4} label={t('loading')} />}>
      {({ access, access_until: until }) =>
        access === 'ended' && until !== null ? (
          <EmptyState
            level={1}
            title={t('access.endedTitle', { course: title })}
            action={
              <>
                <ButtonLink to={paths.course({ slug: course })}>{t('access.renew')}</ButtonLink>
                <p className={styles.back}>
                  <TextLink to={paths.learn({ course })}>{t('access.results')}</TextLink>
                </p>
              </>
            }
          >
            <p>{t('access.ended', { date: day(until) })}</p>
          </EmptyState>
        ) : (
          <EmptyState
            level={1}
            title={t('access.needed', { course: title })}
            action={<ButtonLink to={paths.course({ slug: course })}>{t('access.see')}</ButtonLink>}
          >
            <p>{t('access.neededText')}</p>
          </EmptyState>
        )
      }
    </Loaded>
  );
}
