import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import type { FieldProblem } from '#platform/http/problem.ts';
import type { Language } from '#platform/i18n/language.ts';
import * as contract from '../../account-contract.ts';
import { enterCode as enterCodeContract } from '../../auth-contract.ts';
import { checkCode, checkRecoveryCode } from '../../domain/sign-in/check-code.ts';
import { checkGivenPassword } from '../../domain/passwords/check-password.ts';
import { parseRecoveryCode } from '../../domain/sign-in/recovery-code.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { BrowserSession } from '../sessions/browser-session.ts';
import { enterCode } from './enter-code.ts';
import { fieldProblem } from '../field-problems.ts';
import { ACCOUNT_REFUSALS as REFUSALS } from '../refusals.ts';
import { refuse } from '../refuse.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { requestOrigin } from '../request-origin.ts';
import { isSecondFactor } from './second-factor.ts';
import { setupTwoFactor } from './setup-two-factor.ts';
import { turnOffTwoFactor } from './turn-off-two-factor.ts';
import { turnOnTwoFactor } from './turn-on-two-factor.ts';

/** The calls of two-factor: turning it on and off, moving it, its recovery codes, and the code after the password. */
export function mountTwoFactorRoutes(
  api: Api,
  dependencies: AccountsDependencies,
  browserSession: BrowserSession,
): void {
  mountEndpoint(api, contract.setupTwoFactor, REFUSALS, async ({ actor, body }, context) => {
    const { password, code } = body;
    const errors = code === undefined ? [] : ownerProblems(password, code, context.var.language);
    if (errors.length > 0) return { ok: false, refusal: 'form-invalid', errors };
    const origin = requestOrigin(context);
    const outcome = await setupTwoFactor(dependencies, actor, { password, code, origin });
    if (!outcome.ok) return refuse(context, outcome);
    const { secret, uri, qr } = outcome;
    return { ok: true, reply: { status: true as const, secret, uri, qr } };
  });

  mountEndpoint(api, contract.updateTwoFactorStatus, REFUSALS, async ({ actor, body }, context) => {
    const { enabled, code, password = '' } = body;
    const { language } = context.var;
    const errors = enabled ? appCodeProblems(code, language) : ownerProblems(password, code, language);
    if (errors.length > 0) return { ok: false, refusal: 'form-invalid', errors };
    const origin = requestOrigin(context);
    if (!enabled) {
      const outcome = await turnOffTwoFactor(dependencies, actor, { password, code, origin });
      return outcome.ok ? { ok: true, reply: { status: true as const, enabled } } : refuse(context, outcome);
    }
    const outcome = await turnOnTwoFactor(dependencies, actor, { code: code.trim(), origin });
    if (!outcome.ok) return refuse(context, outcome);
    browserSession.dismiss(context);
    return {
      ok: true,
      reply: { status: true as const, enabled, recovery_codes: [...outcome.recoveryCodes] },
    };
  });

  mountEndpoint(api, contract.renewRecoveryCodes, REFUSALS, async ({ actor, body }, context) => {
    const errors = ownerProblems(body.password, body.code, context.get('language'));
    if (errors.length > 0) return { ok: false, refusal: 'form-invalid', errors };
    const origin = requestOrigin(context);
    const outcome = await renewRecoveryCodes(dependencies, actor, { ...body, origin });
    if (!outcome.ok) return refuse(context, outcome);
    return { ok: true, reply: { status: true as const, recovery_codes: [...outcome.recoveryCodes] } };
  });

  mountEndpoint(api, enterCodeContract, REFUSALS, async ({ body }, context) => {
    const { ticket, code = '', recovery_code: recoveryCode } = body;
    const { language } = context.var;
    const errors =
      recoveryCode === undefined
        ? appCodeProblems(code, language)
        : recoveryCodeProblems(recoveryCode, language);
    if (errors.length > 0) return { ok: false, refusal: 'form-invalid', errors };
    const outcome = await enterCode(dependencies, {
      ticket,
      typed: recoveryCode ?? code,
      origin: requestOrigin(context),
      cookies: browserSession.readCookies(context),
    });
    if (!outcome.ok) return refuse(context, outcome);
    return { ok: true, reply: browserSession.admit(context, outcome.completed) };
  });
}

function appCodeProblems(code: string, language: Language): FieldProblem[] {
  const fault = checkCode(code);
  return fault ? [fieldProblem('code', `code-${fault}`, language)] : [];
}

function recoveryCodeProblems(text: string, language: Language): FieldProblem[] {
  const fault = checkRecoveryCode(text) ?? (parseRecoveryCode(text) === undefined ? 'invalid' : undefined);
  return fault ? [fieldProblem('recovery_code', `code-${fault}`, language)] : [];
}

/** Password and any code. Only the owner has both. */
function ownerProblems(password: string, code: string, language: Language): FieldProblem[] {
  const fault = checkRecoveryCode(code) ?? (isSecondFactor(code) ? undefined : 'invalid');
  return [
    ...(checkGivenPassword(password) ? [fieldProblem('password', 'password-required', language)] : []),
    ...(fault ? [fieldProblem('code', `code-${fault}`, language)] : []),
  ];
}
