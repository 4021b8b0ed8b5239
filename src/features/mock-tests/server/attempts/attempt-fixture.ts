import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createCandidateIdentity } from '#features/accounts/server/index.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { Api } from '#platform/http/api-env.ts';
import { createApi } from '#platform/http/create-api.ts';
import { createRateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { ReplyTo } from '#platform/api-client/api-client.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import type { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import { parseKey, type ReadingKey } from '#ielts/marking/answer-key.ts';
import type { QuestionGroup } from '#ielts/question-types/registry.ts';
import type { ReadingSection } from '#ielts/paper/paper.ts';
import type { SavedAnswer } from '../../domain/attempts/saved-answer.ts';
import { closeOverdueAttemptsJob } from '../sittings/close-overdue-attempts-job.ts';
import { mountMockTests } from '../index.ts';
import {
  createAudioFiles,
  loadPapers,
  type Papers,
  type SectionEdition,
} from '#features/library/server/index.ts';

export const NINE_O_CLOCK = Date.UTC(2026, 10, 21, 9, 0, 0);
export const MINUTE = 60_000;
/** The free trial's Reading lasts 20 minutes; answers count for 5 seconds more. */
export const DEADLINE = NINE_O_CLOCK + 20 * MINUTE;
export const LAST_MOMENT = DEADLINE + 5_000;

type Replies = { [K in keyof typeof MOCK_TEST_ENDPOINTS]: ReplyTo<(typeof MOCK_TEST_ENDPOINTS)[K]> };
export type Problem = { readonly type: string; readonly title: string; readonly status: number };
/** A reply that was expected to be right, or the problem it was; `text` is what came over the wire. */
export type Reply<T> = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T & Partial<Problem>;
  readonly text: string;
};

let shipped: Papers | undefined;

/** The content that is shipped, read once for all files of a worker. */
export function shippedPapers(): Papers {
  shipped ??= contentOrThrow(loadPapers('content', createMediaFiles('media'), createAudioFiles('media')));
  return shipped;
}

export function papersOf(...editions: readonly SectionEdition[]): Papers {
  return {
    mockTests: [],
    editions,
    findMockTest: () => undefined,
    findEdition: (mockTest, skill) =>
      editions.find((each) => each.mockTest === mockTest && each.section.skill === skill),
    countQuestions: () => 0,
    soundCheck: undefined,
  };
}

type ReadingEdition = SectionEdition & { readonly section: ReadingSection; readonly answerKey: ReadingKey };

export function freeTrial(): ReadingEdition {
  const edition = shippedPapers().findEdition('free-trial', 'reading');
  if (edition?.section.skill !== 'reading' || edition.answerKey.skill !== 'reading') {
    throw new Error('The free trial has no Reading section.');
  }
  return { ...edition, section: edition.section, answerKey: edition.answerKey };
}

/** A section of statements that are all true, as long as a whole test's. */
export function aLongEdition(count = 40): ReadingEdition {
  const { section, answerKey, title, access, courses } = freeTrial();
  const numbers = Array.from({ length: count }, (_, place) => place + 1);
  const group: QuestionGroup = {
    type: 'true-false-not-given',
    questions: numbers.map((number) => ({ number, statement: `Statement ${number}.` })),
  };
  const parts = section.parts.slice(0, 1).map(({ passage }) => ({ passage, groups: [group] }));
  return {
    version: `long-${count}`,
    mockTest: 'long-test',
    title,
    access,
    courses,
    section: { ...section, parts },
    answerKey: {
      skill: 'reading',
      bands: [
        { minRaw: count, band: 9 },
        { minRaw: 0, band: 0 },
      ] as never,
      answers: numbers.map((number) => ({
        number,
        key: 'TRUE',
        explanation: { en: 'It says so.', 'zh-Hant': '文中有說。' },
        evidence: answerKey.answers[0]?.evidence ?? [],
      })),
    },
  };
}

/** What would be marked right, for every question of a section. */
export function rightAnswers({ answerKey }: ReadingEdition = freeTrial(), sequence = 1): SavedAnswer[] {
  return answerKey.answers.map(({ number, key }) => {
    const parsed = parseKey(key);
    return { number, value: (parsed.ok && parsed.forms[0]?.text) || key, sequence };
  });
}

export function anAnswer(number: number, value: string, sequence = 1): SavedAnswer {
  return { number, value, sequence };
}

