import { WritingTaskView } from '#features/questions/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { MarkingReply } from './marking-replies.ts';
import styles from './learner.module.css';

type WorkProps = { readonly work: MarkingReply['work'] };

/** The task with its charts, folded away on the screen and open on paper. */
export function SubmittedTask({ work: { task } }: WorkProps) {
  const text = useText('markingPage');
  if (task === null) return null;
  return (
    <details className={styles.fold}>
      <summary>{text('task')}</summary>
      <WritingTaskView task={task} />
    </details>
  );
}

/** The text as it was submitted. */
export function SubmittedText({ work }: WorkProps) {
  return (
    <div className={styles.written} lang="en">
      {work.text}
    </div>
  );
}
