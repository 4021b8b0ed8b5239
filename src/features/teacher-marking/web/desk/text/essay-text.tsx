import { memo, useDeferredValue, useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { DeskComment } from '../desk-replies.ts';
import { EssayParagraph } from './essay-paragraph.tsx';
import { layOutMarks } from './lay-out-marks.ts';
import { readMove } from './read-move.ts';
import { SelectionBar } from './selection-bar.tsx';
import { readSelection, selectSpan } from './text-selection.ts';
import { moveCursor, spanOf, stretchCursor, type Span, type WordCursor } from './word-cursor.ts';
import styles from './text.module.css';

/** The longest quote of a comment, in UTF-16 units. The contract has the same. */
const LONGEST_QUOTE = 2_000;

export const DESK_TEXT = 'desk-text';

type EssayTextProps = {
  readonly text: string;
  readonly comments: readonly DeskComment[];
  readonly selected: string | null;
  readonly readOnly: boolean;
  readonly onSelect: (id: string) => void;
  /** The teacher comments on words of the text. */
  readonly onNewComment: (anchor: DeskComment['anchor'], kind?: DeskComment['kind']) => void;
};

/**
 * The learner's text with the comments. Words are chosen with the mouse, by touch, or with the arrow keys: a word at a
 * time, several with Shift, single characters with Alt and Shift.
 */
export const EssayText = memo(function EssayText(props: EssayTextProps) {
  const { text, comments, selected, readOnly, onSelect, onNewComment } = props;
  const t = useText('desk');
  const container = useRef<HTMLDivElement>(null);
  const cursor = useRef<WordCursor>(undefined);
  const hint = useId();
  // Laying out a long text again takes longer than a key may wait.
  const shown = useDeferredValue(comments);
  const paragraphs = useMemo(() => layOutMarks(text, shown), [text, shown]);

  useEffect(() => {
    if (selected === null) return;
    const mark = container.current?.querySelector(`[data-mark="${selected}"]`);
    mark?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const add = (span: Span, kind: DeskComment['kind']) => {
    const { start } = span;
    const end = Math.min(span.end, start + LONGEST_QUOTE);
    document.getSelection()?.removeAllRanges();
    onNewComment({ in: 'text', start, end, quote: text.slice(start, end) }, kind);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const element = container.current;
    if (!element || event.target !== element) return;
    const chosen = readSelection(element, text);
    if (event.key === 'Enter' && chosen && !readOnly) {
      event.preventDefault();
      add(chosen, 'error');
      return;
    }
    const move = readMove(event);
    if (!move) return;
    event.preventDefault();
    // Words that were chosen with the mouse are where the keys continue.
    const before = cursor.current;
    const isOwn = before && chosen && isSameSpan(spanOf(before), chosen);
    const from = isOwn || !chosen ? before : { anchor: chosen, head: chosen };
    const next =
      move.by === 'character'
        ? from && stretchCursor(text, from, move.step)
        : moveCursor(text, from, move.to, event.shiftKey);
    if (!next) return;
    cursor.current = next;
    selectSpan(element, spanOf(next));
  };

  return (
    <div className={styles.frame}>
      <p id={hint} className={styles.hint}>
        {t(readOnly ? 'text.readOnly' : 'text.hint')}
      </p>
      {/* The text is read and marked with keys, so it takes focus as a whole. */}
      <div
        ref={container}
        id={DESK_TEXT}
        className={styles.text}
        lang="en"
        role="group"
        aria-label={t('text.label')}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys choose words in it.
        tabIndex={0}
        onKeyDown={onKeyDown}
        data-desk-text=""
      >
        {paragraphs.map((paragraph) => (
          <EssayParagraph
            key={paragraph.start}
            paragraph={paragraph}
            selected={paragraph.look.includes(`"${selected}"`) ? selected : null}
            onSelect={onSelect}
          />
        ))}
      </div>
      {readOnly ? null : <SelectionBar container={container} text={text} onComment={add} />}
    </div>
  );
});

const isSameSpan = (one: Span, other: Span) => one.start === other.start && one.end === other.end;
