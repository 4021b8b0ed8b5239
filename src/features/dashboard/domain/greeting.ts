export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** How somebody is greeted at that hour (0 to 23) on their own clock. The small hours are the night. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
