import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './pane-divider.module.css';
import { boundSplit, SPLIT } from './player-view.ts';

type PaneDividerProps = {
  /** Per cent of the width that the passage has. */
  readonly split: number;
  readonly onSplit: (split: number) => void;
};

const STEP = 5;
/** Among the buttons of a mouse that are down. */
const MAIN_BUTTON = 1;
const KEYS: Readonly<Record<string, (split: number) => number>> = {
  ArrowLeft: (split) => split - STEP,
  ArrowRight: (split) => split + STEP,
  Home: () => SPLIT.least,
  End: () => SPLIT.most,
  Enter: () => SPLIT.standard,
};

/**
 * Between passage and questions, and the one that parts their width: drawn aside by mouse, pen or finger, or moved by
 * the arrow keys; Enter puts it in the middle. `onSplit` hears of it when it is let go.
 */
export function PaneDivider({ split, onSplit }: PaneDividerProps) {
  const t = useText('mockTests');
  const divider = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  // Where it is while it is drawn. Kept here, so that the player is not drawn anew at every step of the hand.
  const [drawn, setDrawn] = useState<number>();
  // The same as it was last told: a hand may let go before the next picture.
  const last = useRef<number>(undefined);
  const now = drawn ?? split;

  // By script: the policy allows no style in the page's own text. Not by a variable: all within would inherit it.
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
  // Mouse and touch apart: Safari 12 has no pointer events.
  useEffect(() => {
    if (!dragging) return undefined;
    // React takes these listeners away a little later; what the mouse does meanwhile is no drag any more.
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      endDrag();
    };
    const move = ({ buttons, clientX }: MouseEvent) => {
      if (over) return;
      // Let go where nobody told: outside of the window, or over a menu.
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
