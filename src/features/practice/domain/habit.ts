import { type CalendarDay, weekOf } from './calendar-day.ts';

/** A calm habit: the weeks in which a learner practised on enough days. They are never lost again. */
export type Habit = {
  /** All weeks in which the plan was followed, this one included. */
  readonly weeks: number;
  /** Days of practice in this week. */
  readonly days: number;
  /** Days that make a week count. */
  readonly needed: number;
  readonly isPaused: boolean;
};

export const DAYS_OF_A_WEEK_KEPT = 4;

/** Both days included; without an end it goes on. */
export type Pause = { readonly from: CalendarDay; readonly until: CalendarDay | undefined };

const isWithin = (day: CalendarDay, { from, until }: Pause) =>
  day >= from && (until === undefined || day <= until);

/** Whether a day is in a pause, by the settings of a learner. */
export const isPausedOn = (
  day: CalendarDay,
  {
    pausedFrom,
    pausedUntil,
  }: { readonly pausedFrom: CalendarDay | null; readonly pausedUntil: CalendarDay | null },
): boolean => pausedFrom !== null && isWithin(day, { from: pausedFrom, until: pausedUntil ?? undefined });

/** The habit on a day. `days`: the days of practice, in any order, also several times each. */
export function habitOn(
  today: CalendarDay,
  days: readonly CalendarDay[],
  pauses: readonly Pause[] = [],
): Habit {
  const unique = [...new Set(days)].filter((day) => day <= today);
  const weeks = [...Map.groupBy(unique, weekOf)];
  return {
    weeks: weeks.filter(([, own]) => own.length >= DAYS_OF_A_WEEK_KEPT).length,
    days: weeks.find(([week]) => week === weekOf(today))?.[1].length ?? 0,
    needed: DAYS_OF_A_WEEK_KEPT,
    isPaused: pauses.some((pause) => isWithin(today, pause)),
  };
}
