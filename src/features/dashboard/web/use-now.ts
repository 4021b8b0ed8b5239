import { useEffect, useState } from 'react';

const REFRESH_MS = 10_000;

/** The time now in ms, updated every few seconds while the page is open. */
export function useNow(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now + aheadMs;
}
