import { memo, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { stackMarks } from '../../domain/recording/stack-marks.ts';
import type { TimedComment } from './recording-reply.ts';
import styles from './recording.module.css';

type CommentMarksProps = {
  readonly comments: readonly TimedComment[];
  /** The number of each comment among all of the work, by its id. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly durationMs: number;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
};

/** A mark and the space next to it, in px. */
const MARK_WIDTH = 30;
const ROW_HEIGHT = 30;
const MOST_ROWS = 4;
/** Of the excerpt in the name of a mark. */
const LONGEST = 60;

/** The element of a mark on the time line. */
export const commentMarkId = (id: string): string => `recording-mark-${id}`;

/** The comments as numbers below the time line. The arrow keys move between them. */
export const CommentMarks = memo(function CommentMarks({
  comments,
  numbers,
  durationMs,
  selected,
  onSelect,
}: CommentMarksProps) {
  const t = useText('recording');
  const list = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const measure = () => setWidth(list.current?.clientWidth || 600);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [comments.length === 0]);
  const places = comments.map(({ anchor }) => Math.min(1, anchor.from_ms / Math.max(1, durationMs)));
  const rows = stackMarks(places, MARK_WIDTH / width, MOST_ROWS);
  useLayoutEffect(() => {
    if (!list.current) return;
    list.current.style.height = `${(Math.max(...rows) + 1) * ROW_HEIGHT}px`;
    Array.from(list.current.children).forEach((item, at) => {
      if (!(item instanceof HTMLElement)) return;
      item.style.left = `${(places[at] ?? 0) * (1 - MARK_WIDTH / width) * 100}%`;
      item.style.top = `${(rows[at] ?? 0) * ROW_HEIGHT}px`;
    });
  });
  if (comments.length === 0 || durationMs === 0) return null;
  const current = comments.find(({ id }) => id === selected) ?? comments[0];

  function move(event: KeyboardEvent<HTMLUListElement>): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button'));
    const next = all[all.indexOf(event.target as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are those of its marks.
    <ul ref={list} className={styles.marks} aria-label={t('marks')} onKeyDown={move}>
      {comments.map(({ id, kind, body, anchor }, at) => {
        const number = numbers.get(id) ?? at + 1;
        const excerpt = body.length > LONGEST ? `${body.slice(0, LONGEST)}…` : body;
        return (
          <li key={id}>
            <button
              type="button"
              id={commentMarkId(id)}
              className={classNames(
                styles.mark,
                kind === 'error' && styles.errorMark,
                kind === 'praise' && styles.praiseMark,
                id === selected && styles.selectedMark,
              )}
              aria-label={t('mark', { number, time: formatPosition(anchor.from_ms), text: excerpt })}
              aria-pressed={id === selected}
              tabIndex={id === current?.id ? 0 : -1}
              onClick={() => onSelect(id)}
              data-recording-mark={number}
            >
              {number}
            </button>
          </li>
        );
      })}
    </ul>
  );
});
