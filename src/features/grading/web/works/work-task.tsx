import { WritingTaskView } from '#features/questions/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { WorkReply } from '../work-reply.ts';
import styles from './works.module.css';

/** The task with its charts, folded away on the screen and open on paper. */
export function WorkTask({ reply: { work } }: { readonly reply: WorkReply }) {
  const text = useText('works');
  if (work.task_view === null) return null;
  return (
    <details className={styles.fold} data-work-task="">
      <summary>{text('task')}</summary>
      <WritingTaskView task={work.task_view} />
    </details>
  );
}

/** The learner's text as it was submitted. */
export function OwnText({ reply: { work } }: { readonly reply: WorkReply }) {
  return (
    <div className={styles.written} lang="en" data-own-text="">
      {work.text}
    </div>
  );
}
