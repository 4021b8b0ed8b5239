import { classNames } from '#ui/class-names.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from '../player/question-palette.module.css';
import writing from './writing.module.css';

type TaskPaletteProps = {
  readonly tasks: readonly number[];
  readonly current: number;
  readonly wordsOf: (task: number) => number;
  readonly onGoTo: (task: number) => void;
};

/** The tasks of Writing, below the test. One is shown at a time, and the candidate can return to either. */
export function TaskPalette({ tasks, current, wordsOf, onGoTo }: TaskPaletteProps) {
  const t = useText('writing');
  return (
    <nav className={styles.palette} aria-label={t('palette.label')}>
      <ol className={styles.numbers}>
        {tasks.map((task) => (
          <li key={task}>
            <button
              type="button"
              className={classNames(styles.number, writing.taskButton)}
              data-go-to-task={task}
              data-answered={wordsOf(task) > 0 || undefined}
              aria-current={task === current ? 'true' : undefined}
              onClick={() => onGoTo(task)}
            >
              <span>{t('palette.task', { task })}</span>{' '}
              <small>{t('editor.words', { count: wordsOf(task) })}</small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
