import { useText } from '#platform/i18n/text-provider.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { earlyLessonScript } from './early-lesson-script.ts';
import styles from './lesson.module.css';

/**
 * What is shown of a lesson that must be bought until its text is here. In a loaded page the script puts the lesson's
 * beginning into the box; React leaves it there.
 */
export function EarlyLesson() {
  const t = useText('learn');
  return (
    <div className={styles.waiting}>
      <div data-early-lesson="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      <Skeleton lines={8} label={t('loading')} />
      <script
        // Its work is done when the page hydrates, so no script repeats it.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyLessonScript(t) : '' }}
        suppressHydrationWarning
      />
    </div>
  );
}
