import { findPerson } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { formatWallClock, startOfDay, zoneOf } from '#platform/i18n/zoned-day.ts';
import type { TeachersDay } from '../domain/may-claim.ts';
import { countClaimedSince } from './marking-store.ts';
import { findStop } from './seed-store.ts';
import { findTeacher, type StoredTeacher } from './teacher-store.ts';

/** The teacher behind a call; undefined: the account has no profile, or it is suspended. */
export async function openDesk(
  database: DatabaseOrTransaction,
  { accountId }: { readonly accountId: string },
): Promise<StoredTeacher | undefined> {
  const teacher = await findTeacher(database, accountId);
  return teacher?.suspendedAt === null ? teacher : undefined;
}

/** The teacher's day in the zone of their account, and what they have claimed in it. */
export async function readDay(
  database: DatabaseOrTransaction,
  { accountId }: Pick<StoredTeacher, 'accountId'>,
  now: Date,
): Promise<TeachersDay> {
  const zone = zoneOf(await findPerson(database, accountId));
  const today = formatWallClock(now, zone).slice(0, 10);
  return {
    today,
    claimedToday: await countClaimedSince(database, accountId, startOfDay(today, zone)),
    isStopped: (await findStop(database, accountId)) !== undefined,
  };
}
