import {
  Check as CheckIcon,
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  Flag as FlagIcon,
} from 'lucide-react';
import { memo, useCallback, useEffect, useRef } from 'react';
import { IconButton } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './question-palette.module.css';
import type { AnswerCheck } from '../attempts/use-answer-check.ts';

type QuestionPaletteProps = {
  readonly numbers: readonly number[];
  /** The first number of every part but the first. */
  readonly partStarts: readonly number[];
  readonly current: number;
  readonly isAnswered: (number: number) => boolean;
  /** The questions with a review flag. */
  readonly isFlagged: (number: number) => boolean;
  /** Undefined where flags cannot be changed now. */
  readonly onFlag: ((number: number, flagged: boolean) => void) | undefined;
  readonly onGoTo: (number: number) => void;
  /** Practice only: the checked answers, and how to check one. */
  readonly answerCheck?: AnswerCheck;
};

/**
 * The question numbers below the test. Answered ones are underlined and filled, the current one is framed, and a
 * flagged one is a circle.
 */
export function QuestionPalette({
  numbers,
  partStarts,
  current,
  isAnswered,
  isFlagged,
  onFlag,
  onGoTo,
  answerCheck,
}: QuestionPaletteProps) {
  const t = useText('mockTests');
  const p = useText('player');
  const flagged = isFlagged(current);
  const verdictOf = (number: number): Verdict => {
    const receipt = answerCheck?.checked.get(number);
    return receipt && (receipt.right ? 'right' : 'wrong');
  };
  const latest = useRef(onGoTo);
  useEffect(() => {
    latest.current = onGoTo;
  });
  // Stable between renders, so forty buttons are not rendered for every keystroke.
  const goTo = useCallback((number: number) => latest.current(number), []);
  const place = numbers.indexOf(current);
  const previous = numbers[place - 1];
  const next = numbers[place + 1];
  return (
    <nav className={styles.palette} aria-label={t('player.palette')}>
      <p className={styles.place} data-place-of-all="">
        {t('player.place', { number: current, count: numbers.length })}
      </p>
      <div className={styles.marks}>
        <button
          type="button"
          className={styles.flag}
          aria-pressed={flagged}
          aria-label={p('flag.name', { number: current })}
          title={p('flag.name', { number: current })}
          disabled={!onFlag}
          onClick={() => onFlag?.(current, !flagged)}
          data-flag=""
        >
          <FlagIcon size={18} aria-hidden="true" />
          <span>{p('flag.button')}</span>
        </button>
        {answerCheck?.check ? (
          <button
            type="button"
            className={styles.flag}
            aria-label={p(verdictOf(current) ? 'check.again' : 'check.name', { number: current })}
            title={p(verdictOf(current) ? 'check.again' : 'check.name', { number: current })}
            disabled={!isAnswered(current) || answerCheck.state === 'busy'}
            onClick={() => answerCheck.check?.(current)}
            data-check=""
          >
            <CheckIcon size={18} aria-hidden="true" />
            <span>{p(verdictOf(current) ? 'check.why' : 'check.button')}</span>
          </button>
        ) : null}
      </div>
      <ol className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number} className={partStarts.includes(number) ? styles.begins : undefined}>
            <NumberButton
              number={number}
              current={number === current}
              answered={isAnswered(number)}
              flagged={isFlagged(number)}
              verdict={verdictOf(number)}
              onGoTo={goTo}
            />
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

/** The mark of an answer that was checked in practice. */
type Verdict = 'right' | 'wrong' | undefined;

type NumberButtonProps = Pick<QuestionPaletteProps, 'onGoTo'> & {
  readonly number: number;
  readonly current: boolean;
  readonly answered: boolean;
  readonly flagged: boolean;
  readonly verdict: Verdict;
};

const NumberButton = memo(function NumberButton({
  number,
  current,
  answered,
  flagged,
  verdict,
  onGoTo,
}: NumberButtonProps) {
  const t = useText('mockTests');
  const p = useText('player');
  const name = [
    t('player.question', { number }),
    t(answered ? 'player.answered' : 'player.unanswered'),
    ...(flagged ? [p('flag.flagged')] : []),
    ...(verdict ? [p(`check.${verdict}`)] : []),
  ].join(', ');
  return (
    <button
      type="button"
      className={styles.number}
      data-answered={answered || undefined}
      data-flagged={flagged || undefined}
      data-checked={verdict}
      data-number={number}
      aria-current={current ? 'true' : undefined}
      aria-label={name}
      onClick={() => onGoTo(number)}
    >
      {number}
    </button>
  );
});
