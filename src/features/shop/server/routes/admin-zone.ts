import { findPerson } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { formatWallClock, zoneOf } from '#platform/i18n/zoned-day.ts';

/** The zone in which an admin's lists and files read and write times. */
export const findAdminZone = async (database: Database, accountId: string): Promise<string> =>
  zoneOf(await findPerson(database, accountId));

/** The name of a downloaded list, with today's date in the admin's zone: `orders-2026-11-21.csv`. */
export const csvName = (list: string, clock: Clock, timeZone: string): string =>
  `${list}-${formatWallClock(clock.now(), timeZone).slice(0, 10)}.csv`;
