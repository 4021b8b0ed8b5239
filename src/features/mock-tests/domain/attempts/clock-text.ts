/** Seconds left at which Reading and Writing warn the candidate (docs/exam-rules.md, "On the screen"). */
export const WARNING_SECONDS = [600, 300] as const;

export type ClockTone = 'calm' | 'warning' | 'last';

/** How urgent the clock looks. */
export function clockTone(remainingSeconds: number): ClockTone {
  if (remainingSeconds <= WARNING_SECONDS[1]) return 'last';
  return remainingSeconds <= WARNING_SECONDS[0] ? 'warning' : 'calm';
}

/** `12:05`: minutes and seconds left. */
export function minutesAndSeconds(remainingSeconds: number): string {
  const minutes = Math.floor(remainingSeconds / 60);
  return `${minutes}:${String(remainingSeconds % 60).padStart(2, '0')}`;
}

/** Whole minutes left, as the test shows them: 61 seconds are still "2 minutes". */
export function wholeMinutes(remainingSeconds: number): number {
  return Math.ceil(remainingSeconds / 60);
}
