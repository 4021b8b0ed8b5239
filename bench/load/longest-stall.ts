const EVERY_MS = 20;

/**
 * Watches how long this process itself is held up. Every latency includes that time, and the server causes
 * none of it.
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
    /** The longest stall since the last call, in ms. */
    take(): number {
      const taken = longest;
      longest = 0;
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}
