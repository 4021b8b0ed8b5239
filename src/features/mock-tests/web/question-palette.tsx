import { ChevronLeft as ChevronLeftIcon, ChevronRight as ChevronRightIcon } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import styles from './player.module.css';
import { useMockTestsText } from './use-mock-tests-text.ts';

type QuestionPaletteProps = {
  readonly numbers: readonly number[];
  readonly current: number;
  readonly isAnswered: (number: number) => boolean;
  readonly onGoTo: (number: number) => void;
};

/** The numbers below the test. Answered ones are underlined and filled, the current one is framed. */
export function QuestionPalette({ numbers, current, isAnswered, onGoTo }: QuestionPaletteProps) {
  const t = useMockTestsText();
  const place = numbers.indexOf(current);
  const previous = numbers[place - 1];
  const next = numbers[place + 1];
  return (
    <nav className={styles.palette} aria-label={t('player.palette')}>
      <ol className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.number}
              data-answered={isAnswered(number) || undefined}
              aria-current={number === current ? 'true' : undefined}
              aria-label={`${t('player.question', { number })}, ${t(isAnswered(number) ? 'player.answered' : 'player.unanswered')}`}
              onClick={() => onGoTo(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.steps}>
        <IconButton
          outlined
          label={t('player.previous')}
          disabled={previous === undefined}
          onClick={() => previous !== undefined && onGoTo(previous)}
        >
          <ChevronLeftIcon size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          outlined
          label={t('player.next')}
          disabled={next === undefined}
          onClick={() => next !== undefined && onGoTo(next)}
        >
          <ChevronRightIcon size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </nav>
  );
}
