import type { AccountsDependencies } from '../accounts-dependencies.ts';

/** A signed-in admin, or a person who may start programs on the server. */
export type Administrator = { readonly accountId: string } | 'command line';

/** What administration needs. It is less than the calls have, so the command line can provide it. */
export type AdministrationDependencies = Pick<
  AccountsDependencies,
  'config' | 'log' | 'database' | 'clock' | 'ids' | 'outbox' | 'endedSessions' | 'school'
>;

/** The administrator, as security events store it. */
export function signatureOf(administrator: Administrator): string {
  return administrator === 'command line' ? administrator : administrator.accountId;
}
