import { useCallback, useEffect, useRef } from 'react';

/**
 * Measures how long the page was visible since `what` changed. The returned function gives milliseconds; a minute in
 * another tab does not count.
 */
export function useVisibleTime(what: string): () => number {
  const past = useRef(0);
  const since = useRef<number>(undefined);
  useEffect(() => {
    past.current = 0;
    const isVisible = () => document.visibilityState === 'visible';
    since.current = isVisible() ? Date.now() : undefined;
    const turn = () => {
      if (since.current !== undefined) past.current += Date.now() - since.current;
      since.current = isVisible() ? Date.now() : undefined;
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, [what]);
  return useCallback(() => past.current + (since.current === undefined ? 0 : Date.now() - since.current), []);
}
