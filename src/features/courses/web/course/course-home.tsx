import { useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { paths } from '#paths';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { accessNotice, hasBegun, type CourseProgress } from './course-progress.ts';
import { CourseCompleted } from './course-completed.tsx';
import styles from './course.module.css';
import { useDay } from './use-day.ts';

type Lesson = CourseProgress['modules'][number]['lessons'][number];

type CourseHomeProps = { readonly progress: CourseProgress; readonly isVisitor: boolean };

/** The modules of a course, and the way to the exact place where its learner stopped. */
export function CourseHome({ progress, isVisitor }: CourseHomeProps) {
  const t = useText('learn');
  const day = useDay();
  const [openedAt] = useState(() => Date.now());
  const { course, access, next, modules } = progress;
  const { lessons_done: done, lessons_open: open, lessons_total: all } = progress;
  const notice = accessNotice(progress, openedAt);
  return (
    <>
      <div className={styles.summary}>
        <p>
          {t('course.summary', { done, all })} · {t('minutesLeft', { count: progress.minutes_left })}
        </p>
        <progress
          className={styles.bar}
          value={done}
          max={Math.max(1, all)}
          aria-label={t('course.summary', { done, all })}
        />
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
      {progress.completed_at === null ? null : (
        <CourseCompleted progress={progress} completedAt={progress.completed_at} />
      )}
      {notice ? <Notice tone="warning">{t(notice.text, { date: day(notice.until) })}</Notice> : null}
      {access === 'none' ? (
        <Notice
          tone="info"
          action={
            <ButtonLink size="small" variant="secondary" to={paths.course(course)}>
              {t('access.see')}
            </ButtonLink>
          }
        >
          <p>{t('access.neededText')}</p>
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

function LessonLine({ course, lesson }: { readonly course: string; readonly lesson: Lesson }) {
  const t = useText('learn');
  const { number, title, minutes, progress, is_free: isFree, can_open: canOpen } = lesson;
  const state = progress === null ? 'soon' : canOpen ? progress.state : 'locked';
  return (
    <li className={styles.lesson} data-state={state}>
      <span className={styles.number}>{number}</span>
      <span className={styles.title}>
        {canOpen && progress !== null ? (
          <TextLink to={paths.lesson({ course, lesson: lesson.slug })}>{title}</TextLink>
        ) : (
          title
        )}
        <span className={styles.facts}>
          {t('minutes', { count: minutes })}
          {progress && progress.state === 'started'
            ? ` · ${progress.done_count}/${progress.required_count}`
            : null}
        </span>
      </span>
      <span className={styles.states}>
        {isFree && state !== 'done' ? <Badge tone="accent">{t('course.free')}</Badge> : null}
        <Badge tone={state === 'done' ? 'success' : state === 'started' ? 'primary' : 'neutral'}>
          {t(`course.state.${state}`)}
        </Badge>
      </span>
    </li>
  );
}
