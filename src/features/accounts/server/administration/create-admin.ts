import { paths } from '#paths';
import type { Transaction } from '#platform/database/database.ts';
import { DEFAULT_LANGUAGE } from '#platform/i18n/language.ts';
import { checkEmail } from '../../domain/sign-in/check-email.ts';
import {
  addAccount,
  changeAccount,
  emailKeyOf,
  findAccountByEmail,
  findAccountForUpdate,
  type NewAccount,
  type StoredAccount,
} from '../account-store.ts';
import { signatureOf, type AdministrationDependencies, type Administrator } from './administrator.ts';
import { endAllOneTimeTokens, issueOneTimeToken } from '../one-time-token-store.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { NO_ORIGIN, noteSecurityEvent } from '../security-event-store.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';

type Outcome =
  /** The link to choose a password. It was also emailed. */
  | { readonly ok: true; readonly done: 'created' | 'taken-over'; readonly link: string }
  | { readonly ok: true; readonly done: 'promoted' }
  /** The account was an admin's already. */
  | { readonly ok: true; readonly done: 'nothing' }
  | { readonly ok: false; readonly refusal: 'email-invalid' | 'account-suspended' };

/**
 * Gives an address an admin account: a new one, or the existing one. A new account counts as verified and has a
 * password that nobody knows. So does one that was never verified, because its creator need not own the address.
 * Refusals: `email-invalid`; `account-suspended`.
 */
export async function createAdmin(
  dependencies: AdministrationDependencies,
  { email, by }: { readonly email: string; readonly by: Administrator },
): Promise<Outcome> {
  const { database, ids, clock, school } = dependencies;
  if (checkEmail(email)) return { ok: false, refusal: 'email-invalid' };
  const newcomer: NewAccount = {
    id: ids.uuid(),
    email: email.trim(),
    emailKey: emailKeyOf(email),
    emailVerifiedAt: clock.now(),
    // Until its owner fills in the profile.
    firstName: 'Admin',
    lastName: school.name,
    passwordHash: await hashPassword(ids.token()),
    role: 'admin',
    language: DEFAULT_LANGUAGE,
    createdAt: clock.now(),
  };
  return database.transaction(async (transaction): Promise<Outcome> => {
    const added = await addAccount(transaction, newcomer);
    const account = await getHeld(transaction, email);
    if (added) {
      const link = await invite(dependencies, transaction, { account, by });
      return { ok: true, done: 'created', link };
    }
    if (account.suspendedAt) return { ok: false, refusal: 'account-suspended' };
    if (!account.emailVerifiedAt) {
      const { emailVerifiedAt, passwordHash } = newcomer;
      await changeAccount(transaction, account.id, { role: 'admin', emailVerifiedAt, passwordHash });
      const link = await invite(dependencies, transaction, { account, by });
      return { ok: true, done: 'taken-over', link };
    }
    if (account.role === 'admin') return { ok: true, done: 'nothing' };
    await changeAccount(transaction, account.id, { role: 'admin' });
    await noteRole(dependencies, transaction, { account, by });
    await sendAccountMail(dependencies, transaction, 'made-admin', { account });
    return { ok: true, done: 'promoted' };
  });
}

async function getHeld(transaction: Transaction, email: string): Promise<StoredAccount> {
  const found = await findAccountByEmail(transaction, email);
  const account = found && (await findAccountForUpdate(transaction, found.id));
  if (!account) throw new Error('The account of this address was deleted in this very moment.');
  return account;
}

type Promotion = { readonly account: StoredAccount; readonly by: Administrator };

/** Emails a link to choose a password, which ends every other link, and returns it. */
async function invite(
  dependencies: AdministrationDependencies,
  transaction: Transaction,
  promotion: Promotion,
): Promise<string> {
  const { account } = promotion;
  await noteRole(dependencies, transaction, promotion);
  await endAllOneTimeTokens(transaction, account.id, dependencies.clock.now());
  const token = await issueOneTimeToken(dependencies, transaction, {
    purpose: 'reset-password',
    accountId: account.id,
  });
  await sendAccountMail(dependencies, transaction, 'admin-invited', { account, token });
  return `${dependencies.config.publicUrl}${paths.resetPassword({ token })}`;
}

function noteRole(
  dependencies: AdministrationDependencies,
  transaction: Transaction,
  { account, by }: Promotion,
): Promise<void> {
  return noteSecurityEvent(dependencies, transaction, {
    accountId: account.id,
    kind: 'role-changed',
    origin: NO_ORIGIN,
    detail: { role: 'admin', by: signatureOf(by) },
  });
}
