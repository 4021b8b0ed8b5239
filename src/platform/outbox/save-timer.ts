/** Answers go out this long after the first change, so that one batch takes several keystrokes, pause or no pause. */
export const SAVE_AFTER_MS = 500;
/**
 * A text of Writing is sent whole each time: while somebody types on, it waits for a pause of `SAVE_AFTER_MS`, but no longer
 * than this since its first change that is not sent; the flight to the server has the rest of the second.
 */
export const SAVE_TEXT_WITHIN_MS = 900;
/** From so many characters on an answer is such a text; below, nothing would be gained. */
export const LONG_TEXT = 100;

/** When the next batch goes out. Times are those of `performance`, which no wrong clock moves. */
export function createSaveTimer(send: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  /** The first change that no batch has taken along. */
  let changedAt: number | undefined;

  function set(afterMs: number): void {
    clearTimeout(timer);
    dueAt = performance.now() + afterMs;
    timer = setTimeout(send, afterMs);
  }

  return {
    set,
    isSet: () => timer !== undefined,
    clear(): void {
      clearTimeout(timer);
      timer = undefined;
    },
    /** Something was changed that is to be sent. */
    noteChange(): void {
      changedAt ??= performance.now();
    },
    /** A batch takes along what was changed until now. */
    noteBatch(): void {
      changedAt = undefined;
    },
    /** Somebody types on in an answer: for a text, the wait that has begun is drawn out within bounds, and never cut short. */
    typeOn(value: string): void {
      if (value.length < LONG_TEXT) return;
      const now = performance.now();
      const until = Math.min(now + SAVE_AFTER_MS, (changedAt ?? now) + SAVE_TEXT_WITHIN_MS);
      if (until > dueAt) set(until - now);
    },
  };
}
