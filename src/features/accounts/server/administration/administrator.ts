import type { AccountsDependencies } from '../accounts-dependencies.ts';

/** An admin who is signed in, or whoever may start programs on the server. */
export type Administrator = { readonly accountId: string } | 'command line';

/** What the acts of an administrator stand on: less than the calls, so that the command line has it all. */
export type AdministrationDependencies = Pick<
  AccountsDependencies,
  'config' | 'log' | 'database' | 'clock' | 'ids' | 'outbox' | 'endedSessions' | 'school'
>;

/** Who it was, as security events keep it. */
export function signatureOf(administrator: Administrator): string {
  return administrator === 'command line' ? administrator : administrator.accountId;
}
