import { useEffect, useEffectEvent } from 'react';

/** The pauses between two questions to the server, in ms; the last one repeats. */
const PAUSES_MS = [2_000, 2_000, 3_000, 4_000, 6_000, 10_000, 15_000];

/**
 * Asks again and again while `isActive`, with growing pauses. A hidden tab does not ask; it asks as soon as it is seen
 * again.
 */
export function usePoll(isActive: boolean, ask: () => Promise<void>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isActive) return undefined;
    let left = false;
    let asking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let step = 0;
    const schedule = () => {
      clearTimeout(timer);
      if (left || document.hidden) return;
      timer = setTimeout(() => void run(), PAUSES_MS[Math.min(step, PAUSES_MS.length - 1)]);
      step += 1;
    };
    async function run(): Promise<void> {
      if (asking) return;
      asking = true;
      await askNow();
      asking = false;
      schedule();
    }
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      step = 0;
      void run();
    };
    schedule();
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isActive]);
}
