import { useLayoutEffect, useRef, useState } from 'react';

/** The width of a drawing and the size of its letters, both in CSS pixels. */
export type DrawingSize = { readonly width: number; readonly em: number };

/**
 * The size of a chart's space. It follows the divider, the text size, and a rotated phone. Charts are drawn to size and
 * not scaled, so their letters match the text around them.
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
      // A pane that is hidden on a phone has no width, so the last drawing stays.
      if (width > 0)
        setSize((before) => (before.width === width && before.em === em ? before : { width, em }));
    };
    measure();
    window.addEventListener('resize', measure);
    // Safari 12 has no ResizeObserver, so the window's resize event is used.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      window.removeEventListener('resize', measure);
      observer?.disconnect();
    };
  }, []);

  return { frame, size };
}
