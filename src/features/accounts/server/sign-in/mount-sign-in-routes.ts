import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { me } from '../../account-contract.ts';
import * as contract from '../../auth-contract.ts';
import { findAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { BrowserSession } from '../sessions/browser-session.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import { ACCOUNT_REFUSALS as REFUSALS } from '../refusals.ts';
import { requestOrigin } from '../request-origin.ts';
import { signIn } from './sign-in.ts';
import { signOut } from '../sessions/sign-out.ts';
import { viewAccount } from '../profile/view-account.ts';

/** Signing in and out, and whether one still is. */
export function mountSignInRoutes(
  api: Api,
  dependencies: AccountsDependencies,
  browserSession: BrowserSession,
): void {
  const { database, clock, botChallenge } = dependencies;

  mountEndpoint(api, contract.signIn, REFUSALS, async ({ body }, context) => {
    const checked = await botChallenge.check(context, 'sign-in', body.challenge);
    if (!checked.ok) return checked;
    const { email, password, time_zone: timeZone } = body;
    const origin = requestOrigin(context);
    const brought = browserSession.brought(context);
    const outcome = await signIn(dependencies, { email, password, timeZone, origin, brought });
    if (!outcome.ok) {
      if (outcome.refusal === 'throttled') context.header('Retry-After', String(outcome.retryAfterSeconds));
      return outcome;
    }
    if (outcome.step === 'two-factor') {
      return {
        ok: true,
        reply: { status: true as const, two_factor: true as const, ticket: outcome.ticket },
      };
    }
    return { ok: true, reply: browserSession.admit(context, outcome.completed) };
  });

  mountEndpoint(api, contract.refreshToken, REFUSALS, async (_, context) => {
    const { refreshToken } = browserSession.brought(context);
    const outcome = await refreshSession(dependencies, refreshToken, requestOrigin(context));
    if (!outcome.ok) {
      browserSession.dismiss(context);
      return outcome;
    }
    browserSession.renew(context, outcome.refreshToken);
    browserSession.remember(context, outcome.reply.user.email);
    return { ok: true, reply: outcome.reply };
  });

  mountEndpoint(api, contract.logout, {}, async (_, context) => {
    const verdict = await context.get('findActor')();
    const actor = verdict.state === 'known' ? verdict.actor : undefined;
    const { refreshToken } = browserSession.brought(context);
    await signOut(dependencies, { actor, refreshToken, origin: requestOrigin(context) });
    browserSession.dismiss(context);
    return { ok: true, reply: { status: true as const } };
  });

  for (const definition of [contract.tokenVerify, me]) {
    mountEndpoint(api, definition, REFUSALS, async ({ actor }) => {
      const account = await findAccount(database, actor.accountId);
      if (!account) return { ok: false, refusal: 'session-over' };
      const user = await viewAccount(database, account, clock.now());
      return { ok: true, reply: { status: true as const, user, role: account.role } };
    });
  }
}
