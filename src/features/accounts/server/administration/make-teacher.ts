import { changeAccount, findAccountForUpdate } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { NO_ORIGIN, noteSecurityEvent } from '../security-event-store.ts';
import { listSessions } from '../sessions/session-store.ts';
import type { Transaction } from '#platform/database/database.ts';

type Dependencies = Pick<AccountsDependencies, 'clock' | 'ids' | 'log' | 'endedSessions'>;

/**
 * Gives a learner's account the role teacher; an admin stays an admin. Returns a function to call after the commit: the
 * role is then known in this process immediately, and in others within ten seconds. Undefined: there is no such account.
 */
export async function makeTeacher(
  dependencies: Dependencies,
  transaction: Transaction,
  { accountId, by }: { readonly accountId: string; readonly by: string },
): Promise<(() => void) | undefined> {
  const { clock, endedSessions } = dependencies;
  const account = await findAccountForUpdate(transaction, accountId);
  if (!account) return undefined;
  if (account.role !== 'learner') return () => undefined;
  await changeAccount(transaction, accountId, { role: 'teacher' });
  await noteSecurityEvent(dependencies, transaction, {
    accountId,
    kind: 'role-changed',
    origin: NO_ORIGIN,
    detail: { role: 'teacher', by },
  });
  const sessions = await listSessions(transaction, accountId, clock.now());
  return () => endedSessions.drop(sessions.map(({ id }) => id));
}
