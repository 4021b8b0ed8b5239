import { useEffect, useState } from 'react';
import type { ServerClock } from './server-clock.ts';

const TICK_MS = 250;

type Times = {
  readonly attempt: { readonly deadline_at: string; readonly paused_at: string | null };
  readonly server_now: string;
};

/** The whole seconds until the deadline, never below 0. They do not change while practice is paused. */
export function useRemainingSeconds(clock: ServerClock, { attempt, server_now: heardAt }: Times): number {
  const { deadline_at: deadlineAt, paused_at: pausedAt } = attempt;
  const read = () => {
    // The deadline of paused practice moves on. The time left is the one that the server reported.
    const now = pausedAt === null ? clock.now() : Date.parse(heardAt);
    return Math.max(0, Math.ceil((Date.parse(deadlineAt) - now) / 1000));
  };
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(read()), TICK_MS);
    return () => clearInterval(timer);
    // `read` depends only on the values in the list.
  }, [clock, deadlineAt, pausedAt, heardAt]);
  return seconds;
}
