import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds an instant: the time zone is the reader's affair. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
