import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../auth-contract.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { BrowserSession } from '../sessions/browser-session.ts';
import { confirmNewEmail } from './confirm-new-email.ts';
import { inEvenTime } from './even-time.ts';
import { emailProblems } from '../field-problems.ts';
import { forgetPassword } from './forget-password.ts';
import { takeLink } from './form-throttle.ts';
import { ACCOUNT_REFUSALS as REFUSALS } from '../refusals.ts';
import { refuse } from '../refuse.ts';
import { requestOrigin } from '../request-origin.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { signUp, signUpProblems } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

const DONE = { ok: true, reply: { status: true as const } } as const;

/** Signing up, and everything that goes by a link in a mail. */
export function mountSignUpRoutes(
  api: Api,
  dependencies: AccountsDependencies,
  browserSession: BrowserSession,
): void {
  const { botChallenge, limiter, evenTimeMs } = dependencies;

  mountEndpoint(api, contract.signUp, REFUSALS, async ({ body }, context) => {
    const origin = requestOrigin(context);
    // A form that has to be mended does not use its challenge up.
    const errors = signUpProblems(body, origin.language);
    if (errors.length > 0) return { ok: false, refusal: 'form-invalid', errors };
    const checked = await botChallenge.check(context, 'sign-up', body.challenge);
    if (!checked.ok) return checked;
    const { visitorToken } = browserSession.brought(context);
    const outcome = await inEvenTime(() => signUp(dependencies, body, origin, visitorToken), evenTimeMs);
    return outcome.ok ? DONE : refuse(context, outcome);
  });

  const MAILING = [
    ['resend', contract.resendVerification, resendVerification],
    ['forgot', contract.forgetPassword, forgetPassword],
  ] as const;
  for (const [form, definition, act] of MAILING) {
    mountEndpoint(api, definition, REFUSALS, async ({ body }, context) => {
      const origin = requestOrigin(context);
      const errors = emailProblems(body.email, origin.language);
      if (errors.length > 0) return { ok: false, refusal: 'form-invalid', errors };
      const checked = await botChallenge.check(context, form, body.challenge);
      if (!checked.ok) return checked;
      const outcome = await inEvenTime(() => act(dependencies, body.email, origin), evenTimeMs);
      return outcome.ok ? DONE : refuse(context, outcome);
    });
  }

  mountEndpoint(api, contract.verifyEmail, REFUSALS, async ({ body }, context) => {
    const origin = requestOrigin(context);
    const taken = await takeLink(limiter, origin);
    if (!taken.ok) return refuse(context, { ...taken, refusal: 'throttled' as const });
    const verdict = await context.get('findActor')();
    const actor = verdict.state === 'known' ? verdict.actor : undefined;
    const verified = await verifyEmail(dependencies, body.token, origin);
    const unknown = !verified.ok && verified.refusal === 'link-unknown';
    const outcome = unknown ? await confirmNewEmail(dependencies, body.token, origin, actor) : verified;
    if (!outcome.ok) return outcome;
    return { ok: true, reply: { status: true as const, kind: outcome.kind, email: outcome.email } };
  });

  mountEndpoint(api, contract.resetPassword, REFUSALS, async ({ body }, context) => {
    const origin = requestOrigin(context);
    const taken = await takeLink(limiter, origin);
    if (!taken.ok) return refuse(context, { ...taken, refusal: 'throttled' as const });
    const outcome = await resetPassword(dependencies, body, origin);
    if (!outcome.ok) return outcome;
    browserSession.remember(context, outcome.email);
    return DONE;
  });
}
