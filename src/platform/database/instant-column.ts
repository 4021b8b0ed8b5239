import { timestamp } from 'drizzle-orm/pg-core';

/** A column for an instant. The reader chooses the time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
