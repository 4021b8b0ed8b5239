import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../auth-contract.ts';
import type { LinkFault } from '../../domain/check-link.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { ACCOUNT_REFUSALS as REFUSALS } from '../refusals.ts';
import { refuse } from '../refuse.ts';
import { requestOrigin } from '../request-origin.ts';
import type { BrowserSession } from '../sessions/browser-session.ts';
import { takeLink } from './form-throttle.ts';
import { resetPassword } from './reset-password.ts';
import { viewInvitation } from './view-invitation.ts';

const DEAD = {
  'link-used': 'invitation-used',
  'link-expired': 'invitation-expired',
  'link-unknown': 'invitation-unknown',
} as const satisfies Record<LinkFault, string>;

/** The calls of an invited teacher who has no password yet. */
export function mountInvitationRoutes(
  api: Api,
  dependencies: AccountsDependencies,
  browserSession: BrowserSession,
): void {
  mountEndpoint(api, contract.viewInvitation, REFUSALS, async ({ body }, context) => {
    const taken = await takeLink(dependencies.limiter, requestOrigin(context));
    if (!taken.ok) return refuse(context, { ...taken, refusal: 'throttled' as const });
    const viewed = await viewInvitation(dependencies, body.token);
    if (!viewed.ok) return { ok: false, refusal: DEAD[viewed.refusal] };
    return { ok: true, reply: { email: viewed.email, first_name: viewed.firstName } };
  });

  mountEndpoint(api, contract.acceptInvitation, REFUSALS, async ({ body }, context) => {
    const origin = requestOrigin(context);
    const taken = await takeLink(dependencies.limiter, origin);
    if (!taken.ok) return refuse(context, { ...taken, refusal: 'throttled' as const });
    const outcome = await resetPassword(dependencies, body, origin, 'teacher-invitation');
    if (outcome.ok) {
      browserSession.remember(context, outcome.email);
      return { ok: true, reply: { status: true as const } };
    }
    return outcome.refusal === 'form-invalid' ? outcome : { ok: false, refusal: DEAD[outcome.refusal] };
  });
}
