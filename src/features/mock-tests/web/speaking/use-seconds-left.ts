import { useSyncExternalStore } from 'react';

const TICK_MS = 200;

function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}

/** The whole seconds until an instant of `performance.now()`, never below 0. Undefined while there is no end. */
export function useSecondsLeft(endsAt: number | undefined): number | undefined {
  const read = () =>
    endsAt === undefined ? undefined : Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
  return useSyncExternalStore(subscribe, read, read);
}
