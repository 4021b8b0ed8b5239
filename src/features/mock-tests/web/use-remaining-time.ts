import { useEffect, useState } from 'react';
import type { ServerClock } from './server-clock.ts';

const TICK_MS = 250;

/** Whole seconds until the deadline, never below 0. */
export function useRemainingSeconds(clock: ServerClock, deadlineAt: string): number {
  const read = () => Math.max(0, Math.ceil((Date.parse(deadlineAt) - clock.now()) / 1000));
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(read()), TICK_MS);
    return () => clearInterval(timer);
    // `read` is made of the two values that are named.
  }, [clock, deadlineAt]);
  return seconds;
}
