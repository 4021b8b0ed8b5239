import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../account-contract.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { ACCOUNT_REFUSALS as REFUSALS } from '../refusals.ts';
import { refuse } from '../refuse.ts';
import { requestOrigin } from '../request-origin.ts';

/** Changing what one signs in with. */
export function mountCredentialRoutes(api: Api, dependencies: AccountsDependencies): void {
  mountEndpoint(api, contract.updatePassword, REFUSALS, async ({ actor, body }, context) => {
    const outcome = await changePassword(dependencies, actor, body, requestOrigin(context));
    return outcome.ok ? { ok: true, reply: { status: true as const } } : refuse(context, outcome);
  });

  mountEndpoint(api, contract.changeEmail, REFUSALS, async ({ actor, body }, context) => {
    const outcome = await changeEmail(dependencies, actor, body, requestOrigin(context));
    return outcome.ok ? { ok: true, reply: { status: true as const } } : refuse(context, outcome);
  });
}
