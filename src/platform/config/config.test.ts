import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEVELOPMENT_APP_KEY, parseConfig, SETTINGS, type Config } from './config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

function configOf(environment: Environment): Config {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
}

function problemOf(environment: Environment): string {
  const parsed = parseConfig(environment);
  if (parsed.ok) throw new Error('These settings were taken.');
  return parsed.problem;
}

const DEFAULTS: Config = {
  production: false,
  port: 3000,
  host: '127.0.0.1',
  devPages: true,
  publicUrl: 'http://127.0.0.1:3000',
  apiBase: '',
  corsOrigins: [],
  dataDir: resolve('data'),
  contentDir: undefined,
  diskFloorBytes: 500_000_000,
  offlineLessons: true,
  databaseUrl: undefined,
  smtpUrl: undefined,
  mailFrom: undefined,
  appKey: DEVELOPMENT_APP_KEY,
  secret: undefined,
  challengeService: undefined,
  challengeRounds: 2_000,
  payments: { current: 'sandbox', stripe: undefined, sandbox: true },
  grading: undefined,
  lessonRoom: 'embedded',
  iceServers: [],
  role: 'all',
  trustProxy: 0,
  logLevel: 'info',
};

test('without settings the site runs for one person on one machine', () => {
  expect(configOf({})).toEqual(DEFAULTS);
});

test('an empty value counts as absent', () => {
  expect(configOf(Object.fromEntries(SETTINGS.map((name) => [name, ''])))).toEqual(DEFAULTS);
  expect(configOf(Object.fromEntries(SETTINGS.map((name) => [name, '  \t'])))).toEqual(DEFAULTS);
});

test('the README’s table names every setting, and none that there is not', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', '..', 'README.md'), 'utf8');
  const named = [...readme.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
  // A separate paragraph names the settings that production switches on.
  expect(readme).toContain('`NODE_ENV=production`');
  expect([...named, 'NODE_ENV'].sort()).toEqual([...SETTINGS].sort());
});

test('settings that are not ours are passed over', () => {
  expect(configOf({ PATH: '/bin', PORTS: 'none' })).toEqual(DEFAULTS);
});

