export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** The greeting for an hour (0 to 23) of the learner's clock. The hours after midnight are night. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
