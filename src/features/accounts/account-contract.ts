import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { LANGUAGES } from '#platform/i18n/language.ts';
import { accountSchema, instantSchema, statusSchema } from './account-view-contract.ts';
import { EXTRA_TIME_PERCENTS, MAX_PICTURE_BYTES, SECURITY_EVENTS, TARGET_BANDS } from './domain/account.ts';
import { ACCOUNT_ENDPOINTS } from './account-endpoints.ts';

/** The calls of a signed-in account. The access token names the account, never the body. */

const text = z
  .string()
  .max(400)
  .refine((value) => !value.includes('\u0000'), 'has a character that cannot be kept');
const password = z
  .string()
  .max(1000)
  .refine((value) => !value.includes('\u0000'), 'has a character that cannot be kept');

const accountReplySchema = z.object({ status: z.literal(true), user: accountSchema, role: z.string() });
const recoveryCodesSchema = z.array(z.string());

export const me = endpoint({
  ...ACCOUNT_ENDPOINTS.me,
  summary: 'The account that is signed in.',
  access: 'signed-in',
  reply: accountReplySchema,
  refusals: ['session-over'],
});

export const updateProfile = endpoint({
  ...ACCOUNT_ENDPOINTS.updateProfile,
  summary: 'Changes what is named of the profile; null clears what may be empty.',
  access: 'signed-in',
  body: z.strictObject({
    first_name: text.optional(),
    last_name: text.optional(),
    target_band: z
      .number()
      .refine((band) => TARGET_BANDS.some((each) => each === band), 'is no band that can be aimed at')
      .nullable()
      .optional(),
    // An impossible date gets a message in the learner's language: domain/profile/check-exam-date.ts.
    exam_date: text.nullable().optional().meta({ description: 'A day such as 2027-05-29, today or later.' }),
    language: z.enum(LANGUAGES).optional(),
    time_zone: text.nullable().optional().meta({ description: 'IANA, such as Asia/Taipei.' }),
    extra_time_percent: z.literal([...EXTRA_TIME_PERCENTS]).optional(),
    mail_news: z.boolean().optional(),
    mail_reminders: z.boolean().optional(),
  }),
  reply: accountReplySchema,
  refusals: ['form-invalid', 'session-over'],
});

export const updateAvatar = endpoint({
  ...ACCOUNT_ENDPOINTS.updateAvatar,
  summary: 'Takes a picture (JPEG, PNG or WebP; multipart field `avatar`, or the bytes alone).',
  access: 'signed-in',
  upload: {
    field: 'avatar',
    types: ['image/jpeg', 'image/png', 'image/webp'],
    tooLarge: 'picture-too-large',
  },
  // The form around the picture adds some bytes.
  maxBodyBytes: MAX_PICTURE_BYTES + 16 * 1024,
  reply: accountReplySchema,
  refusals: ['picture-unreadable', 'picture-too-large', 'throttled', 'session-over'],
});

export const deleteAvatar = endpoint({
  ...ACCOUNT_ENDPOINTS.deleteAvatar,
  summary: 'Removes the picture.',
  access: 'signed-in',
  reply: accountReplySchema,
  refusals: ['session-over'],
});

export const updatePassword = endpoint({
  ...ACCOUNT_ENDPOINTS.updatePassword,
  summary: 'Changes the password; ends every other session and sends a mail.',
  access: 'signed-in',
  body: z.strictObject({
    current_password: password,
    password,
    password_confirmation: password.optional(),
    confirm_password: password.optional(),
  }),
  reply: statusSchema,
  refusals: ['form-invalid', 'password-wrong', 'throttled'],
});

export const changeEmail = endpoint({
  ...ACCOUNT_ENDPOINTS.changeEmail,
  summary: 'Mails a link to the new address and tells the old one. Nothing changes until the link is opened.',
  access: 'signed-in',
  body: z.strictObject({ email: text, password }),
  reply: statusSchema,
  refusals: ['form-invalid', 'password-wrong', 'throttled'],
});

export const setupTwoFactor = endpoint({
  ...ACCOUNT_ENDPOINTS.setupTwoFactor,
  summary:
    'Makes a new secret; it counts only after PATCH /api/users/2fa/status with a code of it. Until then an earlier one counts.',
  access: 'signed-in',
  body: z.strictObject({
    password,
    code: text.optional().meta({
      description: 'Needed with two-factor on, to move it to another app; a recovery code does as well.',
    }),
  }),
  reply: z.object({
    status: z.literal(true),
    /** Base32, in groups of four. */
    secret: z.string(),
    uri: z.string(),
    /** A picture of `uri`: `data:image/svg+xml;…`. */
    qr: z.string(),
  }),
  refusals: ['form-invalid', 'code-wrong', 'password-wrong', 'two-factor-on-already', 'throttled'],
});

