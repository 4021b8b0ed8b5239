import { type Absence, latestAbsence } from './absence.ts';
import type { CalendarDay } from './calendar-day.ts';
import { nextUsualDay } from './usual-days.ts';

/** When a learner practises, as far as their days of practice tell. */
export type Rhythm = {
  readonly absence: Absence | undefined;
  /** The day on which the learner will likely practise next, after today. */
  readonly nextDay: CalendarDay;
};

/** The rhythm on a day. `days`: the days of practice, in any order. */
export const rhythmOn = (today: CalendarDay, days: readonly CalendarDay[]): Rhythm => ({
  absence: latestAbsence(today, days),
  nextDay: nextUsualDay(today, days),
});
