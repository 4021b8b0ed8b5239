/** A calendar day, written 2026-11-21. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;
const MONDAY = 1;
/** A day of practice begins at this hour: who practises after midnight is still in the evening before. */
export const FIRST_HOUR = 4;

const timeOf = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one to another; negative when the other is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

/** The day of practice at a time on the learner’s own clock: date, and hour from 0 to 23. */
export const practiceDay = ({
  date,
  hour,
}: {
  readonly date: CalendarDay;
  readonly hour: number;
}): CalendarDay => (hour < FIRST_HOUR ? addDays(date, -1) : date);

/** The Monday of the week of a day. */
export function weekOf(day: CalendarDay): CalendarDay {
  const weekday = new Date(timeOf(day)).getUTCDay();
  return addDays(day, -((weekday + 7 - MONDAY) % 7));
}
