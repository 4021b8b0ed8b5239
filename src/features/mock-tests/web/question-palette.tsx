import {
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  Flag as FlagIcon,
} from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import styles from './player.module.css';
import { useMockTestsText } from './use-mock-tests-text.ts';
import { usePlayerText } from './use-player-text.ts';

type QuestionPaletteProps = {
  readonly numbers: readonly number[];
  readonly current: number;
  readonly isAnswered: (number: number) => boolean;
  /** Marked to be looked at again. */
  readonly isFlagged: (number: number) => boolean;
  readonly onFlag: (number: number, flagged: boolean) => void;
  readonly onGoTo: (number: number) => void;
};

/**
 * The numbers below the test. Answered ones are underlined and filled, the current one is framed, one to be looked at
 * again is a circle.
 */
export function QuestionPalette({
  numbers,
  current,
  isAnswered,
  isFlagged,
  onFlag,
  onGoTo,
}: QuestionPaletteProps) {
  const t = useMockTestsText();
  const p = usePlayerText();
  const flagged = isFlagged(current);
  const nameOf = (number: number) =>
    [
      t('player.question', { number }),
      t(isAnswered(number) ? 'player.answered' : 'player.unanswered'),
      ...(isFlagged(number) ? [p('flag.flagged')] : []),
    ].join(', ');
  const place = numbers.indexOf(current);
  const previous = numbers[place - 1];
  const next = numbers[place + 1];
  return (
    <nav className={styles.palette} aria-label={t('player.palette')}>
      <button
        type="button"
        className={styles.flag}
        aria-pressed={flagged}
        aria-label={p('flag.name', { number: current })}
        title={p('flag.name', { number: current })}
        onClick={() => onFlag(current, !flagged)}
        data-flag=""
      >
        <FlagIcon size={18} aria-hidden="true" />
        <span>{p('flag.button')}</span>
      </button>
      <ol className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.number}
              data-answered={isAnswered(number) || undefined}
              data-flagged={isFlagged(number) || undefined}
              data-number={number}
              aria-current={number === current ? 'true' : undefined}
              aria-label={nameOf(number)}
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
