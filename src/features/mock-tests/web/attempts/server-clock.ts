/**
 * The server's time, from its replies and a monotonic counter. The device's clock plays no part, right or wrong. A
 * reply can only be late when it is read. The greatest difference is therefore the best, and a slow reply never sets
 * the clock back.
 */
export function createServerClock(serverNow: string) {
  let offset = -Infinity;
  const hear = (instant: string) => {
    offset = Math.max(offset, Date.parse(instant) - performance.now());
  };
  hear(serverNow);
  return {
    /** The server's time in ms since 1970. */
    now: () => performance.now() + offset,
    /** Corrects the clock after sleep, when some devices stop the counter. */
    hear,
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
