import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { accountSchema, signedInSchema, statusSchema } from './account-view-contract.ts';
import { AUTH_ENDPOINTS } from './auth-endpoints.ts';

/**
 * The calls of visitors. Lengths here only reject nonsense. `domain/check-*.ts` decides what a person can get wrong,
 * so page and server show the same message in the visitor's language.
 */

const text = z
  .string()
  .max(400)
  .refine((value) => !value.includes('\u0000'), 'has a character that cannot be kept');
/** A field of a form. A missing field counts as an empty one and gets the same message. */
const typed = text.default('');
/** A long password is accepted whole. The limit only bounds the cost of the hash. */
const password = z
  .string()
  .max(1000)
  .refine((value) => !value.includes('\u0000'), 'has a character that cannot be kept');
const typedPassword = password.default('');
const oneTimeToken = z.string().max(200);
const timeZone = z.string().max(80).optional().meta({
  description:
    'The zone of the browser, such as `Asia/Taipei`: for an account that names none. An unknown one is ignored.',
});

/** The solution of a bot challenge (getChallenge), as its script returns it. */
const challenge = z.string().max(8000).optional().meta({
  description: 'The solution of GET /api/users/challenge. Needed once an address has sent several forms.',
});

export const signUp = endpoint({
  ...AUTH_ENDPOINTS.signUp,
  summary:
    'Creates an account and emails a link. The reply is the same for an address that already has an account.',
  body: z.strictObject({
    email: typed,
    first_name: typed,
    last_name: typed,
    password: typedPassword,
    password_confirmation: password.optional(),
    confirm_password: password.optional().meta({ description: 'The other name of password_confirmation.' }),
    time_zone: timeZone,
    challenge,
  }),
  reply: statusSchema,
  refusals: ['form-invalid', 'challenge-needed', 'challenge-failed', 'challenge-unavailable', 'throttled'],
});

export const signIn = endpoint({
  ...AUTH_ENDPOINTS.signIn,
  summary: 'Signs in. With two-factor on, answers with a ticket that /code takes.',
  body: z.strictObject({ email: typed, password: typedPassword, time_zone: timeZone, challenge }),
  reply: z.union([
    signedInSchema,
    z.object({ status: z.literal(true), two_factor: z.literal(true), ticket: z.string() }),
  ]),
  refusals: [
    'form-invalid',
    'credentials-wrong',
    'email-unverified',
    'account-suspended',
    'challenge-needed',
    'challenge-failed',
    'challenge-unavailable',
    'throttled',
  ],
});

export const enterCode = endpoint({
  ...AUTH_ENDPOINTS.enterCode,
  summary: 'The second step of signing in: the code of the authenticator app, or a recovery code.',
  body: z.strictObject({ ticket: oneTimeToken, code: text.optional(), recovery_code: text.optional() }),
  reply: signedInSchema,
  refusals: ['form-invalid', 'code-wrong', 'ticket-over', 'account-suspended', 'throttled'],
});

export const verifyEmail = endpoint({
  ...AUTH_ENDPOINTS.verifyEmail,
  summary: 'Takes the link of a verification mail, or of a mail that confirms a new address.',
  body: z.strictObject({ token: oneTimeToken }),
  reply: z.object({
    status: z.literal(true),
    kind: z.enum(['verified', 'changed']),
    /** The address that has been verified. */
    email: z.string(),
  }),
  refusals: ['link-used', 'link-expired', 'link-unknown', 'email-taken', 'throttled'],
});

export const resendVerification = endpoint({
  ...AUTH_ENDPOINTS.resendVerification,
  summary: 'Mails the verification link again. Answers the same for every address.',
  body: z.strictObject({ email: typed, challenge }),
  reply: statusSchema,
  refusals: ['form-invalid', 'challenge-needed', 'challenge-failed', 'challenge-unavailable', 'throttled'],
});

export const forgetPassword = endpoint({
  ...AUTH_ENDPOINTS.forgetPassword,
  summary: 'Mails a link that lets one choose a new password. Answers the same for every address.',
  body: z.strictObject({ email: typed, challenge }),
  reply: statusSchema,
  refusals: ['form-invalid', 'challenge-needed', 'challenge-failed', 'challenge-unavailable', 'throttled'],
});

export const resetPassword = endpoint({
  ...AUTH_ENDPOINTS.resetPassword,
  summary: 'Sets a new password by the link of a mail; ends every session, signs nobody in.',
  body: z.strictObject({
    token: oneTimeToken,
    password: typedPassword,
    password_confirmation: password.optional(),
    confirm_password: password.optional(),
  }),
  reply: statusSchema,
  refusals: ['form-invalid', 'link-used', 'link-expired', 'link-unknown', 'throttled'],
});

const DEAD_INVITATIONS = ['invitation-used', 'invitation-expired', 'invitation-unknown'] as const;

export const viewInvitation = endpoint({
  ...AUTH_ENDPOINTS.viewInvitation,
  summary: 'For whom the link of an invitation is, or why it does not work. Uses nothing up.',
  body: z.strictObject({ token: oneTimeToken }),
  reply: z.object({ email: z.string(), first_name: z.string() }),
  refusals: [...DEAD_INVITATIONS, 'throttled'],
});

export const acceptInvitation = endpoint({
  ...AUTH_ENDPOINTS.acceptInvitation,
  summary: 'Sets the first password of an invited teacher. Nobody is signed in.',
  body: z.strictObject({
    token: oneTimeToken,
    password: typedPassword,
    password_confirmation: password.optional(),
    confirm_password: password.optional(),
  }),
  reply: statusSchema,
  refusals: ['form-invalid', ...DEAD_INVITATIONS, 'throttled'],
});

export const refreshToken = endpoint({
  ...AUTH_ENDPOINTS.refreshToken,
  summary: 'Gives a new access token for the refresh cookie, and rotates the cookie.',
  reply: signedInSchema,
  refusals: ['session-over', 'account-suspended'],
});

export const tokenVerify = endpoint({
  ...AUTH_ENDPOINTS.tokenVerify,
  summary: 'Whether the access token is good and its session alive.',
  access: 'signed-in',
  reply: z.object({ status: z.literal(true), user: accountSchema, role: z.string() }),
  refusals: ['session-over'],
});

export const logout = endpoint({
  ...AUTH_ENDPOINTS.logout,
  summary: 'Ends the session of the access token, or else of the refresh cookie. Always done.',
  reply: statusSchema,
});

export const getChallenge = endpoint({
  ...AUTH_ENDPOINTS.getChallenge,
  summary: 'The bot challenge of this installation: a proof of work, or the site key of a service.',
  reply: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
    z.object({ kind: z.literal('turnstile'), site_key: z.string() }),
    z.object({ kind: z.literal('recaptcha'), site_key: z.string() }),
  ]),
  refusals: ['throttled'],
});
