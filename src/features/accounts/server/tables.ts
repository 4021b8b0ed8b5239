import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/instant-column.ts';
import type { Language } from '#platform/i18n/language.ts';
import {
  ACCOUNT_ROLES,
  EXTRA_TIME_PERCENTS,
  type AccountRole,
  type SecurityEvent,
  type ExtraTimePercent,
} from '../domain/account.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** A person with an email address and a password. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** As it was typed. */
    email: text('email').notNull(),
    /** In lower case: one account for each. */
    emailKey: text('email_key').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** argon2id, PHC string. */
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<AccountRole>().notNull().default('learner'),
    language: text('language').$type<Language>().notNull(),
    timeZone: text('time_zone'),
    targetBandTimesTwo: smallint('target_band_times_two'),
    examDate: date('exam_date'),
    /** In per cent of a test's time; more than 100 is an accommodation. */
    extraTimePercent: smallint('extra_time_percent').$type<ExtraTimePercent>().notNull().default(100),
    /** Name of the stored picture. */
    avatar: text('avatar'),
    mailNews: boolean('mail_news').notNull().default(false),
    mailReminders: boolean('mail_reminders').notNull().default(true),
    /** AES-256-GCM under a key derived from SECRET. Null: two-factor is off. */
    totpSecret: bytea('totp_secret'),
    /** The last time step that was used: a code works once. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
    /** A secret that waits for its first code. */
    totpPendingSecret: bytea('totp_pending_secret'),
    totpPendingAt: instant('totp_pending_at'),
    suspendedAt: instant('suspended_at'),
    suspensionReason: text('suspension_reason'),
    deletionDueAt: instant('deletion_due_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_by_email').on(table.emailKey),
    index('accounts_by_deletion').on(table.deletionDueAt),
    check(
      'accounts_role',
      sql`${table.role} in (${sql.raw(ACCOUNT_ROLES.map((role) => `'${role}'`).join(', '))})`,
    ),
    check(
      'accounts_extra_time',
      sql`${table.extraTimePercent} in (${sql.raw(EXTRA_TIME_PERCENTS.join(', '))})`,
    ),
  ],
);

/**
 * The person who takes tests in one browser, at first as a visitor. An account that signs up or in there takes the
 * candidate over, so attempts keep their key. From its first sign-in there the browser's cookie opens nothing.
 */
export const candidates = pgTable(
  'candidates',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the cookie's value: a stolen table opens nothing. Null: the candidate belongs to an account. */
    tokenHash: bytea('token_hash').unique(),
    /** While that account is unverified, another one that has the cookie can take the candidate over. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('candidates_by_account').on(table.accountId)],
);

/** One signed-in device: a family of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Such as "Chrome on Windows". */
    device: text('device').notNull(),
    /** Shortened. */
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('sessions_by_account').on(table.accountId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

/** Every refresh token of a session, so that a token used twice is recognised. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_by_session').on(table.sessionId)],
);

export const ONE_TIME_PURPOSES = [
  'verify-email',
  'change-email',
  'reset-password',
  'teacher-invitation',
  'two-factor-ticket',
] as const;
export type OneTimePurpose = (typeof ONE_TIME_PURPOSES)[number];

/** Links in emails and tickets of a sign-in without its code: hashed, for one purpose, used once. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    purpose: text('purpose').$type<OneTimePurpose>().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** For `change-email`: the address to confirm. */
    email: text('email'),
    /** Wrong attempts, where they are counted. */
    tries: smallint('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_tokens_by_account').on(table.accountId, table.purpose),
    index('one_time_tokens_by_expiry').on(table.expiresAt),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** HMAC-SHA-256 under a key derived from SECRET. A code has at least 50 bits, so a slow hash adds nothing. */
    codeHash: bytea('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** What happened to an account. Its owner sees it in the settings. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SecurityEvent>().notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    /** Nothing secret: counts, roles. */
    detail: jsonb('detail').$type<Readonly<Record<string, string | number | boolean>>>(),
    at: instant('at').notNull(),
  },
  (table) => [index('security_events_by_account').on(table.accountId, table.at)],
);
