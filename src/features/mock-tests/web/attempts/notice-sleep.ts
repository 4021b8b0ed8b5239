const LOOK_EVERY_MS = 1_000;
/** More than any timer is late by while a device is awake. */
const JUMP_MS = 2_000;

/**
 * Tells when the device has slept: its clock went on and the monotonic counter did not. Waking does not always change
 * a page's visibility, so nothing else would say it. Gives back how to stop.
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
