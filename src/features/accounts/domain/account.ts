/** What an account may do. The set is closed: the database refuses other values. */
export const ACCOUNT_ROLES = ['learner', 'teacher', 'admin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10;

/** What happened to an account, as its owner sees it in the settings. */
export const SECURITY_EVENTS = [
  'signed-up',
  'email-verified',
  'signed-in',
  'sign-in-failed',
  'two-factor-failed',
  'signed-out',
  'session-ended',
  'sessions-ended',
  'refresh-reused',
  'password-reset-asked',
  'password-reset',
  'password-changed',
  'email-change-asked',
  'email-changed',
  'two-factor-on',
  'two-factor-moved',
  'two-factor-off',
  'recovery-code-used',
  'recovery-codes-renewed',
  'deletion-asked',
  'deletion-withdrawn',
  'export-made',
  'suspended',
  'restored',
  'role-changed',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Target bands that can be chosen: 4 to 9 in half bands. */
export const TARGET_BANDS = [4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9] as const;

/** A learner's time for a test, in per cent. More than 100 is an accommodation. */
export const EXTRA_TIME_PERCENTS = [100, 125, 150, 200] as const;
export type ExtraTimePercent = (typeof EXTRA_TIME_PERCENTS)[number];

/** The largest picture that is accepted. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 40_000_000;

/** How long a deletion can be withdrawn, in days. The privacy page and the email say the same. */
export const DELETION_DAYS = 7;
