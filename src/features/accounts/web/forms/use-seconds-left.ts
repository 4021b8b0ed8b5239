import { useEffect, useState } from 'react';

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Whole seconds until an instant (milliseconds since 1970), counted down to 0. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const count = () => {
      const now = secondsUntil(until);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 500);
    count();
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
