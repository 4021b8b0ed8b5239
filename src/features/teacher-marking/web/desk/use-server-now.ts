import { useEffect, useState } from 'react';

/** The server's time in milliseconds, renewed every `everyMs`. A wrong clock of the device does not matter. */
export function useServerNow(serverNow: string, everyMs: number): number {
  const [clock, setClock] = useState(() => ({ serverNow, offset: Date.parse(serverNow) - Date.now() }));
  const [now, setNow] = useState(() => Date.parse(serverNow));
  if (clock.serverNow !== serverNow) {
    setClock({ serverNow, offset: Date.parse(serverNow) - Date.now() });
    setNow(Date.parse(serverNow));
  }
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now() + clock.offset), everyMs);
    return () => clearInterval(tick);
  }, [clock, everyMs]);
  return now;
}
