import type { Limit } from '#platform/rate-limit/create-rate-limiter.ts';
import { changeAccount, findAccountForUpdate, type StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { avatarKey, removeAvatarFile } from './avatar-files.ts';
import type { RenderedAvatar } from './render-avatar.ts';

const PER_ACCOUNT: Limit = { points: 20, durationSeconds: 3600 };

type Dependencies = Pick<AccountsDependencies, 'database' | 'files' | 'ids' | 'limiter' | 'log'> & {
  readonly renderAvatar: (bytes: Uint8Array) => Promise<RenderedAvatar>;
};

export type AvatarOutcome =
  | { readonly ok: true; readonly account: StoredAccount }
  | { readonly ok: false; readonly refusal: 'picture-unreadable' | 'picture-too-large' | 'session-over' }
  | { readonly ok: false; readonly refusal: 'throttled'; readonly retryAfterSeconds: number };

/**
 * Replaces the picture. `readPicture` is called only when the account may send one, and returns undefined when the
 * request has none. Refusals: those of createAvatarRenderer; `throttled` after 20 an hour, accepted or not;
 * `session-over` when the account has just been erased.
 */
export async function updateAvatar(
  dependencies: Dependencies,
  accountId: string,
  readPicture: () => Promise<Uint8Array | undefined>,
): Promise<AvatarOutcome> {
  const { limiter, files, ids, renderAvatar } = dependencies;
  const allowed = await limiter.consume(`avatar ${accountId}`, PER_ACCOUNT);
  if (!allowed.ok) return { ...allowed, refusal: 'throttled' };
  const picture = await readPicture();
  if (!picture) return { ok: false, refusal: 'picture-unreadable' };
  const rendered = await renderAvatar(picture);
  if (!rendered.ok) return rendered;

  const name = `${ids.token()}.jpg`;
  await files.put(avatarKey(name), rendered.jpeg);
  try {
    return await replaceAvatar(dependencies, accountId, name);
  } catch (error) {
    await removeAvatarFile(dependencies, name);
    throw error;
  }
}

/** Removes the picture of an account, if it has one. */
export function deleteAvatar(
  dependencies: Pick<AccountsDependencies, 'database' | 'files' | 'log'>,
  accountId: string,
): Promise<ReplacedAvatar> {
  return replaceAvatar(dependencies, accountId, null);
}

type ReplacedAvatar = Extract<AvatarOutcome, { ok: true }> | { ok: false; refusal: 'session-over' };

/** Updates the row first and removes the old file after the commit, so no account shows a missing picture. */
async function replaceAvatar(
  dependencies: Pick<AccountsDependencies, 'database' | 'files' | 'log'>,
  accountId: string,
  name: string | null,
): Promise<ReplacedAvatar> {
  const replaced = await dependencies.database.transaction(async (transaction) => {
    // Locked: of two simultaneous pictures, the second finds the first and removes it.
    const before = await findAccountForUpdate(transaction, accountId);
    const account = before && (await changeAccount(transaction, accountId, { avatar: name }));
    return account && { account, old: before.avatar };
  });
  if (!replaced) {
    await removeAvatarFile(dependencies, name);
    return { ok: false, refusal: 'session-over' };
  }
  await removeAvatarFile(dependencies, replaced.old);
  return { ok: true, account: replaced.account };
}
