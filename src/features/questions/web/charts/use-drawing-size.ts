import { useLayoutEffect, useRef, useState } from 'react';

/** How wide a drawing may be and how large its letters are, both in CSS pixels. */
export type DrawingSize = { readonly width: number; readonly em: number };

/**
 * The place that a chart has, followed while it changes: the divider, the text size, a turned phone. Charts are drawn to
 * measure, not scaled, so that their letters stay as large as the text around them.
 */
export function useDrawingSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<DrawingSize>({ width: 560, em: 16 });

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      const em = Number.parseFloat(getComputedStyle(element).fontSize) || 16;
      // A pane that is hidden on a phone has no width: the last drawing stays.
      if (width > 0)
        setSize((before) => (before.width === width && before.em === em ? before : { width, em }));
    };
    measure();
    window.addEventListener('resize', measure);
    // Safari 12 has none: there the window tells.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      window.removeEventListener('resize', measure);
      observer?.disconnect();
    };
  }, []);

  return { frame, size };
}
