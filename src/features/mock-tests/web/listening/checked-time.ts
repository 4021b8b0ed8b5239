const nameOf = (attemptId: string) => `listening-check:${attemptId}`;

/** How much of the time to check has passed in practised Listening, in ms. 0 where the browser stores nothing. */
export function loadCheckedMs(attemptId: string): number {
  try {
    const stored = Number(sessionStorage.getItem(nameOf(attemptId)) ?? '0');
    return Number.isFinite(stored) && stored > 0 ? stored : 0;
  } catch {
    return 0;
  }
}

/** Stores it. Where the browser stores nothing, a reload gives the whole time to check again. */
export function saveCheckedMs(attemptId: string, checkedMs: number): void {
  try {
    sessionStorage.setItem(nameOf(attemptId), String(Math.round(checkedMs)));
  } catch {
    // Only the time that has passed is lost.
  }
}
