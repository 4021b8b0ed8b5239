import { useEffect, useState } from 'react';

/** The seconds until an instant by the server's clock: a wrong clock of the device does not matter. */
export function useSecondsLeft(until: string, serverNow: string): number {
  const leftAt = (at: number) => Math.max(0, Math.ceil((Date.parse(until) - at) / 1_000));
  const [left, setLeft] = useState(() => leftAt(Date.parse(serverNow)));
  useEffect(() => {
    const offset = Date.parse(serverNow) - Date.now();
    const tick = setInterval(
      () => setLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now() - offset) / 1_000))),
      1_000,
    );
    return () => clearInterval(tick);
  }, [until, serverNow]);
  return left;
}
