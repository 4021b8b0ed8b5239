import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { Api } from '#platform/http/api-env.ts';
import { APP_KEY, type ProblemBody } from '#platform/http/api-fixture.ts';
import { createApi } from '#platform/http/create-api.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { MailOutbox, MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { createRateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { makeTemporaryDirectory, removeDirectory } from '#tests/database/temporary-directory.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { createAccountKeys } from './account-keys.ts';
import type { AccountsDependencies } from './accounts-dependencies.ts';
import { createAccounts } from './create-accounts.ts';
import { createEndedSessions } from './ended-sessions.ts';
import type { CandidateIdentity } from './visitors/identify-candidate.ts';
import { addAccount, emailKeyOf, findAccount, type NewAccount, type StoredAccount } from './account-store.ts';
import { startSession } from './sessions/start-session.ts';

export const PASSWORD = 'correct horse 7 battery';
export const SECRET = 'a secret of thirty-two characters';
/** A hash says what it costs, so signing in with this one is quick. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
const NINE_O_CLOCK = Date.UTC(2026, 10, 21, 9, 0, 0);

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ProblemBody & Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: ArrayBuffer;
};

type Ask = {
  readonly body?: unknown;
  readonly token?: string;
  readonly language?: Language;
  readonly headers?: Readonly<Record<string, string>>;
  /** The network address of the request; each test has its own unless this is set. */
  readonly address?: string;
};

/**
 * The accounts' calls on a real API and database, with a clock that the test moves and the emails that were written.
 * `environment` are settings. The bot challenge accepts everybody unless `botChallenge` is set. `alsoMount` puts
 * another feature's calls on the same API, and `dataOfFeatures` is the data of other features. `makeOutbox` sends
 * emails elsewhere than to `mails`. `evenTime` makes forms take as long as in the product.
 */
