import { fullName } from '../../domain/profile/full-name.ts';
import { findAccountByEmail, type StoredAccount } from '../account-store.ts';
import { listSpecialAccounts, searchAccounts } from './account-search-store.ts';
import type { AccountCommand } from './admin-command.ts';
import type { AdministrationDependencies } from './administrator.ts';
import { createAdmin } from './create-admin.ts';
import { demoteAdmin } from './demote-admin.ts';
import { ONE_TIME_MINUTES } from '../one-time-token-store.ts';
import { restoreAccount } from './restore-account.ts';
import { suspendAccount } from './suspend-account.ts';

/** The output of the command; not `ok`: nothing was done. */
type Report = { readonly ok: boolean; readonly text: string };

const done = (text: string): Report => ({ ok: true, text });
const refused = (text: string): Report => ({ ok: false, text });

const by = 'command line';

/** Runs a command and says in plain English what happened. */
export function runAdminCommand(
  dependencies: AdministrationDependencies,
  command: AccountCommand,
): Promise<Report> {
  switch (command.act) {
    case 'create':
      return create(dependencies, command.email);
    case 'suspend':
      return suspend(dependencies, command);
    case 'restore':
      return restore(dependencies, command.email);
    case 'demote':
      return demote(dependencies, command.email);
    case 'list':
      return list(dependencies, command.text);
    default:
      return command satisfies never;
  }
}

async function create(dependencies: AdministrationDependencies, email: string): Promise<Report> {
  const outcome = await createAdmin(dependencies, { email, by });
  if (!outcome.ok) {
    return outcome.refusal === 'email-invalid'
      ? refused(`"${email}" is not an email address that we can send to. Nothing was changed.`)
      : refused(
          `The account of ${email} is suspended. Nothing was changed. Restore it first: npm run admin -- restore ${email}`,
        );
  }
  if (outcome.done === 'nothing') return done(`The account of ${email} is already an admin's.`);
  if (outcome.done === 'promoted') {
    return done(
      `There is already an account of ${email}. It now has the admin role; its password stays as it is.\n` +
        'Where it is signed in, the role takes effect within seconds.',
    );
  }
  return done(
    [
      outcome.done === 'created'
        ? `An admin account for ${email} was created.`
        : `There was an account of ${email} that nobody had verified. It is now an admin's, and its old password no longer works.`,
      `Open this link within ${ONE_TIME_MINUTES['reset-password']} minutes to choose the password (we have also emailed it):`,
      '',
      `  ${outcome.link}`,
      '',
      'Later, "Forgot your password?" on the sign-in page sends another one.',
    ].join('\n'),
  );
}

async function suspend(
  dependencies: AdministrationDependencies,
  { email, reason }: { readonly email: string; readonly reason: string },
): Promise<Report> {
  const account = await findAccountByEmail(dependencies.database, email);
  const outcome = account && (await suspendAccount(dependencies, { accountId: account.id, reason, by }));
  if (!outcome?.ok) return unknown(email);
  return done(
    outcome.changed
      ? `The account of ${email} is suspended: within seconds it is signed out everywhere, and the reason is sent by email.`
      : `The account of ${email} is already suspended for this reason.`,
  );
}

async function restore(dependencies: AdministrationDependencies, email: string): Promise<Report> {
  const account = await findAccountByEmail(dependencies.database, email);
  const outcome = account && (await restoreAccount(dependencies, { accountId: account.id, by }));
  if (!outcome?.ok) return unknown(email);
  return done(
    outcome.changed
      ? `The account of ${email} is open again; its owner is notified by email.`
      : `The account of ${email} is not suspended.`,
  );
}

async function demote(dependencies: AdministrationDependencies, email: string): Promise<Report> {
  const { database } = dependencies;
  const account = await findAccountByEmail(database, email);
  const outcome = account && (await demoteAdmin(dependencies, { accountId: account.id, by }));
  if (!outcome?.ok) return unknown(email);
  if (!outcome.changed) return done(`The account of ${email} is not an admin's.`);
  const others = (await listSpecialAccounts(database)).filter(({ role }) => role === 'admin').length;
  return done(
    [
      `The account of ${email} is now a learner's: within seconds it can no longer see the data of others. Its owner is notified by email.`,
      ...(others > 0 ? [] : ['There are no admins left. Create one: npm run admin -- create <email>']),
    ].join('\n'),
  );
}

const unknown = (email: string) => refused(`There is no account of ${email}. Nothing was changed.`);

async function list({ database }: AdministrationDependencies, text: string): Promise<Report> {
  const accounts = text === '' ? await listSpecialAccounts(database) : await searchAccounts(database, text);
  if (accounts.length === 0)
    return done(text === '' ? 'There are no admins yet.' : `No account contains "${text}".`);
  const rows = accounts.map((account) => [account.email, nameOf(account), account.role, stateOf(account)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return done(
    rows
      .map((row) =>
        row
          .map((cell, column) => printable(cell).padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n'),
  );
}

const nameOf = ({ firstName, lastName }: StoredAccount) => fullName(firstName, lastName);

function stateOf({ suspendedAt, suspensionReason, emailVerifiedAt }: StoredAccount): string {
  if (suspendedAt) return `suspended on ${suspendedAt.toISOString().slice(0, 10)}: ${suspensionReason ?? ''}`;
  return emailVerifiedAt ? '' : 'not verified';
}

// Text from a form must not control a terminal.
const printable = (text: string) => text.replace(/\p{Cc}+/gu, ' ');
