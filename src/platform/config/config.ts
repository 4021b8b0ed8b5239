import { resolve } from 'node:path';
import { z } from 'zod';
import { readChallengeService, type ChallengeService } from './challenge-service.ts';
import { parseIceServers, type IceServer } from './ice-servers.ts';
import { readGradingService, type GradingService } from './grading-service.ts';
import { readPaymentService, type PaymentService } from './payment-service.ts';

/** The key of an installation that nobody has configured. Production refuses it. */
export const DEVELOPMENT_APP_KEY = 'ninefold-development';

/**
 * Rounds of PBKDF2 for each guess of the proof of work. A solution takes 40 to 80 guesses, about 120,000
 * rounds in all. That is half a second on a phone of 2015 and a tenth on a current one
 * (docs/decisions/0011-bot-challenge.md).
 */
export const CHALLENGE_ROUNDS = 2_000;

/** Room that PostgreSQL needs. Its log grows to about 100 MB, and a day of answers and essays to less. */
const DISK_FLOOR_MB = 500;

export const ROLES = ['web', 'worker', 'all'] as const;
/** Where lessons are held: on this site, or at an address of each teacher. */
export const LESSON_ROOMS = ['embedded', 'link'] as const;
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** Whether only this machine reaches an address: 127.0.0.0/8, ::1, or localhost. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|localhost)$/i.test(host);
}

const serviceKey: [z.ZodType<string>, string] = [
  z.string().regex(/^[\w.-]{10,200}$/),
  'the key as the service shows it: letters, digits, dots, dashes and underscores',
];

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

/** Money as a decimal, in millionths. */
const money: [z.ZodType<number>, string] = [
  z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,6})?$/)
    .transform((text) => Math.round(Number(text) * 1_000_000)),
  'an amount such as 2.50, with at most six digits on each side of the point',
];

const modelName: [z.ZodType<string>, string] = [
  z.string().regex(/^[\w.:/@+-]{1,200}$/),
  'the name of a model as its server lists it',
];

/** An address to append a path to. One with a user cannot be fetched. */
function isServiceBase(text: string): boolean {
  const { username, password, search, hash } = new URL(text);
  return username + password + search + hash === '';
}

