import { useSyncExternalStore } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { LessonContent } from '../../domain/lesson-content.ts';
import type { LessonWork } from './lesson-work.ts';
import styles from './lesson.module.css';
import { progressText } from './progress-text.ts';

/** How much of the lesson is done, and what moves the bar. */
export function LessonProgress({
  lesson,
  work,
}: {
  readonly lesson: LessonContent;
  readonly work: LessonWork;
}) {
  const t = useText('learn');
  const language = useLanguage();
  const { progress } = useSyncExternalStore(work.subscribe, work.getView, work.getView);
  const { done_count: done, required_count: all } = progress;
  return (
    <div className={styles.progress} aria-live="polite">
      <progress aria-label={t('progress.label')} value={done} max={Math.max(1, all)} />
      <p>{progressText(t, language, lesson, progress)}</p>
    </div>
  );
}
