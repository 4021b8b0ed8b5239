import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './player.module.css';
import { boundSplit, SPLIT } from './player-view.ts';
import { useMockTestsText } from './use-mock-tests-text.ts';

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

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const panes = event.currentTarget.parentElement?.getBoundingClientRect();
    if (panes) onSplit(boundSplit(((event.clientX - panes.left) / panes.width) * 100));
  }
  function press(event: KeyboardEvent): void {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    onSplit(boundSplit(move(split)));
  }

  return (
    <div
      className={styles.divider}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('player.divider')}
      aria-valuenow={split}
      aria-valuemin={SPLIT.least}
      aria-valuemax={SPLIT.most}
      data-divider=""
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
      }}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
