import { useEffect, useRef } from 'react';
import { Eraser as ClearIcon, Highlighter as HighlightIcon, NotebookPen as NoteIcon } from 'lucide-react';
import type { BlockRange } from '#ielts/paper/text-ranges.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Marking } from './marking.ts';
import styles from './marks.module.css';
import type { SelectedText } from './use-selected-ranges.ts';

const GAP_PX = 10;

type MarkToolbarProps = {
  readonly marking: Marking;
  readonly selected: SelectedText;
  /** Something was done with the selection. */
  readonly onDone: () => void;
  readonly onNote: (range: BlockRange) => void;
  readonly onClearAll: () => void;
};

/**
 * The toolbar of a selection: highlight, note, clear. It is below the selection, or above it where there is no room.
 */
export function MarkToolbar({ marking, selected, onDone, onNote, onClearAll }: MarkToolbarProps) {
  const p = useText('marking');
  const bar = useRef<HTMLDivElement>(null);
  const { ranges, rect } = selected;
  const [first] = ranges;

  // Set by script, because the policy allows no inline style in the page.
  useEffect(() => {
    if (!bar.current) return;
    const { offsetWidth: width, offsetHeight: height, style } = bar.current;
    const { clientWidth, clientHeight } = document.documentElement;
    const middle = (rect.left + rect.right - width) / 2;
    const below = rect.bottom + GAP_PX;
    const above = rect.top - height - GAP_PX;
    const top = below + height > clientHeight - GAP_PX ? Math.max(GAP_PX, above) : below;
    style.left = `${Math.round(Math.min(Math.max(GAP_PX, middle), clientWidth - width - GAP_PX))}px`;
    style.top = `${Math.round(top)}px`;
  }, [rect]);

  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      aria-label={p('mark.toolbar')}
      data-mark-toolbar=""
      // The selection stays while a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      <button
        type="button"
        className={styles.tool}
        data-highlight=""
        onClick={() => {
          marking.highlight(ranges);
          onDone();
        }}
      >
        <HighlightIcon size={18} aria-hidden="true" />
        <span>{p('mark.highlight')}</span>
      </button>
      <button type="button" className={styles.tool} data-note="" onClick={() => first && onNote(first)}>
        <NoteIcon size={18} aria-hidden="true" />
        <span>{p('mark.note')}</span>
      </button>
      {marking.isMarked(ranges) ? (
        <button
          type="button"
          className={styles.tool}
          data-clear=""
          onClick={() => {
            marking.clear(ranges);
            onDone();
          }}
        >
          <ClearIcon size={18} aria-hidden="true" />
          <span>{p('mark.clear')}</span>
        </button>
      ) : null}
      {marking.count() > 0 ? (
        <button type="button" className={styles.tool} data-clear-all="" onClick={onClearAll}>
          <span>{p('mark.clearAll')}</span>
        </button>
      ) : null}
    </div>
  );
}
