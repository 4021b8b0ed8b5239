const EVERY_MS = 20;

/**
 * Watches how long this process itself is kept from working: what a busy machine takes from whoever measures is in every
 * latency, and none of it is the server's.
 */
export function watchStalls() {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - EVERY_MS);
    last = now;
  }, EVERY_MS);
  return {
    /** The longest stall since the last time that this was asked, in ms. */
    take(): number {
      const taken = longest;
      longest = 0;
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}