export function useAccounts({
  environment = {},
  botChallenge,
  dataOfFeatures = [],
  alsoMount,
  makeOutbox,
  evenTime = false,
}: {
  readonly environment?: Readonly<Record<string, string>>;
  readonly botChallenge?: AccountsDependencies['botChallenge'];
  readonly dataOfFeatures?: AccountsDependencies['dataOfFeatures'];
  readonly alsoMount?: (
    api: Api,
    options: AccountsDependencies & { readonly candidateIdentity: CandidateIdentity },
  ) => void | Promise<void>;
  readonly makeOutbox?: (database: TestDatabase) => Promise<MailOutbox>;
  readonly evenTime?: boolean;
} = {}) {
  const held: {
    database?: TestDatabase;
    api?: Api;
    dependencies?: AccountsDependencies;
    directory?: string;
  } = {};
  const mails: MailToEnqueue[] = [];
  const { log, text: logText } = collectLog();
  let now = NINE_O_CLOCK;
  let network = 0;

  beforeAll(async () => {
    const database = await createTestDatabase();
    const directory = await makeTemporaryDirectory();
    const parsed = parseConfig({
      TRUST_PROXY: '1',
      PUBLIC_URL: 'https://www.ninefold.example',
      ...environment,
    });
    if (!parsed.ok) throw new Error(parsed.problem);
    const dependencies: AccountsDependencies = {
      config: parsed.config,
      log,
      database: openDatabase(database.pool),
      clock: { now: () => new Date(now) },
      ids: randomIds,
      limiter: createRateLimiter({ pool: database.pool, log }),
      outbox: (await makeOutbox?.(database)) ?? { enqueueMail: async (_, mail) => void mails.push(mail) },
      keys: createAccountKeys(SECRET),
      endedSessions: createEndedSessions(),
      dataOfFeatures,
      school: {
        name: 'Ninefold IELTS',
        email: 'hello@ninefold.example',
        hours: { en: 'Monday to Friday', 'zh-Hant': '週一至週五' },
      },
      files: createFileStore({ directory: join(directory, 'files') }),
      ...(evenTime ? {} : { evenTimeMs: 0 }),
      botChallenge: botChallenge ?? {
        issue: async () => ({ kind: 'turnstile', site_key: 'none' }),
        check: async () => ({ ok: true }),
      },
    };
    const { keys: _, ...options } = dependencies;
    const accounts = createAccounts({ ...options, secret: SECRET });
    const api = createApi({
      config: parsed.config,
      log,
      ids: randomIds,
      authenticate: accounts.authenticate,
      identifyCandidate: accounts.candidateIdentity.find,
    });
    accounts.mount(api);
    await alsoMount?.(api, { ...dependencies, candidateIdentity: accounts.candidateIdentity });
    Object.assign(held, { database, api, dependencies, directory });
  });
  beforeEach(() => {
    now = NINE_O_CLOCK;
    network += 1;
    mails.length = 0;
  });
  afterAll(async () => {
    await held.database?.drop();
    if (held.directory) await removeDirectory(held.directory);
  });

  function dependencies(): AccountsDependencies {
    if (!held.dependencies) throw new Error('The API is there within tests only.');
    return held.dependencies;
  }

  async function anAccount(options: Partial<NewAccount> = {}): Promise<StoredAccount> {
    const id = randomIds.uuid();
    const email = options.email ?? `mei.${id.slice(0, 8)}@example.org`;
    const account: NewAccount = {
      id,
      email,
      emailKey: emailKeyOf(email),
      emailVerifiedAt: new Date(now),
      firstName: 'Mei',
      lastName: 'Lin',
      passwordHash: await passwordHash,
      language: 'en',
      createdAt: new Date(now),
      // Roles need two-factor. Nobody types a code for these accounts, so the secret can be anything.
      totpSecret: (options.role ?? 'learner') === 'learner' ? null : Buffer.from('stored'),
      ...options,
    };
    const { database } = dependencies();
    await database.transaction((transaction) => addAccount(transaction, account));
    const stored = await findAccount(database, id);
    if (!stored) throw new Error('The account was not kept.');
    return stored;
  }

  return {
    dependencies,
    /** The API itself, for requests that `ask` does not cover. */
    api(): Api {
      if (!held.api) throw new Error('The API is there within tests only.');
      return held.api;
    },
    mails,
    logText,
    /** The secret in the link of the last email. */
    lastToken(): string {
      const text = mails[mails.length - 1]?.text ?? '';
      return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';
    },
    pass(seconds: number): void {
      now += seconds * 1000;
    },
    /** An account with `PASSWORD` whose address is verified, unless the options say otherwise. */
    anAccount,
    /** A signed-in account: its access token, its refresh token and its session. */
    async aSession(options: Partial<NewAccount> | StoredAccount = {}) {
      const account =
        'createdAt' in options && 'emailKey' in options && options.id ? options : await anAccount(options);
      const origin = {
        language: 'en',
        device: 'Chrome on Windows',
        shownAddress: '203.0.113.•',
        addressKey: '203.0.113.7',
      } as const;
      const { reply, refreshToken } = await dependencies().database.transaction((transaction) =>
        startSession(dependencies(), transaction, account as StoredAccount, origin),
      );
      return { account: account as StoredAccount, token: reply.token, refreshToken };
    },
    async ask(method: string, path: string, options: Ask = {}): Promise<Reply> {
      const { body, token, language = 'en', headers = {}, address = `203.0.${network}.7` } = options;
      const ready = body instanceof Uint8Array || body instanceof FormData;
      const response = await held.api?.request(path, {
        method,
        headers: {
          'x-requested-key': APP_KEY,
          'accept-language': language,
          'x-forwarded-for': address,
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || ready ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: ready ? (body as BodyInit) : JSON.stringify(body) }),
      });
      if (!response) throw new Error('The API is there within tests only.');
      const bytes = await response.clone().arrayBuffer();
      const text = new TextDecoder().decode(bytes);
      const json = (response.headers.get('content-type') ?? '').includes('json');
      return {
        status: response.status,
        headers: response.headers,
        body: json ? JSON.parse(text) : {},
        text,
        bytes,
      };
    },
    async query(sql: string, values: unknown[] = []) {
      const { rows } = (await held.database?.pool.query(sql, values)) ?? { rows: [] };
      return rows as Record<string, unknown>[];
    },
  };
}
