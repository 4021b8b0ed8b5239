import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { DAY_MS, MINUTE_MS, type LessonLength } from '../../domain/schedule.ts';
import { weeklyStarts, type WeekState } from '../../domain/series.ts';
import { findHold } from '../booking-store.ts';
import type { StoredTeacher } from '../lesson-teacher-store.ts';
import { hasLesson } from '../taken-times-store.ts';
import { clockOf, findSlots } from './find-slots.ts';

type SeriesWish = {
  readonly learnerId: string;
  readonly minutes: LessonLength;
  readonly startsAt: Date;
  readonly zone: string;
  readonly weeks: number;
  readonly now: Date;
};

/** Which of the weeks to come have the time free for a learner. The time that the learner holds counts as free. */
export async function previewSeries(
  database: DatabaseOrTransaction,
  teacher: StoredTeacher,
  { learnerId, minutes, startsAt, zone, weeks, now }: SeriesWish,
): Promise<{ readonly startsAt: Date; readonly state: WeekState }[]> {
  const options = { clock: clockOf(zone), after: now.getTime() };
  const starts = weeklyStarts(startsAt.getTime(), weeks, options).map((at) => new Date(at));
  const [first = startsAt] = starts;
  const last = starts[starts.length - 1] ?? startsAt;
  const hold = await findHold(database, learnerId);
  const own = hold ? { except: hold.id } : {};
  const slots = await findSlots(database, teacher, {
    minutes,
    from: first,
    until: new Date(last.getTime() + 1),
    now,
    ...own,
  });
  const free = new Set(slots.map((slot) => slot.getTime()));
  const horizon = now.getTime() + teacher.schedule.rules.horizonDays * DAY_MS;
  const stateOf = async (start: Date): Promise<WeekState> => {
    if (start.getTime() >= horizon) return 'too-far';
    const until = new Date(start.getTime() + minutes * MINUTE_MS);
    if (await hasLesson(database, learnerId, { from: start, until, now, ...own })) return 'own-time-taken';
    return free.has(start.getTime()) ? 'free' : 'taken';
  };
  return Promise.all(starts.map(async (start) => ({ startsAt: start, state: await stateOf(start) })));
}
