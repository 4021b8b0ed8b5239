import { useText } from '#platform/i18n/text-provider.tsx';
import { paths } from '#paths';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CourseProgress } from './course-progress.ts';
import styles from './course.module.css';

type Lesson = CourseProgress['modules'][number]['lessons'][number];

/** A lesson in the list of its course: a link where it can be opened, and its state. */
export function LessonLine({ course, lesson }: { readonly course: string; readonly lesson: Lesson }) {
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