export const updateTwoFactorStatus = endpoint({
  ...ACCOUNT_ENDPOINTS.updateTwoFactorStatus,
  summary:
    'Turns two-factor on or moves it (with a code of the new secret), or turns it off (with password and code).',
  access: 'signed-in',
  body: z.strictObject({
    enabled: z.boolean(),
    code: text,
    password: password.optional().meta({ description: 'Needed to turn it off.' }),
  }),
  reply: z.object({
    status: z.literal(true),
    enabled: z.boolean(),
    /** Shown once, when two-factor is turned on or moved. Every session has ended then, including this one. */
    recovery_codes: recoveryCodesSchema.optional(),
  }),
  refusals: [
    'form-invalid',
    'code-wrong',
    'password-wrong',
    'two-factor-on-already',
    'two-factor-off',
    'two-factor-required',
    'setup-over',
    'throttled',
  ],
});

export const renewRecoveryCodes = endpoint({
  ...ACCOUNT_ENDPOINTS.renewRecoveryCodes,
  summary: 'Gives ten new recovery codes; the old ones end.',
  access: 'signed-in',
  body: z.strictObject({ password, code: text }),
  reply: z.object({ status: z.literal(true), recovery_codes: recoveryCodesSchema }),
  refusals: ['form-invalid', 'code-wrong', 'password-wrong', 'two-factor-off', 'throttled'],
});

export const listSessions = endpoint({
  ...ACCOUNT_ENDPOINTS.listSessions,
  summary: 'Where this account is signed in, the latest used first.',
  access: 'signed-in',
  reply: z.object({
    status: z.literal(true),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        /** Such as "Chrome on Windows"; empty when unknown. */
        device: z.string(),
        /** Shortened: `203.0.113.•`. */
        address: z.string(),
        created_at: instantSchema,
        last_used_at: instantSchema,
        current: z.boolean(),
      }),
    ),
  }),
});

export const endSession = endpoint({
  ...ACCOUNT_ENDPOINTS.endSession,
  summary: 'Signs one device out.',
  access: 'signed-in',
  params: z.strictObject({ sessionId: z.uuid() }),
  reply: statusSchema,
  refusals: ['session-unknown'],
});

export const endOtherSessions = endpoint({
  ...ACCOUNT_ENDPOINTS.endOtherSessions,
  summary: 'Signs every device out but this one.',
  access: 'signed-in',
  reply: z.object({ status: z.literal(true), ended: z.int() }),
});

export const listSecurityEvents = endpoint({
  ...ACCOUNT_ENDPOINTS.listSecurityEvents,
  summary: 'What happened to this account, newest first, 100 at most.',
  access: 'signed-in',
  reply: z.object({
    status: z.literal(true),
    events: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(SECURITY_EVENTS),
        device: z.string(),
        address: z.string(),
        at: instantSchema,
      }),
    ),
  }),
});

export const exportData = endpoint({
  ...ACCOUNT_ENDPOINTS.exportData,
  summary: 'All that is kept of this account: a zip of one JSON file and the files it names.',
  access: 'signed-in',
  refusals: ['throttled', 'session-over'],
  reply: z.never(),
});

export const deleteAccount = endpoint({
  ...ACCOUNT_ENDPOINTS.deleteAccount,
  summary: 'Marks the account for deletion in seven days and ends every session.',
  access: 'signed-in',
  body: z.strictObject({
    password,
    code: text.optional().meta({ description: 'Needed with two-factor on; a recovery code does as well.' }),
  }),
  reply: z.object({ status: z.literal(true), deletion_due_at: instantSchema }),
  refusals: ['form-invalid', 'password-wrong', 'code-wrong', 'throttled', 'session-over'],
});

export const keepAccount = endpoint({
  ...ACCOUNT_ENDPOINTS.keepAccount,
  summary: 'Withdraws the deletion within its seven days.',
  access: 'signed-in',
  reply: accountReplySchema,
  refusals: ['session-over'],
});

const accountParams = z.strictObject({ accountId: z.uuid() });

export const suspendAccount = endpoint({
  method: 'post',
  path: '/api/admin/accounts/:accountId/suspension',
  summary: 'Suspends an account: its sessions end at once, and signing in says why and whom to ask.',
  access: { role: 'admin' },
  params: accountParams,
  body: z.strictObject({ reason: text.trim().min(1).meta({ description: 'Its owner reads it.' }) }),
  reply: statusSchema,
  refusals: ['account-unknown', 'own-account'],
});

export const restoreAccount = endpoint({
  method: 'delete',
  path: '/api/admin/accounts/:accountId/suspension',
  summary: 'Takes a suspension back.',
  access: { role: 'admin' },
  params: accountParams,
  reply: statusSchema,
  refusals: ['account-unknown'],
});

export const findAccounts = endpoint({
  method: 'get',
  path: '/api/admin/accounts',
  summary: 'Accounts whose e-mail address or name holds a text, 50 at most.',
  access: { role: 'admin' },
  query: z.strictObject({ search: text.optional() }),
  reply: z.object({
    status: z.literal(true),
    accounts: z.array(
      z.object({
        id: z.uuid(),
        email: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        role: z.string(),
        email_verified: z.boolean(),
        suspended_at: instantSchema.nullable(),
        suspension_reason: z.string().nullable(),
        created_at: instantSchema,
      }),
    ),
  }),
});
