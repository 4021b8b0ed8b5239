import type { Transaction } from '#platform/database/database.ts';
import type { AccountMailKind } from './account-mail-texts.ts';
import { composeAccountMail, type AccountMailNeeds, type MailedAccount } from './account-mails.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';

/**
 * Writes a mail about something that happened just now, in the transaction of it: an event of its own, sent if and
 * only if that commits.
 */
export function sendAccountMail<K extends AccountMailKind>(
  {
    config,
    school,
    ids,
    clock,
    outbox,
  }: Pick<AccountsDependencies, 'config' | 'school' | 'ids' | 'clock' | 'outbox'>,
  transaction: Transaction,
  kind: K,
  given: { readonly account: MailedAccount } & Omit<AccountMailNeeds[K], 'at'>,
): Promise<void> {
  // The type of what a kind needs is known to the caller; here it is one of many.
  const needs = { ...given, at: clock.now() } as unknown as { account: MailedAccount } & AccountMailNeeds[K];
  const mail = composeAccountMail(kind, { ...needs, config, school, event: ids.uuid() });
  return outbox.enqueueMail(transaction, mail);
}
