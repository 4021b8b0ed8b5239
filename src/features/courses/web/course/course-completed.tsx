import { useText } from '#platform/i18n/text-provider.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CourseProgress } from './course-progress.ts';
import styles from './course.module.css';
import { useDay } from './use-day.ts';

type CourseCompletedProps = {
  readonly progress: CourseProgress;
  readonly completedAt: string;
};

/** What a learner has done in a completed course, its certificate, and where to go from here. */
export function CourseCompleted({ progress, completedAt }: CourseCompletedProps) {
  const t = useText('learn');
  const day = useDay();
  const { course, certificate, lessons_done: lessons, modules } = progress;
  const tested = modules.flatMap(({ number, title, test }) =>
    test?.best ? [{ number, title, ...test.best }] : [],
  );
  return (
    <section className={styles.completed} aria-labelledby="completed-title" data-completed="">
      <h2 id="completed-title">{t('completed.title')}</h2>
      <p>{t('completed.text', { date: day(completedAt), count: lessons })}</p>
      {tested.length > 0 ? (
        <>
          <h3>{t('completed.tests')}</h3>
          <ul className={styles.results}>
            {tested.map(({ number, title, right, questions }) => (
              <li key={number}>{t('completed.test', { number, title, right, all: questions })}</li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={styles.ways}>
        {certificate ? (
          <ButtonLink to={paths.certificate({ number: certificate })}>{t('course.certificate')}</ButtonLink>
        ) : null}
        <TextLink variant="arrow" to={paths.courseNotes({ course: course.slug })}>
          {t('completed.notes')}
        </TextLink>
        <TextLink variant="arrow" to={paths.courses()}>
          {t('completed.courses')}
        </TextLink>
      </div>
      <p className={styles.open}>{t('completed.stays')}</p>
    </section>
  );
}
