import { memo } from 'react';
import { LazyChart } from '#features/questions/web/index.ts';
import { writingInstructions } from '#ielts/paper/writing-instructions.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './write.module.css';

/** A task with its charts. It renders once, so typing next to it costs nothing here. */
export const PracticeTask = memo(function PracticeTask({ task }: { readonly task: WritingTask }) {
  const t = useText('drafts');
  return (
    <div className={styles.task} data-practice-task={task.number}>
      <div lang="en">
        {writingInstructions(task).map((line) => (
          <p key={line} className={styles.advice}>
            {line}
          </p>
        ))}
        {task.prompt.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {task.type === 'letter' ? (
          <>
            <ul>
              {task.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p>
              Begin your letter as follows: <em>{task.opening}</em>
            </p>
          </>
        ) : null}
      </div>
      {task.type === 'chart' && task.charts.length === 0 ? <p>{t('write.noFigures')}</p> : null}
      {task.type === 'chart'
        ? task.charts.map((chart) => <LazyChart key={chart.title} chart={chart} />)
        : null}
    </div>
  );
});