/** One browser with its cookies. */
export function aBrowser(api: Api, { language = 'en', cookie = '' } = {}) {
  let kept = cookie;

  async function send<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const response = await api.request(path, {
      method,
      headers: {
        'x-requested-key': 'ninefold-development',
        'accept-language': language,
        cookie: kept,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) kept = set.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text), text };
  }

  const start = (mockTest = 'free-trial', skill = 'reading') =>
    send<Replies['createAttempt']>('POST', '/api/attempts', { mock_test: mockTest, skill });

  return {
    send,
    start,
    cookie: () => kept,
    /** Starts an attempt, and expects it to start. */
    async startId(mockTest?: string): Promise<string> {
      const { status, body, text } = await start(mockTest);
      if (status !== 200) throw new Error(text);
      return body.attempt_id;
    },
    save: (id: string, ...answers: readonly SavedAnswer[]) =>
      send<Replies['saveAnswers']>('PUT', `/api/attempts/${id}/answers`, { answers }),
    submit: (id: string, ...answers: readonly SavedAnswer[]) =>
      send<Replies['submitAttempt']>('POST', `/api/attempts/${id}/submission`, { answers }),
    get: (id: string) => send<Replies['getAttempt']>('GET', `/api/attempts/${id}`),
    list: (query = '') => send<Replies['listAttempts']>('GET', `/api/attempts${query}`),
    result: (id: string) => send<Replies['getResult']>('GET', `/api/attempts/${id}/result`),
  };
}

export type Browser = ReturnType<typeof aBrowser>;

/** The mock tests on a database of this file's own, at nine o'clock unless a test says otherwise. */
export function useMockTests({ papers = shippedPapers() }: { papers?: Papers } = {}) {
  const held: { database?: TestDatabase; api?: Api; files?: string } = {};
  const entitlements = new Map<string, readonly { key: string; accessUntil: Date }[]>();
  const time = { now: NINE_O_CLOCK };
  const clock = { now: () => new Date(time.now) };
  const { log, text: logText } = collectLog();

  function files(): string {
    held.files ??= mkdtempSync(join(tmpdir(), 'ninefold-files-'));
    return held.files;
  }

  function database(): TestDatabase {
    if (!held.database) throw new Error('The database is there within tests only.');
    return held.database;
  }

  async function mount(content: Papers): Promise<Api> {
    const parsed = parseConfig({});
    if (!parsed.ok) throw new Error(parsed.problem);
    const { config } = parsed;
    const db = openDatabase(database().pool);
    const candidateIdentity = createCandidateIdentity({ config, database: db, clock, ids: randomIds });
    const api = createApi({ config, log, ids: randomIds, identifyCandidate: candidateIdentity.find });
    const limiter = createRateLimiter({ pool: database().pool, log });
    await mountMockTests(api, {
      files: createFileStore({ directory: files() }),
      database: db,
      clock,
      ids: randomIds,
      papers: content,
      candidateIdentity,
      limiter,
      findEntitlements: async (accountId) => entitlements.get(accountId) ?? [],
    });
    return api;
  }

  function api(): Api {
    if (!held.api) throw new Error('The API is there within tests only.');
    return held.api;
  }

  beforeAll(async () => {
    held.database = await createTestDatabase();
    held.api = await mount(papers);
  });
  beforeEach(() => {
    time.now = NINE_O_CLOCK;
  });
  afterAll(async () => {
    if (held.files) rmSync(held.files, { recursive: true });
    await held.database?.drop();
  });

  return {
    database,
    clock,
    time,
    api,
    files: () => createFileStore({ directory: files() }),
    log,
    logText,
    /** What runs every minute while nobody looks. */
    sweep: () =>
      closeOverdueAttemptsJob({
        database: openDatabase(database().pool),
        clock,
        papers,
        ids: randomIds,
      }).handle({}, { signal: new AbortController().signal, log }),
    /** The API of another process on the same database, with content of its own. */
    mount,
    browser: (given?: { language?: string; cookie?: string }) => aBrowser(api(), given),
    query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
      (await database().pool.query<T>(text, [...values])).rows,
    /** Work on a connection of its own, in a transaction that `commit` ends. */
    async hold(...statements: readonly (readonly [string, ...unknown[]])[]) {
      const client = await database().pool.connect();
      await client.query('begin');
      for (const [text, ...values] of statements) await client.query(text, values);
      return {
        async commit() {
          await client.query('commit');
          client.release();
        },
      };
    },
    /** Until so many connections wait for a lock. */
    async untilWaiting(count = 1): Promise<void> {
      for (let tries = 0; tries < 500; tries += 1) {
        const { rows } = await database().pool.query<{ count: number }>(
          `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if ((rows[0]?.count ?? 0) >= count) return;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      throw new Error('Nobody waits for a lock.');
    },
  };
}