const VARIABLES = {
  NODE_ENV: [z.string(), 'any text; "production" switches the strict rules on'],
  PORT: [wholeNumber(0, 65535), 'a port number from 0 to 65535'],
  HOST: [z.string().min(1), 'an address to listen on, such as 127.0.0.1'],
  PUBLIC_URL: [address, 'an address such as https://www.example.org'],
  API_BASE: [address, 'an address such as https://api.example.org'],
  CORS_ORIGINS: [
    z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      )
      .refine((origins) => origins.every(isOrigin)),
    'origins such as https://www.example.org, separated by commas, without a path or a slash at the end',
  ],
  DATA_DIR: [z.string().min(1), 'a directory'],
  CONTENT_DIR: [z.string().min(1), 'a directory'],
  OFFLINE_LESSONS: [z.enum(['on', 'off']), 'on or off'],
  DISK_FLOOR_MB: [wholeNumber(0, 1_000_000), 'a number of megabytes from 0 to 1000000'],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }),
    'an address such as postgres://user:password@host/database',
  ],
  SMTP_URL: [z.url({ protocol: /^smtps?$/ }), 'an address such as smtp://user:password@host:587'],
  MAIL_FROM: [z.string().regex(/@/), 'a sender such as "Ninefold IELTS <hello@example.org>"'],
  APP_KEY: [z.string().regex(/^[\w.-]{8,200}$/), '8 to 200 letters, digits, dots, dashes or underscores'],
  SECRET: [z.string().min(32), 'at least 32 characters'],
  TURNSTILE_SITE_KEY: serviceKey,
  TURNSTILE_SECRET: serviceKey,
  RECAPTCHA_SITE_KEY: serviceKey,
  RECAPTCHA_SECRET: serviceKey,
  CHALLENGE_ROUNDS: [wholeNumber(1, 100_000), 'a number of rounds from 1 to 100000'],
  PAYMENTS: [z.enum(['stripe', 'sandbox']), 'stripe or sandbox'],
  STRIPE_SECRET_KEY: [
    z.string().regex(/^[sr]k_(?:test|live)_\w{5,200}$/),
    'a secret or restricted key of Stripe',
  ],
  STRIPE_WEBHOOK_SECRET: [
    z.string().regex(/^whsec_[\w+/=]{5,200}$/),
    "the signing secret of Stripe's webhook",
  ],
  STRIPE_API_BASE: [address, 'an address such as https://api.stripe.com'],
  AI_BASE_URL: [address.refine(isServiceBase), 'an address such as https://llm.example.org/v1'],
  AI_API_KEY: [z.string().regex(/^[!-~]{1,500}$/), 'the key as the service shows it, without spaces'],
  AI_MODEL: modelName,
  AI_TRANSCRIBE_MODEL: modelName,
  AI_PRICE_IN: money,
  AI_PRICE_OUT: money,
  AI_PRICE_MINUTE: money,
  AI_DAILY_BUDGET: money,
  AI_LEARNER_DAILY_BUDGET: money,
  LESSON_ROOM: [z.enum(LESSON_ROOMS), `one of ${LESSON_ROOMS.join(', ')}`],
  ICE_SERVERS: [
    z.string().transform((text, context) => {
      const servers = parseIceServers(text);
      if (servers) return servers;
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }),
    'a JSON list such as [{"urls":"turn:turn.example.org","username":"…","credential":"…"}], at most eight; each URL starts with stun: or turn:, and a TURN server has both others, or instead of them a "secret" of at least 16 characters without spaces',
  ],
  ROLE: [z.enum(ROLES), `one of ${ROLES.join(', ')}`],
  TRUST_PROXY: [wholeNumber(0, 10), 'the number of proxies in front, from 0 to 10'],
  LOG_LEVEL: [z.enum(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`],
} satisfies Record<string, [z.ZodType, string]>;

/** All settings; the README's table lists them. */
export const SETTINGS: readonly string[] = Object.keys(VARIABLES);

type Values = { [K in keyof typeof VARIABLES]?: z.output<(typeof VARIABLES)[K][0]> };

export type Config = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /**
   * Whether /dev exists: the emails with their links, every component. Only for a developer's own machine.
   */
  readonly devPages: boolean;
  /** Without a slash at the end; undefined until the port is known when PORT is 0. */
  readonly publicUrl: string;
  /** The API's base in the browser; empty for the same origin. */
  readonly apiBase: string;
  readonly corsOrigins: readonly string[];
  readonly dataDir: string;
  /** The school's own content, laid over the shipped content; undefined: the shipped content alone. */
  readonly contentDir: string | undefined;
  /** Uploads are refused while the disk of `dataDir` has fewer free bytes than this. */
  readonly diskFloorBytes: number;
  /** Whether lessons may be opened again without a connection. */
  readonly offlineLessons: boolean;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly appKey: string;
  readonly secret: string | undefined;
  /** Undefined: ALTCHA. */
  readonly challengeService: ChallengeService | undefined;
  /** Rounds of PBKDF2 for each try of ALTCHA's proof of work. */
  readonly challengeRounds: number;
  readonly payments: PaymentService;
  /** Undefined: the local grader alone grades, and Speaking has no transcripts. */
  readonly grading: GradingService | undefined;
  readonly lessonRoom: (typeof LESSON_ROOMS)[number];
  /** Help two browsers find each other for a lesson. */
  readonly iceServers: readonly IceServer[];
  readonly role: (typeof ROLES)[number];
  readonly trustProxy: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problem: string };

function refuse(problem: string): ConfigResult {
  return { ok: false, problem };
}

/**
 * Reads the settings (README.md lists them) from an environment. An empty value counts as absent. A refusal
 * is one sentence that names the variable and the allowed values. It never repeats the value, which may be a
 * secret.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const values: Values = {};
  for (const [name, [schema, takes]] of Object.entries(VARIABLES)) {
    const text = environment[name]?.trim();
    if (!text) continue;
    const parsed = schema.safeParse(text);
    if (!parsed.success) return refuse(`${name} has a value that cannot be used: it takes ${takes}.`);
    Object.assign(values, { [name]: parsed.data });
  }
  const production = values.NODE_ENV === 'production';
  if (production && (!values.APP_KEY || values.APP_KEY === DEVELOPMENT_APP_KEY)) {
    return refuse(
      'APP_KEY must be set in production: choose 8 or more letters and digits for this installation.',
    );
  }
  if (production && values.DATABASE_URL && !values.SECRET) {
    return refuse(
      'SECRET must be set in production when DATABASE_URL is: every machine needs the same 32 or more characters.',
    );
  }
  const challenge = readChallengeService(values);
  if (!challenge.ok) return challenge;
  const payments = readPaymentService(values, production);
  if (!payments.ok) return payments;
  const grading = readGradingService(values);
  if (!grading.ok) return grading;
  const port = values.PORT ?? 3000;
  const host = values.HOST ?? '127.0.0.1';
  return {
    ok: true,
    config: {
      production,
      port,
      host,
      devPages: !production && isLoopbackHost(host),
      publicUrl: values.PUBLIC_URL ?? `http://127.0.0.1:${port}`,
      apiBase: values.API_BASE ?? '',
      corsOrigins: values.CORS_ORIGINS ?? [],
      dataDir: resolve(values.DATA_DIR ?? './data'),
      contentDir: values.CONTENT_DIR === undefined ? undefined : resolve(values.CONTENT_DIR),
      offlineLessons: values.OFFLINE_LESSONS !== 'off',
      diskFloorBytes: (values.DISK_FLOOR_MB ?? DISK_FLOOR_MB) * 1_000_000,
      databaseUrl: values.DATABASE_URL,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      appKey: values.APP_KEY ?? DEVELOPMENT_APP_KEY,
      secret: values.SECRET,
      challengeService: challenge.service,
      challengeRounds: values.CHALLENGE_ROUNDS ?? CHALLENGE_ROUNDS,
      payments: payments.service,
      grading: grading.service,
      lessonRoom: values.LESSON_ROOM ?? 'embedded',
      iceServers: values.ICE_SERVERS ?? [],
      role: values.ROLE ?? 'all',
      trustProxy: values.TRUST_PROXY ?? 0,
      logLevel: values.LOG_LEVEL ?? 'info',
    },
  };
}
