import { openZoneClock } from '#platform/i18n/zone-clock.ts';
import { type CalendarDay, FIRST_HOUR, practiceDay } from '../../domain/calendar-day.ts';

/** The day of practice at an instant in a learner's zone. A zone that this machine does not know counts as UTC. */
export function dayAt(at: Date, zone: string): CalendarDay {
  const instant = at.getTime();
  const wall = new Date(openZoneClock(zone)?.wallOf(instant) ?? instant);
  return practiceDay({ date: wall.toISOString().slice(0, 10), hour: wall.getUTCHours() });
}

/** The hour on a learner's clock at an instant, 0 to 23. */
export const hourAt = (at: Date, zone: string): number =>
  new Date(openZoneClock(zone)?.wallOf(at.getTime()) ?? at.getTime()).getUTCHours();

/** When a day of practice begins in a zone. */
export function dayStart(day: CalendarDay, zone: string): Date {
  const wall = Date.parse(`${day}T0${FIRST_HOUR}:00:00Z`);
  return new Date(openZoneClock(zone)?.instantOf(wall).at ?? wall);
}
