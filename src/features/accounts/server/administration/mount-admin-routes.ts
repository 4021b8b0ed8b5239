import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../account-contract.ts';
import { searchAccounts } from './account-search-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { ACCOUNT_REFUSALS as REFUSALS } from '../refusals.ts';
import { restoreAccount } from './restore-account.ts';
import { suspendAccount } from './suspend-account.ts';

/** The calls of admins on accounts. */
export function mountAdminRoutes(api: Api, dependencies: AccountsDependencies): void {
  mountEndpoint(api, contract.findAccounts, {}, async ({ query }) => {
    const found = await searchAccounts(dependencies.database, query.search ?? '');
    const accounts = found.map((account) => ({
      id: account.id,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      role: account.role,
      email_verified: account.emailVerifiedAt !== null,
      suspended_at: account.suspendedAt?.toISOString() ?? null,
      suspension_reason: account.suspensionReason,
      created_at: account.createdAt.toISOString(),
    }));
    return { ok: true, reply: { status: true as const, accounts } };
  });

  mountEndpoint(api, contract.suspendAccount, REFUSALS, async ({ params, body, actor }) => {
    const { accountId } = params;
    const outcome = await suspendAccount(dependencies, { accountId, reason: body.reason, by: actor });
    return outcome.ok ? { ok: true, reply: { status: true as const } } : outcome;
  });

  mountEndpoint(api, contract.restoreAccount, REFUSALS, async ({ params, actor }) => {
    const outcome = await restoreAccount(dependencies, { accountId: params.accountId, by: actor });
    return outcome.ok ? { ok: true, reply: { status: true as const } } : outcome;
  });
}
