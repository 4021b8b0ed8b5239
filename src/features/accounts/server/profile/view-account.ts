import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { AccountView } from '../../account-view-contract.ts';
import type { StoredAccount } from '../account-store.ts';
import { findPendingEmail } from '../one-time-token-store.ts';
import { countRecoveryCodes } from '../recovery-code-store.ts';

/** Where a stored picture is served. */
export const avatarPath = (name: string) => `/avatars/${name}`;

/** An account as its owner sees it. */
export async function viewAccount(
  database: DatabaseOrTransaction,
  account: StoredAccount,
  now: Date,
): Promise<AccountView> {
  return {
    id: account.id,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    role: account.role,
    avatar: account.avatar === null ? null : avatarPath(account.avatar),
    target_band: account.targetBandTimesTwo === null ? null : account.targetBandTimesTwo / 2,
    exam_date: account.examDate,
    language: account.language,
    time_zone: account.timeZone,
    two_factor: account.totpSecret !== null,
    recovery_codes_left: account.totpSecret === null ? 0 : await countRecoveryCodes(database, account.id),
    extra_time_percent: account.extraTimePercent,
    mail_news: account.mailNews,
    mail_reminders: account.mailReminders,
    pending_email: (await findPendingEmail(database, account.id, now)) ?? null,
    deletion_due_at: account.deletionDueAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
  };
}
