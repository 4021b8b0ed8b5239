import { useEffect, useState, type RefObject } from 'react';
import type { BlockRange } from '#ielts/paper/text-ranges.ts';
import { selectedRanges } from './selected-ranges.ts';

/** Touch users move the ends of a selection for a while. */
const SETTLE_MS = 200;

export type SelectedText = { readonly ranges: readonly BlockRange[]; readonly rect: DOMRect };

/**
 * The selection on the paper and its place on the screen, once the mouse is released or the selection rests. It follows
 * scrolling. `drop` clears it.
 */
export function useSelectedRanges(paper: RefObject<HTMLElement | null>): {
  readonly selected: SelectedText | undefined;
  readonly drop: () => void;
} {
  const [selected, setSelected] = useState<SelectedText>();

  useEffect(() => {
    let pressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const selection = window.getSelection();
      const ranges = paper.current ? selectedRanges(paper.current, selection) : [];
      setSelected(
        ranges.length > 0 && selection
          ? { ranges, rect: selection.getRangeAt(0).getBoundingClientRect() }
          : undefined,
      );
    };
    const change = () => {
      clearTimeout(timer);
      // Without a selection there is nothing to wait for.
      if (window.getSelection()?.isCollapsed ?? true) setSelected(undefined);
      else if (!pressed) timer = setTimeout(look, SETTLE_MS);
    };
    const press = () => {
      pressed = true;
    };
    const release = () => {
      pressed = false;
      change();
    };
    const follow = () => {
      setSelected((shown) => {
        const selection = window.getSelection();
        return shown && selection && selection.rangeCount > 0
          ? { ...shown, rect: selection.getRangeAt(0).getBoundingClientRect() }
          : shown;
      });
    };
    document.addEventListener('selectionchange', change);
    document.addEventListener('mousedown', press);
    document.addEventListener('mouseup', release);
    document.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    // Text that was selected before the tools were loaded.
    change();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', change);
      document.removeEventListener('mousedown', press);
      document.removeEventListener('mouseup', release);
      document.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [paper]);

  return {
    selected,
    drop: () => {
      window.getSelection()?.removeAllRanges();
      setSelected(undefined);
    },
  };
}
