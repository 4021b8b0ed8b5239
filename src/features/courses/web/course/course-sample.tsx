import { useText } from '#platform/i18n/text-provider.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { hasBegun, type CourseProgress } from './course-progress.ts';
import styles from './course.module.css';
import { LessonLine } from './lesson-line.tsx';

type CourseSampleProps = { readonly progress: CourseProgress; readonly hours: number };

/** A course that the reader has not bought: its length, its free lessons, and how to open the others. */
export function CourseSample({ progress, hours }: CourseSampleProps) {
  const t = useText('learn');
  const { course, next, modules, lessons_open: open, lessons_total: all } = progress;
  const free = modules.flatMap(({ lessons }) => lessons).filter((lesson) => lesson.can_open);
  const begun = hasBegun(progress);
  const hasTests = modules.some(({ test }) => test !== null);
  return (
    <div className={styles.summary} data-sample="">
      <p>{t('course.length', { count: all, hours })}</p>
      {free.length > 0 ? (
        <>
          <h2 className={styles.sampleTitle}>{t('course.freeLessons')}</h2>
          <ul className={styles.lessons}>
            {free.map((lesson) => (
              <LessonLine key={lesson.slug} course={course.slug} lesson={lesson} />
            ))}
          </ul>
          {next ? (
            <p className={styles.more}>
              <ButtonLink
                size="large"
                to={`${paths.lesson({ course: course.slug, lesson: next.lesson })}#${next.block}`}
              >
                {t(begun ? 'course.continue' : 'course.try')}
              </ButtonLink>
            </p>
          ) : null}
        </>
      ) : null}
      {begun ? (
        <p className={styles.more}>
          <TextLink to={paths.courseNotes({ course: course.slug })}>{t('notes.link')}</TextLink>
        </p>
      ) : null}
      <div className={styles.unlock}>
        <Notice
          tone="info"
          action={
            <ButtonLink size="small" variant="secondary" to={paths.course(course)}>
              {t('access.see')}
            </ButtonLink>
          }
        >
          <p>{t(hasTests ? 'course.restTests' : 'course.rest', { count: open - free.length })}</p>
        </Notice>
      </div>
    </div>
  );
}
