import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { SecurityEvent } from '../domain/account.ts';
import type { AccountsDependencies } from './accounts-dependencies.ts';
import type { RequestOrigin } from './request-origin.ts';
import { securityEvents } from './tables.ts';

type EventToNote = {
  readonly accountId: string;
  readonly kind: SecurityEvent;
  readonly origin: Pick<RequestOrigin, 'device' | 'shownAddress'>;
  /** Nothing secret. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
};

/** Where an event comes from that no request brought: the command line, a job. */
export const NO_ORIGIN = { device: '', shownAddress: '' } as const;

/**
 * Notes what happened to an account: for its owner in the table, for whoever runs the school in the log, which names
 * no person.
 */
export async function noteSecurityEvent(
  { ids, clock, log }: Pick<AccountsDependencies, 'ids' | 'clock' | 'log'>,
  database: DatabaseOrTransaction,
  { accountId, kind, origin, detail }: EventToNote,
): Promise<void> {
  await database.insert(securityEvents).values({
    id: ids.uuid(),
    accountId,
    kind,
    device: origin.device,
    address: origin.shownAddress,
    detail,
    at: clock.now(),
  });
  log.info({ security: kind, accountId, ...detail }, 'security event');
}

/** The events of an account, newest first. */
export async function listSecurityEvents(database: DatabaseOrTransaction, accountId: string, limit = 100) {
  return database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.accountId, accountId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit);
}

/** When something happened to an account after an instant, newest first, 100 at most. */
export async function listEventInstants(
  database: DatabaseOrTransaction,
  accountId: string,
  kind: SecurityEvent,
  after: Date,
): Promise<Date[]> {
  const rows = await database
    .select({ at: securityEvents.at })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.accountId, accountId),
        eq(securityEvents.kind, kind),
        gt(securityEvents.at, after),
      ),
    )
    .orderBy(desc(securityEvents.at))
    .limit(100);
  return rows.map(({ at }) => at);
}

/** Removes events from before an instant; says how many. */
export async function deleteSecurityEventsBefore(
  database: DatabaseOrTransaction,
  before: Date,
): Promise<number> {
  const { rowCount } = await database.delete(securityEvents).where(lt(securityEvents.at, before));
  return rowCount ?? 0;
}
