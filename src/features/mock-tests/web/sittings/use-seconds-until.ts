import { useSyncExternalStore } from 'react';
import type { ServerClock } from '../attempts/server-clock.ts';

const TICK_MS = 250;

function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}

/** The whole seconds until an instant of the server's clock, never below 0. */
export function useSecondsUntil(clock: ServerClock, instant: string): number {
  const read = () => Math.max(0, Math.ceil((Date.parse(instant) - clock.now()) / 1000));
  return useSyncExternalStore(subscribe, read, read);
}