describe('a setting is read as what it means', () => {
  const secret = 'a secret of thirty-two characters';

  test.each<[Environment, Partial<Config>]>([
    [{ NODE_ENV: 'test' }, { production: false }],
    [{ NODE_ENV: 'Production' }, { production: false }],
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://127.0.0.1:8080' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: ' 65535 ' }, { port: 65_535 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ PUBLIC_URL: 'https://www.example.org' }, { publicUrl: 'https://www.example.org' }],
    [{ PUBLIC_URL: 'https://www.example.org/' }, { publicUrl: 'https://www.example.org' }],
    [{ PUBLIC_URL: 'https://www.example.org/school///' }, { publicUrl: 'https://www.example.org/school' }],
    [{ PUBLIC_URL: 'http://[::1]:3000/' }, { publicUrl: 'http://[::1]:3000' }],
    [{ API_BASE: 'https://api.example.org/' }, { apiBase: 'https://api.example.org' }],
    [
      { CORS_ORIGINS: 'https://a.example, https://b.example,,' },
      { corsOrigins: ['https://a.example', 'https://b.example'] },
    ],
    [{ DATA_DIR: '/var/lib/ninefold' }, { dataDir: '/var/lib/ninefold' }],
    [{ DATA_DIR: 'elsewhere' }, { dataDir: resolve('elsewhere') }],
    [{ DATABASE_URL: 'postgres://u:p@h/d' }, { databaseUrl: 'postgres://u:p@h/d' }],
    [
      { DATABASE_URL: 'postgresql://u:p@h/d?sslmode=require' },
      { databaseUrl: 'postgresql://u:p@h/d?sslmode=require' },
    ],
    [{ SMTP_URL: 'smtps://u:p@h:465' }, { smtpUrl: 'smtps://u:p@h:465' }],
    [{ MAIL_FROM: 'Ninefold <hello@example.org>' }, { mailFrom: 'Ninefold <hello@example.org>' }],
    [{ APP_KEY: 'a.key-of_8' }, { appKey: 'a.key-of_8' }],
    [{ SECRET: secret }, { secret }],
    [
      { TURNSTILE_SITE_KEY: '0x4AAAAAAA-site', TURNSTILE_SECRET: '0x4AAAAAAA-secret' },
      { challengeService: { kind: 'turnstile', siteKey: '0x4AAAAAAA-site', secret: '0x4AAAAAAA-secret' } },
    ],
    [
      { RECAPTCHA_SITE_KEY: '6LeIxAcT_site', RECAPTCHA_SECRET: '6LeIxAcT_secret' },
      { challengeService: { kind: 'recaptcha', siteKey: '6LeIxAcT_site', secret: '6LeIxAcT_secret' } },
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_12345', STRIPE_WEBHOOK_SECRET: 'whsec_12345' },
      {
        payments: {
          current: 'stripe',
          stripe: { secretKey: 'sk_test_12345', webhookSecret: 'whsec_12345', apiBase: undefined },
          sandbox: true,
        },
      },
    ],
    [{ LESSON_ROOM: 'link' }, { lessonRoom: 'link' }],
    [
      { ICE_SERVERS: '[{"urls":"stun:stun.example.org"}]' },
      { iceServers: [{ urls: ['stun:stun.example.org'] }] },
    ],
    [
      { ICE_SERVERS: '[{"urls":"turn:turn.example.org","secret":"a-secret-of-the-school"}]' },
      { iceServers: [{ urls: ['turn:turn.example.org'], secret: 'a-secret-of-the-school' }] },
    ],
    [{ ROLE: 'worker' }, { role: 'worker' }],
    [{ CHALLENGE_ROUNDS: '1' }, { challengeRounds: 1 }],
    [{ NODE_ENV: 'production', APP_KEY: 'a-key-of-a-school' }, { devPages: false }],
    [{ TRUST_PROXY: '10' }, { trustProxy: 10 }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('%j', (environment, expected) => {
    expect(configOf(environment)).toMatchObject(expected);
  });
});

test.each<[string, boolean]>([
  ['localhost', true],
  ['127.8.0.1', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.7', false],
  ['127.0.0.1.example', false],
])('a site on HOST %s has the pages of developers: %s', (HOST, has) => {
  expect(configOf({ HOST }).devPages).toBe(has);
});

describe('a value that cannot be used is refused by the name of its variable, and not repeated', () => {
  test.each<[string, string]>([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', 'hunter2'],
    ['PUBLIC_URL', 'www.hunter2.example'],
    ['PUBLIC_URL', 'ftp://hunter2.example'],
    ['PUBLIC_URL', 'javascript:hunter2'],
    ['API_BASE', '/hunter2'],
    ['CORS_ORIGINS', 'https://hunter2.example/'],
    ['CORS_ORIGINS', 'https://a.example, hunter2.example'],
    ['CORS_ORIGINS', 'https://hunter2.example/path'],
    ['CORS_ORIGINS', 'null, hunter2'],
    ['CORS_ORIGINS', '*'],
    ['DATABASE_URL', 'mysql://root:hunter2@h/d'],
    ['DATABASE_URL', 'root:hunter2@h/d'],
    ['SMTP_URL', 'https://root:hunter2@h'],
    ['MAIL_FROM', 'hunter2'],
    ['APP_KEY', 'hunter2'],
    ['APP_KEY', 'hunter2 with spaces'],
    ['APP_KEY', 'k'.repeat(201)],
    ['SECRET', 'hunter2 is much too short'],
    ['TURNSTILE_SITE_KEY', 'hunter2'],
    ['TURNSTILE_SECRET', 'hunter2 with spaces'],
    ['RECAPTCHA_SITE_KEY', 'hunter2<script>'],
    ['RECAPTCHA_SECRET', 'k'.repeat(201)],
    ['PAYMENTS', 'hunter2'],
    ['STRIPE_SECRET_KEY', 'pk_live_hunter2'],
    ['STRIPE_WEBHOOK_SECRET', 'hunter2'],
    ['STRIPE_API_BASE', 'hunter2'],
    ['AI_BASE_URL', 'hunter2'],
    ['AI_BASE_URL', 'https://root:hunter2@llm.example'],
    ['AI_BASE_URL', 'https://llm.example/v1?key=hunter2'],
    ['AI_API_KEY', 'hunter2 with spaces'],
    ['AI_MODEL', 'hunter2 with spaces'],
    ['AI_TRANSCRIBE_MODEL', 'm'.repeat(201)],
    ['AI_PRICE_IN', 'hunter2'],
    ['AI_PRICE_OUT', '-1'],
    ['AI_PRICE_MINUTE', 'hunter2'],
    ['AI_DAILY_BUDGET', '1.2345678'],
    ['AI_LEARNER_DAILY_BUDGET', '1,50'],
    ['LESSON_ROOM', 'hunter2'],
    ['ICE_SERVERS', '[{"urls":"turn:hunter2"}]'],
    ['ICE_SERVERS', '[{"urls":"turn:a.example","secret":"hunter2"}]'],
    ['ICE_SERVERS', '[{"urls":"turn:a.example","secret":"hunter2 hunter2 hunter2"}]'],
    ['ICE_SERVERS', '[{"urls":"stun:a.example","secret":"hunter2-hunter2-hunter2"}]'],
    [
      'ICE_SERVERS',
      '[{"urls":"turn:a.example","secret":"hunter2-hunter2-hunter2","username":"a","credential":"b"}]',
    ],
    ['ROLE', 'hunter2'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', 'hunter2'],
    ['LOG_LEVEL', 'hunter2'],
  ])('%s=%s', (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} .+\\.$`));
    expect(problem).not.toContain('hunter2');
    expect(problem).not.toContain(value);
  });
});

describe('one service against bots, with both of its keys', () => {
  const TURNSTILE = { TURNSTILE_SITE_KEY: 'hunter2-site-key', TURNSTILE_SECRET: 'hunter2-secret' };
  const RECAPTCHA = { RECAPTCHA_SITE_KEY: 'hunter2-site-key', RECAPTCHA_SECRET: 'hunter2-secret' };

  test.each<[string, Environment, readonly string[]]>([
    ['a site key alone', { ...TURNSTILE, TURNSTILE_SECRET: ' ' }, ['TURNSTILE_SECRET', 'TURNSTILE_SITE_KEY']],
    [
      'a secret alone',
      { ...TURNSTILE, TURNSTILE_SITE_KEY: undefined },
      ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'],
    ],
    [
      'half a pair of the other',
      { ...RECAPTCHA, RECAPTCHA_SECRET: undefined },
      ['RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY'],
    ],
    [
      'one whole pair and half of the other',
      { ...RECAPTCHA, ...TURNSTILE, TURNSTILE_SECRET: undefined },
      ['TURNSTILE_SECRET', 'TURNSTILE_SITE_KEY'],
    ],
    ['both services', { ...TURNSTILE, ...RECAPTCHA }, ['TURNSTILE_SITE_KEY', 'RECAPTCHA_SITE_KEY']],
  ])('%s is refused', (_, environment, named) => {
    const problem = problemOf(environment);
    expect(problem).toMatch(new RegExp(`^${named[0]} .+\\.$`));
    for (const name of named) expect(problem).toContain(name);
    expect(problem).not.toContain('hunter2');
  });
});

describe('who takes the money', () => {
  const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_hunter2', STRIPE_WEBHOOK_SECRET: 'whsec_hunter2' };
  const PRODUCTION = { NODE_ENV: 'production', APP_KEY: 'a-key-of-this-school' };

  test.each<[string, Environment, { current: string | undefined; sandbox: boolean }]>([
    ['the sandbox, without keys', {}, { current: 'sandbox', sandbox: true }],
    ['Stripe, with its keys; the sandbox still refunds', STRIPE, { current: 'stripe', sandbox: true }],
    [
      'the sandbox by name, over keys',
      { ...STRIPE, PAYMENTS: 'sandbox' },
      { current: 'sandbox', sandbox: true },
    ],
    ['nobody in production without keys', PRODUCTION, { current: undefined, sandbox: false }],
    ['Stripe in production', { ...PRODUCTION, ...STRIPE }, { current: 'stripe', sandbox: false }],
    [
      'the sandbox in production, by name only',
      { ...PRODUCTION, PAYMENTS: 'sandbox' },
      { current: 'sandbox', sandbox: true },
    ],
  ])('%s', (_, environment, expected) => {
    expect(configOf(environment).payments).toMatchObject(expected);
  });

  test.each<[string, Environment, RegExp]>([
    [
      'a key without the webhook’s',
      { ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined },
      /^STRIPE_WEBHOOK_SECRET must be set/,
    ],
    ['the webhook’s key alone', { ...STRIPE, STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY must be set/],
    [
      'Stripe by name, without keys',
      { PAYMENTS: 'stripe' },
      /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set/,
    ],
  ])('%s is refused', (_, environment, problem) => {
    expect(problemOf(environment)).toMatch(problem);
    expect(problemOf(environment)).not.toContain('hunter2');
  });
});

describe('the server with the language model', () => {
  const AI = {
    AI_BASE_URL: 'https://llm.example/v1/',
    AI_API_KEY: 'hunter2',
    AI_MODEL: 'vendor/model-8b:q4',
  };
  const PRICES = { AI_PRICE_IN: '0.15', AI_PRICE_OUT: '0.6' };
  const GRADING = {
    baseUrl: 'https://llm.example/v1',
    apiKey: 'hunter2',
    model: 'vendor/model-8b:q4',
    transcribeModel: undefined,
    prices: undefined,
    minutePrice: undefined,
    dailyBudget: undefined,
    learnerDailyBudget: undefined,
  };

  test.each<[string, Environment, Config['grading']]>([
    ['an address and a model are enough', AI, GRADING],
    ['a server of one’s own needs no key', { ...AI, AI_API_KEY: '' }, { ...GRADING, apiKey: undefined }],
    [
      'transcripts need no other model',
      { AI_BASE_URL: AI.AI_BASE_URL, AI_TRANSCRIBE_MODEL: 'whisper-1' },
      { ...GRADING, apiKey: undefined, model: undefined, transcribeModel: 'whisper-1' },
    ],
    [
      'prices and budgets are in millionths',
      { ...AI, ...PRICES, AI_DAILY_BUDGET: '2', AI_LEARNER_DAILY_BUDGET: '0.000001' },
      {
        ...GRADING,
        prices: { in: 150_000, out: 600_000 },
        dailyBudget: 2_000_000,
        learnerDailyBudget: 1,
      },
    ],
    [
      'a minute of a recording has its own price',
      {
        AI_BASE_URL: AI.AI_BASE_URL,
        AI_TRANSCRIBE_MODEL: 'whisper-1',
        AI_PRICE_MINUTE: '0.006',
        AI_DAILY_BUDGET: '2',
      },
      {
        ...GRADING,
        apiKey: undefined,
        model: undefined,
        transcribeModel: 'whisper-1',
        minutePrice: 6_000,
        dailyBudget: 2_000_000,
      },
    ],
  ])('%s', (_, environment, expected) => {
    expect(configOf(environment).grading).toEqual(expected);
  });

  test.each<[string, Environment, RegExp]>([
    ['a model without an address', { AI_MODEL: AI.AI_MODEL }, /^AI_BASE_URL .+AI_MODEL/],
    ['a key without an address', { AI_API_KEY: 'hunter2' }, /^AI_BASE_URL .+AI_API_KEY/],
    ['a budget without an address', { AI_DAILY_BUDGET: '1' }, /^AI_BASE_URL .+AI_DAILY_BUDGET/],
    ['an address without a model', { ...AI, AI_MODEL: '' }, /^AI_MODEL or AI_TRANSCRIBE_MODEL must be set/],
    ['one price', { ...AI, AI_PRICE_IN: '1' }, /^AI_PRICE_OUT must be set when AI_PRICE_IN/],
    ['the other price', { ...AI, AI_PRICE_OUT: '1' }, /^AI_PRICE_IN must be set when AI_PRICE_OUT/],
    [
      'prices without a model that has them',
      { AI_BASE_URL: AI.AI_BASE_URL, AI_TRANSCRIBE_MODEL: 'whisper-1', ...PRICES },
      /^AI_MODEL must be set/,
    ],
    [
      'the price of a minute without a model that writes it down',
      { ...AI, AI_PRICE_MINUTE: '1' },
      /^AI_TRANSCRIBE_MODEL .+AI_PRICE_MINUTE/,
    ],
    [
      'a budget that counts no transcripts',
      { ...AI, ...PRICES, AI_TRANSCRIBE_MODEL: 'whisper-1', AI_DAILY_BUDGET: '1' },
      /^AI_PRICE_MINUTE .+AI_DAILY_BUDGET/,
    ],
    ['a budget without prices', { ...AI, AI_DAILY_BUDGET: '1' }, /^AI_PRICE_IN .+AI_DAILY_BUDGET/],
    [
      'a learner’s budget without prices',
      { ...AI, AI_LEARNER_DAILY_BUDGET: '1' },
      /^AI_PRICE_IN .+AI_LEARNER_DAILY_BUDGET/,
    ],
    [
      'a learner’s budget above that of all',
      { ...AI, ...PRICES, AI_DAILY_BUDGET: '1', AI_LEARNER_DAILY_BUDGET: '1.5' },
      /^AI_LEARNER_DAILY_BUDGET must not be above/,
    ],
  ])('%s is refused', (_, environment, problem) => {
    expect(problemOf(environment)).toMatch(problem);
    expect(problemOf(environment)).toMatch(/^[^.]+\.$/);
    expect(problemOf(environment)).not.toContain('hunter2');
  });
});

describe('in production', () => {
  const production = { NODE_ENV: 'production', APP_KEY: 'a-key-of-this-school' };
  const DATABASE_URL = 'postgres://u:p@h/d';

  test('a site with a key of its own starts', () => {
    expect(configOf(production)).toMatchObject({ production: true, appKey: 'a-key-of-this-school' });
  });

  test.each([
    ['a missing key', undefined],
    ['an empty key', ''],
    ['the key that everybody knows', DEVELOPMENT_APP_KEY],
  ])('%s is refused', (_, key) => {
    expect(problemOf({ ...production, APP_KEY: key })).toMatch(/^APP_KEY must be set in production/);
  });

  test('machines that share a database must share a secret', () => {
    expect(problemOf({ ...production, DATABASE_URL })).toMatch(/^SECRET must be set in production/);
    expect(configOf({ ...production, DATABASE_URL, SECRET: 's'.repeat(32) }).secret).toBe('s'.repeat(32));
  });

  test('neither rule holds elsewhere', () => {
    expect(configOf({ NODE_ENV: 'development', DATABASE_URL })).toMatchObject({
      production: false,
      appKey: DEVELOPMENT_APP_KEY,
      secret: undefined,
    });
  });
});
