import { listSlots } from '../../domain/list-slots.ts';
import { DAY_MINUTES, DAY_MS } from '../../domain/schedule.ts';
import { clockOf } from './find-slots.ts';
import { emptySchedule } from './view-schedule.ts';

/** Reads the rules of a zone for the next 60 days, and compiles the code that lists free times. */
export function warmZone(zone: string, now: Date): void {
  const schedule = emptySchedule(zone);
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: DAY_MINUTES }));
  const [from, until] = [now.getTime(), now.getTime() + schedule.rules.horizonDays * DAY_MS];
  listSlots(
    { schedule: { ...schedule, hours }, taken: [], busy: [], minutes: 25, from, until, now: from },
    clockOf,
  );
}
