import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { readUpload } from '#platform/http/read-upload.ts';
import * as contract from '../../account-contract.ts';
import type { StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';
import { createAvatarRenderer } from './render-avatar.ts';
import { deleteAvatar, updateAvatar } from './update-avatar.ts';
import { viewAccount } from './view-account.ts';

const REFUSALS = {
  ...ACCOUNT_REFUSALS,
  throttled: {
    status: 429,
    title: { en: 'Too many pictures in one hour', 'zh-Hant': '一小時內更換太多次圖片' },
    detail: {
      en: 'Your picture stays as it was. Please try again in an hour.',
      'zh-Hant': '目前的圖片不變，請一小時後再試。',
    },
  },
} as const;

/** The calls that change the picture of an account. */
export function mountAvatarRoutes(api: Api, dependencies: AccountsDependencies): void {
  const { database, clock } = dependencies;
  const renderAvatar = createAvatarRenderer();

  async function replyOf(account: StoredAccount) {
    const user = await viewAccount(database, account, clock.now());
    return { status: true as const, user, role: user.role };
  }

  mountEndpoint(api, contract.updateAvatar, REFUSALS, async ({ actor }, context) => {
    const { field } = contract.updateAvatar.upload;
    const outcome = await updateAvatar({ ...dependencies, renderAvatar }, actor.accountId, () =>
      readUpload(context, field),
    );
    if (outcome.ok) return { ok: true, reply: await replyOf(outcome.account) };
    if (outcome.refusal === 'throttled') context.header('Retry-After', String(outcome.retryAfterSeconds));
    return { ok: false, refusal: outcome.refusal };
  });

  mountEndpoint(api, contract.deleteAvatar, REFUSALS, async ({ actor }) => {
    const outcome = await deleteAvatar(dependencies, actor.accountId);
    return outcome.ok ? { ok: true, reply: await replyOf(outcome.account) } : outcome;
  });
}
