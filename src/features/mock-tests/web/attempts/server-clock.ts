/**
 * The server's time as this browser can tell it, from what the server says and a monotonic counter. The device's own
 * clock, right or wrong, has no part in it. Every reply is somewhat old when it is read, never young: so the greatest
 * difference heard is the best one, and a slow reply never puts the clock back.
 */
export function createServerClock(serverNow: string) {
  let offset = -Infinity;
  const hear = (instant: string) => {
    offset = Math.max(offset, Date.parse(instant) - performance.now());
  };
  hear(serverNow);
  return {
    /** Milliseconds since 1970, by the server. */
    now: () => performance.now() + offset,
    /** Sets the clock right again: a counter stands still while some devices sleep. */
    hear,
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
