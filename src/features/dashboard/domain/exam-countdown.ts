const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from one calendar date (`2026-11-21`) to another; negative when it is past. */
export function daysBetween(today: string, date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
}

/** The countdown is shown first from this many days before the exam. */
export const NEAR_DAYS = 14;
