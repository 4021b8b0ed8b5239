import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { COMMENT_KINDS, type CommentKind } from '../marking-domain.ts';
import { readSelection } from './text-selection.ts';
import type { Span } from './word-cursor.ts';
import styles from './text.module.css';

/** A selection that changes again within this time is not shown yet. Milliseconds. */
const SETTLED_MS = 120;

type BarProps = {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly text: string;
  readonly onComment: (span: Span, kind: CommentKind) => void;
};

type Chosen = { readonly span: Span; readonly top: number };

/** The acts on chosen words, under them. It listens to the selection itself, so the text does not render again. */
export function SelectionBar({ container, text, onComment }: BarProps) {
  const t = useText('desk');
  const termOf = useText('markingWords');
  const [chosen, setChosen] = useState<Chosen>();

  const bar = useRef<HTMLDivElement>(null);
  // The policy of the site refuses styles in the markup.
  useLayoutEffect(() => {
    if (bar.current && chosen) bar.current.style.top = `${chosen.top}px`;
  }, [chosen]);

  const read = useEffectEvent(() => {
    const element = container.current;
    const span = element ? readSelection(element, text) : undefined;
    const range = document.getSelection();
    if (!element || !span || !range) return setChosen(undefined);
    const words = range.getRangeAt(0).getBoundingClientRect();
    return setChosen({ span, top: words.bottom - element.getBoundingClientRect().top + element.offsetTop });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => read(), SETTLED_MS);
    };
    document.addEventListener('selectionchange', listen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', listen);
    };
  }, []);

  return (
    <>
      <p role="status" className="visually-hidden">
        {chosen ? t('text.chosen', { words: text.slice(chosen.span.start, chosen.span.end) }) : ''}
      </p>
      {chosen ? (
        <div
          ref={bar}
          className={styles.bar}
          role="toolbar"
          aria-label={t('text.bar')}
          data-selection-bar=""
          // A press must not end the selection that it acts on.
          onMouseDown={(event) => event.preventDefault()}
        >
          {COMMENT_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className={styles.barButton}
              data-new={kind}
              onClick={() => {
                setChosen(undefined);
                onComment(chosen.span, kind);
              }}
            >
              {termOf(`kind.${kind}`)}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}
