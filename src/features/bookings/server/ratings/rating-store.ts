import { eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Rating } from '../../domain/rating.ts';
import { lessonRatings } from './rating-tables.ts';

const toRating = ({ clear, useful, note }: Rating): Rating => ({ clear, useful, note });

/** Stores the rating of a lesson; it replaces an earlier one. */
export async function saveRating(
  database: DatabaseOrTransaction,
  rating: typeof lessonRatings.$inferInsert,
): Promise<void> {
  const { clear, useful, note, ratedAt } = rating;
  await database
    .insert(lessonRatings)
    .values(rating)
    .onConflictDoUpdate({ target: lessonRatings.bookingId, set: { clear, useful, note, ratedAt } });
}

/** The rating of a lesson. */
export async function findRating(
  database: DatabaseOrTransaction,
  bookingId: string,
): Promise<Rating | undefined> {
  const [row] = await database.select().from(lessonRatings).where(eq(lessonRatings.bookingId, bookingId));
  return row && toRating(row);
}

/** The ratings of some lessons, by the lesson's id. */
export async function listRatings(
  database: DatabaseOrTransaction,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, Rating>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(lessonRatings)
    .where(inArray(lessonRatings.bookingId, [...bookingIds]));
  return new Map(rows.map((row) => [row.bookingId, toRating(row)]));
}
