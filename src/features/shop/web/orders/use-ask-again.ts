import { useEffect } from 'react';

/** The intervals in milliseconds; slower once it takes long. A hidden tab does not ask. */
const ASK_AGAIN_MS = 1_500;
const ASK_SELDOM_MS = 8_000;
/** From then on it takes longer than usual. */
export const LONG_WAIT_MS = 20_000;

/** Reloads repeatedly while `waits`. */
export function useAskAgain(waits: boolean, reload: () => void, sinceMs: number): void {
  useEffect(() => {
    if (!waits) return;
    const pause = sinceMs < LONG_WAIT_MS ? ASK_AGAIN_MS : ASK_SELDOM_MS;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, pause);
    const look = () => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `reload` is new each time and does the same
  }, [waits, sinceMs < LONG_WAIT_MS]);
}
