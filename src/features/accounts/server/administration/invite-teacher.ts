import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import { deleteMailsOf } from '#platform/mail/outgoing-mail-store.ts';
import { checkLink } from '../../domain/check-link.ts';
import { tidyName } from '../../domain/profile/check-name.ts';
import { checkEmail } from '../../domain/sign-in/check-email.ts';
import { addAccount, deleteAccountRow, emailKeyOf, findAccountForUpdate } from '../account-store.ts';
import { accountMailKey } from '../mails/account-mails.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { sendAccountMail, type MailDependencies } from '../mails/send-account-mail.ts';
import { issueOneTimeToken, listLatestOneTimeTokens, type OneTimeToken } from '../one-time-token-store.ts';
import { NO_ORIGIN, noteSecurityEvent } from '../security-event-store.ts';
import { hashPassword } from '../sign-in/password-hash.ts';

const PURPOSE = 'teacher-invitation';
/** An invitation is not sent again earlier than this, so that a nervous click sends one email. Milliseconds. */
const PAUSE_MS = 60_000;

type Refused<R extends string> = { readonly ok: false; readonly refusal: R };

/** An invitation that nobody has accepted yet. */
export type Invitation = {
  readonly sentAt: Date;
  readonly expiresAt: Date;
  /** Whether its link works. Otherwise it can be sent again. */
  readonly isOpen: boolean;
};

const viewInvitation = (link: OneTimeToken, now: Date): Invitation => ({
  sentAt: link.createdAt,
  expiresAt: link.expiresAt,
  isOpen: checkLink(link, now) === undefined,
});

/** The invitations among these accounts that nobody has accepted, by account. */
export async function listInvitations(
  database: DatabaseOrTransaction,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Invitation>> {
  const latest = await listLatestOneTimeTokens(database, PURPOSE, accountIds);
  const open = [...latest].filter(([, { usedAt }]) => usedAt === null);
  return new Map(open.map(([accountId, link]) => [accountId, viewInvitation(link, now)]));
}

export type InvitedTeacher = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of the emails, until the teacher chooses another one. */
  readonly language: Language;
  /** The admin's account. */
  readonly by: string;
};

/**
 * Makes an account with the role teacher for an address that has none, and emails a link to choose its password. Until
 * then nobody knows a password, and the address counts as verified: only a link to it opens the account. Refusals:
 * `email-invalid`; `account-exists`.
 */
export async function inviteTeacher(
  dependencies: MailDependencies & Pick<AccountsDependencies, 'log'>,
  transaction: Transaction,
  { email, firstName, lastName, language, by }: InvitedTeacher,
): Promise<{ readonly ok: true; readonly accountId: string } | Refused<'email-invalid' | 'account-exists'>> {
  const { ids, clock } = dependencies;
  if (checkEmail(email)) return { ok: false, refusal: 'email-invalid' };
  const accountId = ids.uuid();
  const added = await addAccount(transaction, {
    id: accountId,
    email: email.trim(),
    emailKey: emailKeyOf(email),
    emailVerifiedAt: clock.now(),
    firstName: tidyName(firstName),
    lastName: tidyName(lastName),
    passwordHash: await hashPassword(ids.token()),
    role: 'teacher',
    language,
    createdAt: clock.now(),
  });
  if (!added) return { ok: false, refusal: 'account-exists' };
  await noteSecurityEvent(dependencies, transaction, {
    accountId,
    kind: 'role-changed',
    origin: NO_ORIGIN,
    detail: { role: 'teacher', by },
  });
  await sendLink(dependencies, transaction, accountId);
  return { ok: true, accountId };
}

/**
 * Emails a new link, which ends the older one. Refusals: `invitation-unknown`: there was none, or it was accepted;
 * `invitation-recent`: the last email is less than a minute old.
 */
export async function resendInvitation(
  dependencies: MailDependencies,
  transaction: Transaction,
  accountId: string,
): Promise<{ readonly ok: true } | Refused<'invitation-unknown' | 'invitation-recent'>> {
  const link = await findUnused(transaction, accountId);
  if (!link) return { ok: false, refusal: 'invitation-unknown' };
  if (dependencies.clock.now().getTime() - link.createdAt.getTime() < PAUSE_MS)
    return { ok: false, refusal: 'invitation-recent' };
  await sendLink(dependencies, transaction, accountId);
  return { ok: true };
}

/**
 * Removes the account of an invitation that nobody has accepted, with its emails. Its link is unknown from then on.
 * Refusal: `invitation-unknown`.
 */
export async function withdrawInvitation(
  transaction: Transaction,
  accountId: string,
): Promise<{ readonly ok: true } | Refused<'invitation-unknown'>> {
  if (!(await findUnused(transaction, accountId))) return { ok: false, refusal: 'invitation-unknown' };
  await deleteAccountRow(transaction, accountId);
  await deleteMailsOf(transaction, accountMailKey(accountId));
  return { ok: true };
}

/** The unused link of an account, which is locked: nobody can accept it meanwhile. */
async function findUnused(transaction: Transaction, accountId: string): Promise<OneTimeToken | undefined> {
  if (!(await findAccountForUpdate(transaction, accountId))) return undefined;
  const link = (await listLatestOneTimeTokens(transaction, PURPOSE, [accountId])).get(accountId);
  return link?.usedAt === null ? link : undefined;
}

async function sendLink(
  dependencies: MailDependencies,
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  const account = await findAccountForUpdate(transaction, accountId);
  if (!account) throw new Error('An invited account was deleted in this very moment.');
  const token = await issueOneTimeToken(dependencies, transaction, { purpose: PURPOSE, accountId });
  await sendAccountMail(dependencies, transaction, 'teacher-invited', { account, token });
}
