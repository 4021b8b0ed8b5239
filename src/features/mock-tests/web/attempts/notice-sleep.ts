const LOOK_EVERY_MS = 1_000;
/** Longer than any timer is late while the device is awake. */
const JUMP_MS = 2_000;

/**
 * Calls back after the device has slept: the wall clock moved on and the monotonic counter did not. Waking does not
 * always change a page's visibility. Returns a function that stops watching.
 */
export function noticeSleep(onWake: () => void): () => void {
  let difference = Date.now() - performance.now();
  const timer = setInterval(() => {
    const now = Date.now() - performance.now();
    if (Math.abs(now - difference) > JUMP_MS) onWake();
    difference = now;
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
