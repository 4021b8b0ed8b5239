import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { RatingStep } from '../../domain/rating.ts';
import { bookings } from '../booking-tables.ts';

/** What learners say of their lessons, for the school. */
export const lessonRatings = pgTable(
  'lesson_ratings',
  {
    bookingId: uuid('booking_id').primaryKey(),
    /** The learner's account. */
    learnerId: uuid('learner_id').notNull(),
    clear: smallint('clear').$type<RatingStep>().notNull(),
    useful: smallint('useful').$type<RatingStep>().notNull(),
    note: text('note').notNull(),
    ratedAt: instant('rated_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.bookingId], foreignColumns: [bookings.id] }).onDelete('cascade'),
    index('lesson_ratings_of_learner').on(table.learnerId),
    check('lesson_ratings_steps', sql`${table.clear} between 1 and 5 and ${table.useful} between 1 and 5`),
  ],
);
