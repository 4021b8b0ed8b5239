import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import styles from './pane-divider.module.css';
import { boundSplit, SPLIT } from './player-view.ts';
import { useMockTestsText } from '../use-mock-tests-text.ts';

type PaneDividerProps = {
  /** Per cent of the width that the passage has. */
  readonly split: number;
  readonly onSplit: (split: number) => void;
};

const STEP = 5;
const KEYS: Readonly<Record<string, (split: number) => number>> = {
  ArrowLeft: (split) => split - STEP,
  ArrowRight: (split) => split + STEP,
  Home: () => SPLIT.least,
  End: () => SPLIT.most,
  Enter: () => SPLIT.standard,
};

/** Between passage and questions: drawn aside by mouse or pen, or moved by the arrow keys; Enter puts it in the middle. */
export function PaneDivider({ split, onSplit }: PaneDividerProps) {
  const t = useMockTestsText();
  const divider = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);

  function splitAt(clientX: number): number {
    const panes = divider.current?.parentElement?.getBoundingClientRect();
    return panes ? boundSplit(((clientX - panes.left) / panes.width) * 100) : split;
  }
  const moveTo = useEffectEvent((clientX: number) => onSplit(splitAt(clientX)));
  // Mouse and touch apart: Safari 12 has no pointer events.
  useEffect(() => {
    if (!dragging) return undefined;
    const move = ({ clientX }: MouseEvent) => moveTo(clientX);
    const end = () => setDragging(false);
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
    onSplit(boundSplit(move(split)));
  }

  return (
    <div
      ref={divider}
      className={styles.divider}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('player.divider')}
      aria-valuenow={split}
      aria-valuemin={SPLIT.least}
      aria-valuemax={SPLIT.most}
      data-divider=""
      onMouseDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        setDragging(true);
      }}
      onTouchMove={({ touches }) => {
        const clientX = touches[0]?.clientX;
        if (clientX !== undefined) onSplit(splitAt(clientX));
      }}
      onKeyDown={press}
    />
  );
}
