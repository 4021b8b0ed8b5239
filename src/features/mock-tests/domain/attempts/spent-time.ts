/** An attempt as the API returns it. Instants are ISO 8601; the end is null while it is open. */
type AttemptTimes = {
  readonly started_at: string;
  readonly submitted_at: string | null;
  readonly paused_ms: number;
};

/** How long a section took, in ms, without its pauses. It is 0 while the section is open. */
export function msSpent({ started_at: from, submitted_at: to, paused_ms: pausedMs }: AttemptTimes): number {
  return to === null ? 0 : Date.parse(to) - Date.parse(from) - pausedMs;
}

/** Milliseconds as minutes and seconds, to the nearest second. */
export function minutesAndSeconds(ms: number): { readonly minutes: number; readonly seconds: number } {
  const all = Math.round(ms / 1000);
  return { minutes: Math.floor(all / 60), seconds: all % 60 };
}
