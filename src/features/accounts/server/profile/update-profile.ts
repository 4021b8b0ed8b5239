import type { Language } from '#platform/i18n/language.ts';
import type { ExtraTimePercent } from '../../domain/account.ts';
import {
  decideProfile,
  type ProfileInput,
  type ProfileProblem,
} from '../../domain/profile/decide-profile.ts';
import { changeAccount, findAccount, type StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';

export type ProfileChange = ProfileInput & {
  readonly language?: Language | undefined;
  readonly extraTimePercent?: ExtraTimePercent | undefined;
  readonly mailNews?: boolean | undefined;
  readonly mailReminders?: boolean | undefined;
};

export type ProfileOutcome =
  | { readonly ok: true; readonly account: StoredAccount }
  | { readonly ok: false; readonly refusal: 'form-invalid'; readonly problems: readonly ProfileProblem[] }
  | { readonly ok: false; readonly refusal: 'session-over' };

/**
 * Changes the named fields of a profile in one statement, so simultaneous changes of different fields both remain.
 * Refusals: `form-invalid`, which changes nothing; `session-over` when the account has just been erased.
 */
export async function updateProfile(
  { database, clock }: Pick<AccountsDependencies, 'database' | 'clock'>,
  accountId: string,
  requested: ProfileChange,
): Promise<ProfileOutcome> {
  const present = await findAccount(database, accountId);
  if (!present) return { ok: false, refusal: 'session-over' };
  const decided = decideProfile(requested, present, clock.now());
  if (!decided.ok) return { ok: false, refusal: 'form-invalid', problems: decided.problems };
  const { targetBand, ...change } = decided.change;
  const account = await changeAccount(database, accountId, {
    ...change,
    ...(targetBand === undefined ? {} : { targetBandTimesTwo: targetBand && targetBand * 2 }),
  });
  return account ? { ok: true, account } : { ok: false, refusal: 'session-over' };
}
