import type { Transaction } from '#platform/database/database.ts';
import type { AccountMailKind } from './account-mail-texts.ts';
import { composeAccountMail, type AccountMailNeeds, type MailedAccount } from './account-mails.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';

/** What an email about an account needs. */
export type MailDependencies = Pick<AccountsDependencies, 'school' | 'ids' | 'clock' | 'outbox'> & {
  readonly config: Pick<AccountsDependencies['config'], 'publicUrl'>;
};

/**
 * Enqueues an email about something that just happened, in the same transaction. It is a separate event and is sent
 * only if that transaction commits.
 */
export function sendAccountMail<K extends AccountMailKind>(
  { config, school, ids, clock, outbox }: MailDependencies,
  transaction: Transaction,
  kind: K,
  input: { readonly account: MailedAccount } & Omit<AccountMailNeeds[K], 'at'>,
): Promise<void> {
  // The caller knows the exact input type of its kind. Here it is one of many.
  const needs = { ...input, at: clock.now() } as unknown as { account: MailedAccount } & AccountMailNeeds[K];
  const mail = composeAccountMail(kind, { ...needs, config, school, event: ids.uuid() });
  return outbox.enqueueMail(transaction, mail);
}
