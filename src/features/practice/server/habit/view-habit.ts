import { type CalendarDay } from '../../domain/calendar-day.ts';
import { habitOn } from '../../domain/habit.ts';
import { asRetention } from '../../domain/retention.ts';
import type { StoredLearner } from '../learners/learner-store.ts';

/** The calm habit of a learner on a day. A pause that has ended is not shown any more. */
export function viewHabit(
  today: CalendarDay,
  days: readonly CalendarDay[],
  {
    pausedFrom,
    pausedUntil,
    reminderHour,
    retention,
  }: Pick<StoredLearner, 'pausedFrom' | 'pausedUntil' | 'reminderHour' | 'retention'>,
) {
  const isOver = pausedUntil !== null && pausedUntil < today;
  const pause = pausedFrom === null || isOver ? null : { from: pausedFrom, until: pausedUntil };
  const habit = habitOn(today, days, pause ? [{ from: pause.from, until: pause.until ?? undefined }] : []);
  return {
    weeks: habit.weeks,
    days: habit.days,
    needed: habit.needed,
    is_paused: habit.isPaused,
    pause,
    reminder_hour: reminderHour,
    retention: asRetention(retention),
  };
}
