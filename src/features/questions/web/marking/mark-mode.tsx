import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import {
  ArrowDown as NextIcon,
  ArrowUp as PreviousIcon,
  Eraser as ClearIcon,
  Highlighter as HighlightIcon,
  NotebookPen as NoteIcon,
} from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import type { BlockRange } from '#ielts/paper/text-ranges.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Marking } from './marking.ts';
import styles from './marks.module.css';
import { useSentences } from './use-sentences.ts';

type MarkModeProps = {
  readonly paper: RefObject<HTMLElement | null>;
  readonly marking: Marking;
  readonly onNote: (range: BlockRange) => void;
  readonly onClose: () => void;
};

/** Marks text without selecting it, sentence by sentence, by keys or by buttons. Screen readers hear the sentence. */
export function MarkMode({ paper, marking, onNote, onClose }: MarkModeProps) {
  const p = useText('marking');
  const bar = useRef<HTMLDivElement>(null);
  const { range, text, lang, go, extend } = useSentences(paper, marking);

  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    ArrowRight: extend,
    h: () => range && marking.highlight([range]),
    n: () => range && onNote(range),
    Delete: () => range && marking.clear([range]),
    Backspace: () => range && marking.clear([range]),
    Escape: onClose,
    Esc: onClose,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const element = bar.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.focus();
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);

  return (
    <div
      ref={bar}
      className={styles.mode}
      role="group"
      aria-label={p('mark.modeName')}
      aria-describedby="mark-mode-keys"
      tabIndex={-1}
      data-mark-mode=""
    >
      <p className="visually-hidden" id="mark-mode-keys">
        {p('mark.modeKeys')}
      </p>
      <p className="visually-hidden" aria-live="polite" lang={lang}>
        {text}
      </p>
      <div className={styles.modeTools}>
        <IconButton outlined label={p('mark.previous')} onClick={() => go(-1)}>
          <PreviousIcon size={20} aria-hidden="true" />
        </IconButton>
        <IconButton outlined label={p('mark.next')} onClick={() => go(1)}>
          <NextIcon size={20} aria-hidden="true" />
        </IconButton>
        <button type="button" className={styles.tool} onClick={extend}>
          <span>{p('mark.extend')}</span>
        </button>
        <button type="button" className={styles.tool} onClick={() => range && marking.highlight([range])}>
          <HighlightIcon size={18} aria-hidden="true" />
          <span>{p('mark.highlight')}</span>
        </button>
        <button type="button" className={styles.tool} onClick={() => range && onNote(range)}>
          <NoteIcon size={18} aria-hidden="true" />
          <span>{p('mark.note')}</span>
        </button>
        <button type="button" className={styles.tool} onClick={() => range && marking.clear([range])}>
          <ClearIcon size={18} aria-hidden="true" />
          <span>{p('mark.clear')}</span>
        </button>
      </div>
      <Button size="small" onClick={onClose} data-leave-mark-mode="">
        {p('mark.leaveMode')}
      </Button>
    </div>
  );
}
