/** A change is sent this long after the first one, so one batch holds several keystrokes. Milliseconds. */
export const SAVE_AFTER_MS = 500;
/**
 * A long value is sent as a whole each time. While the writer types, it waits for a pause of `SAVE_AFTER_MS`.
 * It waits no longer than this after its first unsent change. The rest of the second is for the network.
 */
export const SAVE_LONG_WITHIN_MS = 900;
/** From this many characters on a text is long. Below, waiting for a pause would gain nothing. */
export const LONG_TEXT = 100;

/** When the next batch is sent. Times are those of `performance`, which no wrong clock moves. */
export function createSaveTimer(send: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  /** The first change that is in no batch. */
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
    /** Something changed that has to be sent. */
    noteChange(): void {
      changedAt ??= performance.now();
    },
    /** A batch takes everything that has changed until now. */
    noteBatch(): void {
      changedAt = undefined;
    },
    /** The wait for a long value is extended within bounds, and never cut short. */
    extend(): void {
      const now = performance.now();
      const until = Math.min(now + SAVE_AFTER_MS, (changedAt ?? now) + SAVE_LONG_WITHIN_MS);
      if (until > dueAt) set(until - now);
    },
  };
}
