import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { BusyFailure } from '../../domain/busy-calendar.ts';

/** Other calendars of teachers, whose times are not offered. */
export const busyCalendars = pgTable(
  'busy_calendars',
  {
    id: uuid('id').primaryKey(),
    /** The key of the teacher in the content. */
    teacher: text('teacher').notNull(),
    /** The account that added it. */
    accountId: uuid('account_id').notNull(),
    /** The secret address at which the calendar is read. */
    address: text('address').notNull(),
    /** The times as last read: instants in ms since 1970, from and until, in order. Nothing else is stored of it. */
    busy: jsonb('busy').$type<readonly (readonly [number, number])[]>().notNull(),
    addedAt: instant('added_at').notNull(),
    /** When it was last read. Null: not yet. */
    readAt: instant('read_at'),
    /** When it was last tried, with or without success. */
    triedAt: instant('tried_at'),
    /** Why it could not be read the last time. Null: it could. */
    failure: text('failure').$type<BusyFailure>(),
    /** How often it has failed since it was last read. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('busy_calendars_of_teacher').on(table.teacher)],
);
