import { and, asc, desc, eq, gte, lt, ne, or } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { bookings, lessonTeachers } from '../booking-tables.ts';
import type { StoredBooking } from '../booking-store.ts';
import { calendarFeeds } from './feed-tables.ts';

/** Gives an account a new address; the earlier one ends. */
export async function saveFeed(
  database: DatabaseOrTransaction,
  feed: typeof calendarFeeds.$inferInsert,
): Promise<void> {
  const { tokenHash, createdAt } = feed;
  await database
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: { tokenHash, createdAt } });
}

/** Ends the address of an account. */
export async function deleteFeed(database: DatabaseOrTransaction, accountId: string): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
}

/** Whether an account has an address. */
export async function hasFeed(database: DatabaseOrTransaction, accountId: string): Promise<boolean> {
  const rows = await database
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.accountId, accountId));
  return rows.length > 0;
}

/** The account of an address. */
export async function findFeedAccount(
  database: DatabaseOrTransaction,
  tokenHash: string,
): Promise<string | undefined> {
  const [row] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash));
  return row?.accountId;
}

const MOST_EVENTS = 500;

/**
 * The lessons of an account since an instant, those that it takes and those that it gives, in order; holds are left out.
 * Where there are more than `most`, coming lessons count first: the oldest are left out, and only then the farthest.
 */
export async function listFeedLessons(
  database: DatabaseOrTransaction,
  accountId: string,
  { since, now, most = MOST_EVENTS }: { readonly since: Date; readonly now: Date; readonly most?: number },
): Promise<StoredBooking[]> {
  const [taught] = await database
    .select({ teacher: lessonTeachers.teacher })
    .from(lessonTeachers)
    .where(eq(lessonTeachers.accountId, accountId));
  const isOwn = and(
    or(
      eq(bookings.learnerId, accountId),
      taught === undefined ? undefined : eq(bookings.teacher, taught.teacher),
    ),
    ne(bookings.state, 'held'),
  );
  const coming = await database
    .select()
    .from(bookings)
    .where(and(isOwn, gte(bookings.startsAt, now)))
    .orderBy(asc(bookings.startsAt))
    .limit(most);
  const past = await database
    .select()
    .from(bookings)
    .where(and(isOwn, gte(bookings.startsAt, since), lt(bookings.startsAt, now)))
    .orderBy(desc(bookings.startsAt))
    .limit(most - coming.length);
  return [...past.reverse(), ...coming];
}
