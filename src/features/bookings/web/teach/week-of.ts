import { formatWallClock } from '#platform/i18n/zoned-day.ts';
import { weekdayOf } from '../../domain/set-hours.ts';
import { addDays } from '../words/wall-text.ts';

/** The Monday of the week of an instant (ISO 8601) in a zone. */
export function weekOf(instant: string, zone: string): string {
  const today = formatWallClock(new Date(instant), zone).slice(0, 10);
  return addDays(today, 1 - weekdayOf(today));
}
