import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnnotationSync } from '../annotations/annotation-sync.ts';

const KEEP_EVERY_MS = 30_000;

/** Counts how long each question was current while the page was visible, and saves it with the attempt. */
export function useQuestionTime(
  sync: AnnotationSync | undefined,
  { current, running }: { readonly current: number; readonly running: boolean },
): void {
  const since = useRef<number>(undefined);
  const spent = useRef(new Map<number, number>());

  /** Adds the time since the last call to this question. */
  const count = useEffectEvent((number: number) => {
    const now = performance.now();
    if (since.current !== undefined)
      spent.current.set(number, (spent.current.get(number) ?? 0) + now - since.current);
    since.current = running && document.visibilityState === 'visible' ? now : undefined;
  });

  const keep = useEffectEvent(() => {
    count(current);
    if (!sync) return;
    for (const [number, ms] of spent.current) {
      const place = String(number);
      const text = String(Math.round(Number(sync.get('time', place)) + ms));
      if (ms >= 1) sync.change({ kind: 'time', place, text });
    }
    spent.current.clear();
    if (document.visibilityState !== 'visible') void sync.flush(true);
  });

  useEffect(() => {
    since.current = undefined;
    count(current);
    return () => count(current);
  }, [current, running]);

  useEffect(() => {
    const keepNow = () => keep();
    // Sends half a minute of them in one batch, and not every question.
    const timer = setInterval(keepNow, KEEP_EVERY_MS);
    document.addEventListener('visibilitychange', keepNow);
    window.addEventListener('pagehide', keepNow);
    return () => {
      keepNow();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', keepNow);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [sync]);
}
