import type { CalendarDay } from './calendar-day.ts';
import type { DueItem } from './spread-backlog.ts';

/** Something that may have to come before it is due. */
export type ComingItem = DueItem & {
  /** The day of its latest review. */
  readonly lastDay: CalendarDay;
  /** The chance that it is still remembered on the next usual day of practice. */
  readonly nextRetrievability: number;
};

/**
 * What a session takes before it is due, the most forgotten first: things that would be forgotten too far on the next
 * usual day. Nothing that was reviewed today, since a day counts once. `retention`: what is due is known with this
 * chance. `most`: as many as there is room for.
 */
export function bringForward(
  items: readonly ComingItem[],
  {
    today,
    nextDay,
    retention,
    most,
  }: {
    readonly today: CalendarDay;
    readonly nextDay: CalendarDay;
    readonly retention: number;
    readonly most: number;
  },
): readonly ComingItem[] {
  return items
    .filter(
      ({ dueOn, lastDay, nextRetrievability }) =>
        dueOn > today && lastDay < today && (dueOn < nextDay || nextRetrievability < retention),
    )
    .sort((one, other) => one.nextRetrievability - other.nextRetrievability || (one.id < other.id ? -1 : 1))
    .slice(0, Math.max(0, most));
}
