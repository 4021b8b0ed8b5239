import { formatWallClock } from '#platform/i18n/zoned-day.ts';
import { weekdayOf } from '../../domain/set-hours.ts';
import { addDays } from '../words/wall-text.ts';

/** The date of an instant (ISO 8601) in a zone. */
export const dayOf = (instant: string, zone: string): string =>
  formatWallClock(new Date(instant), zone).slice(0, 10);

/** The Monday of the week of a date. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** The Monday of the week of an instant (ISO 8601) in a zone. */
export const weekOf = (instant: string, zone: string): string => mondayOf(dayOf(instant, zone));
