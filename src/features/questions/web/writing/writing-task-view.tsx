import { memo } from 'react';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import { writingInstructions } from '#ielts/paper/writing-instructions.ts';
import { LazyChart } from '../charts/lazy-chart.tsx';
import { PaperPicture } from '../paper-picture.tsx';
import styles from './writing-task-view.module.css';

/**
 * A task as the candidate reads it. English, like the test. It renders once, so typing next to it costs nothing here.
 */
export const WritingTaskView = memo(function WritingTaskView({ task }: { readonly task: WritingTask }) {
  return (
    <article className={styles.task} data-task={task.number}>
      <div lang="en">
        <h2 className={styles.taskTitle}>Writing Task {task.number}</h2>
        {writingInstructions(task).map((line) => (
          <p key={line} className={styles.advice}>
            {line}
          </p>
        ))}
        <div className={styles.prompt}>
          {task.prompt.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
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
              <p>Write at least {task.minWords} words.</p>
            </>
          ) : null}
        </div>
      </div>
      {task.type === 'chart' && task.picture ? (
        <div lang="en" className={styles.picture}>
          <PaperPicture title={task.picture.title} picture={task.picture} />
        </div>
      ) : null}
      {task.type === 'chart'
        ? task.charts.map((chart) => <LazyChart key={chart.title} chart={chart} />)
        : null}
    </article>
  );
});
