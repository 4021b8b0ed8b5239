import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './pane-divider.module.css';
import { boundSplit, SPLIT } from './player-view.ts';

type PaneDividerProps = {
  /** The passage's share of the width, in per cent. */
  readonly split: number;
  readonly onSplit: (split: number) => void;
};

const STEP = 5;
/** The bit of the main button in `buttons` of a mouse event. */
const MAIN_BUTTON = 1;
const KEYS: Readonly<Record<string, (split: number) => number>> = {
  ArrowLeft: (split) => split - STEP,
  ArrowRight: (split) => split + STEP,
  Home: () => SPLIT.least,
  End: () => SPLIT.most,
  Enter: () => SPLIT.standard,
};

/**
 * The divider between passage and questions. It is dragged by mouse, pen or finger, or moved by arrow keys; Enter
 * centres it. `onSplit` is called on release.
 */
export function PaneDivider({ split, onSplit }: PaneDividerProps) {
  const t = useText('mockTests');
  const divider = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  // The position during a drag. It is stored here, so the player is not rendered at every step.
  const [drawn, setDrawn] = useState<number>();
  // The last reported position: the pointer may be released before the next frame.
  const last = useRef<number>(undefined);
  const now = drawn ?? split;

  // Set by script, because the policy allows no inline style. A CSS variable would be inherited by the whole paper.
  useLayoutEffect(() => {
    const panes = divider.current?.parentElement;
    if (panes) panes.style.gridTemplateColumns = `minmax(0, ${now}%) 12px minmax(0, 1fr)`;
  }, [now]);

  function drawTo(clientX: number): void {
    const panes = divider.current?.parentElement?.getBoundingClientRect();
    if (panes) showAt(((clientX - panes.left) / panes.width) * 100);
  }
  function showAt(place: number): void {
    last.current = boundSplit(place);
    setDrawn(last.current);
  }
  function letGo(): void {
    setDragging(false);
    setDrawn(undefined);
    if (last.current !== undefined) onSplit(last.current);
    last.current = undefined;
  }
  const endDrag = useEffectEvent(letGo);
  // Mouse and touch have separate handlers: Safari 12 has no pointer events.
  useEffect(() => {
    if (!dragging) return undefined;
    // React removes these listeners a little later. Mouse events until then are not part of a drag.
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      endDrag();
    };
    const move = ({ buttons, clientX }: MouseEvent) => {
      if (over) return;
      // The button was released without an event: outside the window, or over a menu.
      if ((buttons & MAIN_BUTTON) === 0) end();
      else drawTo(clientX);
    };
    window.addEventListener('mousemove', move);
    window.addEventListener('mouseup', end);
    return () => {
      window.removeEventListener('mousemove', move);
      window.removeEventListener('mouseup', end);
    };
  }, [dragging]);

  function press(event: KeyboardEvent): void {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    if (drawn === undefined) onSplit(boundSplit(move(split)));
    else showAt(move(drawn));
  }

  return (
    <div
      ref={divider}
      className={styles.divider}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('player.divider')}
      aria-valuenow={now}
      aria-valuemin={SPLIT.least}
      aria-valuemax={SPLIT.most}
      data-divider=""
      onMouseDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        setDragging(true);
      }}
      onTouchMove={({ touches }) => {
        const clientX = touches[0]?.clientX;
        if (clientX !== undefined) drawTo(clientX);
      }}
      onTouchEnd={letGo}
      onTouchCancel={letGo}
      onKeyDown={press}
    />
  );
}
