import { type CalendarDay, daysBetween } from './calendar-day.ts';

/** How many days ago each unit was answered last, by its id, on the day `today`. The answers come in any order. */
export function answeredDaysAgo(
  answers: Iterable<{ readonly unit: string; readonly day: CalendarDay }>,
  today: CalendarDay,
): ReadonlyMap<string, number> {
  const last = new Map<string, CalendarDay>();
  for (const { unit, day } of answers) {
    const before = last.get(unit);
    if (before === undefined || day > before) last.set(unit, day);
  }
  return new Map([...last].map(([unit, day]) => [unit, daysBetween(day, today)]));
}
