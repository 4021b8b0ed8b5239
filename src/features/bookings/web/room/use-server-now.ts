import { useEffect, useState } from 'react';

/** The server's time in milliseconds, renewed every `everyMs`. A wrong clock of the device does not matter. */
export function useServerNow(serverNow: string, everyMs: number): number {
  const [now, setNow] = useState(() => Date.parse(serverNow));
  useEffect(() => {
    const offset = Date.parse(serverNow) - Date.now();
    const tick = setInterval(() => setNow(Date.now() + offset), everyMs);
    return () => clearInterval(tick);
  }, [serverNow, everyMs]);
  return now;
}
