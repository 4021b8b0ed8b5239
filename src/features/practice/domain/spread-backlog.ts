import { addDays, type CalendarDay, daysBetween } from './calendar-day.ts';

/** Something to review. */
export type DueItem = {
  readonly id: string;
  readonly dueOn: CalendarDay;
  /** The chance that it is still remembered, from 0 to 1. */
  readonly retrievability: number;
};

export type ReviewPlan = {
  /** What to review by day, from today on; days without anything are left out. */
  readonly days: ReadonlyMap<CalendarDay, readonly string[]>;
  /** After an absence: the page says that the reviews are spread over these days. */
  readonly spreadOver: number | undefined;
};

/** At most so many reviews a day. */
export const DAILY_REVIEWS = 60;
export const ABSENT_DAYS = 3;
export const SPREAD_DAYS = 7;

const byForgetting = (one: DueItem, other: DueItem) =>
  one.retrievability - other.retrievability || (one.id < other.id ? -1 : 1);

/**
 * The plan of what is due by today: the most forgotten first, never more than `cap` a day. After three days away it is
 * spread over a week, so that a holiday is not punished by a wall of reviews. `lastDay`: the last day of practice;
 * undefined: there was none. `daysLeft`: of that week.
 */
export function spreadBacklog(
  items: readonly DueItem[],
  today: CalendarDay,
  lastDay: CalendarDay | undefined,
  cap: number = DAILY_REVIEWS,
  daysLeft: number = SPREAD_DAYS,
): ReviewPlan {
  const due = items.filter(({ dueOn }) => dueOn <= today).sort(byForgetting);
  const wasAway = lastDay !== undefined && daysBetween(lastDay, today) > ABSENT_DAYS;
  const portion = Math.max(1, wasAway ? Math.min(cap, Math.ceil(due.length / daysLeft)) : cap);
  const days = new Map<CalendarDay, readonly string[]>();
  for (let start = 0; start < due.length; start += portion) {
    days.set(
      addDays(today, start / portion),
      due.slice(start, start + portion).map(({ id }) => id),
    );
  }
  return { days, spreadOver: wasAway && days.size > 1 ? days.size : undefined };
}
