import { memo, useState } from 'react';
import { WritingTaskView } from '#features/questions/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { DeskWork } from '../desk-replies.ts';
import styles from './desk.module.css';

/** The task is next to the text from this width on. Below, it is folded above the text. */
const WIDE = '(min-width: 1200px)';

/** The task with its charts. It can be folded away. */
export const TaskPanel = memo(function TaskPanel({ task }: { readonly task: DeskWork['work']['task'] }) {
  const t = useText('desk');
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  if (!task) return null;
  return (
    <details className={styles.task} open={isWide} data-desk-task="">
      <summary>{t('task')}</summary>
      <WritingTaskView task={task} />
    </details>
  );
});
