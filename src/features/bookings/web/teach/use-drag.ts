import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** How long a finger rests on a cell before it drags. Before that it scrolls the page. */
const HOLD_MS = 350;

type Drag<Cell> = {
  readonly area: RefObject<HTMLElement | null>;
  readonly onStart: (cell: Cell) => void;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
};

/** Drags over cells: a mouse or pen from where it is pressed, a finger once it has rested. */
export function useDrag<Cell>({ area, onStart, onEnd, onCancel }: Drag<Cell>) {
  const [isDragging, setDragging] = useState(false);
  const drags = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the last press was a drag. The click after it does nothing. */
  const hasDragged = useRef(false);

  function stop(): void {
    clearTimeout(rest.current);
    drags.current = false;
    setDragging(false);
  }
  function start(cell: Cell): void {
    drags.current = true;
    hasDragged.current = true;
    setDragging(true);
    onStart(cell);
  }
  const end = useEffectEvent((isCancelled: boolean) => {
    const hasEnded = drags.current;
    stop();
    if (hasEnded) (isCancelled ? onCancel : onEnd)();
  });

  useEffect(() => {
    const up = () => end(false);
    const cancel = () => end(true);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      clearTimeout(rest.current);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  }, []);
  useEffect(() => {
    const element = area.current;
    // The page must not scroll under a finger that drags. React's own listeners cannot prevent that.
    const hold = (event: Event) => {
      if (drags.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    element?.addEventListener('contextmenu', hold);
    return () => {
      element?.removeEventListener('touchmove', hold);
      element?.removeEventListener('contextmenu', hold);
    };
  }, [area]);

  return {
    isDragging,
    /** Ends a drag without its act. */
    stop,
    /** Whether a click is more than the end of a drag. Keys and screen readers send one without a count. */
    isClick: (detail: number) => detail === 0 || !hasDragged.current,
    press(event: PointerEvent<HTMLElement>, cell: Cell): void {
      hasDragged.current = false;
      if (event.button !== 0) return;
      if (event.pointerType !== 'touch') return start(cell);
      // A finger is bound to the cell that it touched first. Set free, it enters the others.
      const { currentTarget, pointerId } = event;
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => start(cell), HOLD_MS);
    },
  };
}
