import { useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { paths } from '#paths';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { accessNotice, hasBegun, timeLeft, type CourseProgress } from './course-progress.ts';
import { CourseCompleted } from './course-completed.tsx';
import { CourseSample } from './course-sample.tsx';
import { LessonLine } from './lesson-line.tsx';
import styles from './course.module.css';
import { useDay } from './use-day.ts';

type CourseHomeProps = {
  readonly progress: CourseProgress;
  /** The length of the course, as its page in the catalogue says. */
  readonly hours: number;
  readonly isVisitor: boolean;
};

/** The modules of a course, and the way to the exact place where its learner stopped. */
export function CourseHome({ progress, hours, isVisitor }: CourseHomeProps) {
  const t = useText('learn');
  const day = useDay();
  const [openedAt] = useState(() => Date.now());
  const { course, access, modules, lessons_open: open, lessons_total: all } = progress;
  const notice = accessNotice(progress, openedAt);
  return (
    <>
      {access === 'none' ? (
        <CourseSample progress={progress} hours={hours} />
      ) : (
        <Summary progress={progress} />
      )}
      {progress.completed_at === null ? null : (
        <CourseCompleted progress={progress} completedAt={progress.completed_at} />
      )}
      {notice ? (
        <Notice
          tone="warning"
          action={
            access === 'ended' ? (
              <ButtonLink size="small" variant="secondary" to={paths.course(course)}>
                {t('access.renew')}
              </ButtonLink>
            ) : undefined
          }
        >
          <p>{t(notice.text, { date: day(notice.until) })}</p>
        </Notice>
      ) : null}
      {open < all ? <p className={styles.open}>{t('course.open', { open, all })}</p> : null}
      {modules.map(({ number, title, lessons, test }) => (
        <section key={number} className={styles.module}>
          <h2>
            <span className={styles.moduleNumber}>{t('course.module', { number })}</span> {title}
          </h2>
          <ol className={styles.lessons}>
            {lessons.map((lesson) => (
              <LessonLine key={lesson.slug} course={course.slug} lesson={lesson} />
            ))}
          </ol>
          {test && access === 'open' ? (
            <p className={styles.test}>
              <TextLink to={paths.moduleTest({ course: course.slug, module: number })}>
                {t('course.test')}
              </TextLink>{' '}
              <Badge tone={test.passed ? 'success' : 'neutral'}>
                {test.passed ? t('course.testPassed') : t('course.testOpen')}
              </Badge>{' '}
              {test.best
                ? t('test.tries', {
                    count: test.attempts - (test.open_attempt === null ? 0 : 1),
                    right: test.best.right,
                    all: test.best.questions,
                  })
                : null}
            </p>
          ) : null}
        </section>
      ))}
      {isVisitor ? (
        <div className={styles.signUp}>
          <Notice
            tone="info"
            action={
              <ButtonLink
                size="small"
                variant="secondary"
                to={paths.signup({ next: paths.learn({ course: course.slug }) })}
              >
                {t('course.signUp')}
              </ButtonLink>
            }
          >
            <p>{t('course.visitor')}</p>
          </Notice>
        </div>
      ) : null}
    </>
  );
}

/** How much of a course is done, and the way to the exact place. */
function Summary({ progress }: { readonly progress: CourseProgress }) {
  const t = useText('learn');
  const { course, access, next, lessons_done: done, lessons_total: all } = progress;
  const summary = t('course.summary', { done, all });
  const left = timeLeft(progress.minutes_left);
  return (
    <div className={styles.summary}>
      <p>{access === 'ended' ? summary : `${summary} · ${t(left.text, left)}`}</p>
      <progress className={styles.bar} value={done} max={Math.max(1, all)} aria-label={summary} />
      {next && access !== 'ended' ? (
        <ButtonLink
          size="large"
          to={`${paths.lesson({ course: course.slug, lesson: next.lesson })}#${next.block}`}
        >
          {t(hasBegun(progress) ? 'course.continue' : 'course.begin')}
        </ButtonLink>
      ) : null}
      <p className={styles.more}>
        <TextLink to={paths.courseNotes({ course: course.slug })}>{t('notes.link')}</TextLink>
      </p>
    </div>
  );
}
