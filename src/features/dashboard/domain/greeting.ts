export type DayPart = 'morning' | 'afternoon' | 'evening';

/** How somebody is greeted at that hour (0 to 23) on their own clock. The small hours belong to the evening before. */
export function dayPartOf(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
