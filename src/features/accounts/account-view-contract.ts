import { z } from 'zod';
import { LANGUAGES } from '#platform/i18n/language.ts';
import { ACCOUNT_ROLES } from './domain/account.ts';

/** Instants are ISO 8601 with milliseconds, in UTC. */
export const instantSchema = z.iso.datetime({ precision: 3 });

export const statusSchema = z.object({ status: z.literal(true) });

/** An account as its owner sees it; also `user` of the stored session. */
export const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  /** A path on this site; null: none. */
  avatar: z.string().nullable(),
  target_band: z.number().nullable(),
  exam_date: z.iso.date().nullable(),
  language: z.enum(LANGUAGES),
  time_zone: z.string().nullable(),
  two_factor: z.boolean(),
  /** Unused recovery codes; 0 without two-factor. */
  recovery_codes_left: z.int(),
  /** In per cent of a test's time: 100, or more as an accommodation. */
  extra_time_percent: z.int(),
  mail_news: z.boolean(),
  mail_reminders: z.boolean(),
  /** A new address that is not confirmed yet. */
  pending_email: z.string().nullable(),
  deletion_due_at: instantSchema.nullable(),
  created_at: instantSchema,
});
export type AccountView = z.output<typeof accountSchema>;

export const signedInSchema = z.object({
  status: z.literal(true),
  user: accountSchema,
  role: z.enum(ACCOUNT_ROLES),
  /** The access token; it expires after 15 minutes. */
  token: z.string(),
});
export type SignedIn = z.output<typeof signedInSchema>;
