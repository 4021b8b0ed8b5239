import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, max, ne, or } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { NEWS_EVENTS, type ActingSide } from '../../domain/booking.ts';
import { DAY_MS } from '../../domain/schedule.ts';
import { lessonHomework } from '../after/after-tables.ts';
import { bookingEvents, bookings } from '../booking-tables.ts';
import type { StoredBooking, StoredEvent } from '../booking-store.ts';

/** Whose lessons: a learner's, or those of a teacher of the content. */
export type NewsOf = { readonly learnerId: string } | { readonly teacher: string };

const NEWS_MS = 7 * DAY_MS;
/** An outcome is corrected until some days after its lesson. */
const OLDEST_LESSON_MS = 4 * NEWS_MS;
/** A learner may answer homework long after its lesson. */
const OLDEST_HOMEWORK_MS = 90 * DAY_MS;
const MOST = 5;
const MOST_READ = 60;

const isOf = (whose: NewsOf) =>
  'learnerId' in whose ? eq(bookings.learnerId, whose.learnerId) : eq(bookings.teacher, whose.teacher);

/** The booked lesson that starts first in the coming week, or runs now. */
export async function findNextLesson(
  database: DatabaseOrTransaction,
  whose: NewsOf,
  now: Date,
): Promise<StoredBooking | undefined> {
  const [next] = await database
    .select()
    .from(bookings)
    .where(
      and(
        isOf(whose),
        eq(bookings.state, 'booked'),
        // A lesson of 50 minutes that runs started within the last hour: the index by start is enough.
        gte(bookings.startsAt, new Date(now.getTime() - DAY_MS)),
        lt(bookings.startsAt, new Date(now.getTime() + NEWS_MS)),
        gt(bookings.endsAt, now),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(1);
  return next;
}

/** The last thing that somebody else did to each lesson in the last week, the newest first. */
export async function listNews(
  database: DatabaseOrTransaction,
  whose: NewsOf,
  now: Date,
): Promise<{ booking: StoredBooking; event: StoredEvent }[]> {
  const own: ActingSide = 'learnerId' in whose ? 'learner' : 'teacher';
  const rows = await database
    .select({ booking: bookings, event: bookingEvents })
    .from(bookings)
    .innerJoin(bookingEvents, eq(bookingEvents.bookingId, bookings.id))
    .where(
      and(
        isOf(whose),
        gte(bookings.startsAt, new Date(now.getTime() - OLDEST_LESSON_MS)),
        gte(bookingEvents.at, new Date(now.getTime() - NEWS_MS)),
        inArray(bookingEvents.kind, [...NEWS_EVENTS]),
        or(ne(bookingEvents.kind, 'completed'), eq(bookingEvents.by, 'school')),
        ne(bookings.state, 'held'),
      ),
    )
    .orderBy(desc(bookingEvents.at), desc(bookingEvents.number))
    .limit(MOST_READ);
  // What one did oneself afterwards ends the news: a cancelled lesson was not only moved.
  const seen = new Set<string>();
  const last = rows.filter(({ booking }) => !seen.has(booking.id) && seen.add(booking.id));
  return last.filter(({ event }) => event.by !== own).slice(0, MOST);
}

/** The lessons of a teacher with an answer to homework that the teacher has not opened, the last answered first. */
export async function listAnswered(
  database: DatabaseOrTransaction,
  teacher: string,
  now: Date,
): Promise<{ booking: StoredBooking; answeredAt: Date }[]> {
  const lastAnswer = max(lessonHomework.answeredAt);
  const rows = await database
    .select({ booking: bookings, answeredAt: lastAnswer })
    .from(bookings)
    .innerJoin(lessonHomework, eq(lessonHomework.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.teacher, teacher),
        gte(bookings.startsAt, new Date(now.getTime() - OLDEST_HOMEWORK_MS)),
        isNotNull(lessonHomework.answeredAt),
        isNull(lessonHomework.answerOpenedAt),
      ),
    )
    .groupBy(bookings.id)
    .orderBy(desc(lastAnswer), asc(bookings.id))
    .limit(MOST);
  return rows.flatMap(({ booking, answeredAt }) => (answeredAt ? [{ booking, answeredAt }] : []));
}
