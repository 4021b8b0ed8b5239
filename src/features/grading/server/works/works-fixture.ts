import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createCandidateIdentity } from '#features/accounts/server/index.ts';
import { keepSectionVersions } from '#features/library/server/index.ts';
import type { WritingSection } from '#ielts/paper/writing-paper.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import type { Api } from '#platform/http/api-env.ts';
import { createApi } from '#platform/http/create-api.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { mountGrading } from '../index.ts';
import type { LocalGrade, LocalWork } from '../local/local-grade.ts';
import { addWorks } from './add-works.ts';
import { gradeWaitingWorks } from './grade-works.ts';
import type { QueueDependencies } from './grading-dependencies.ts';
import type { WritingPrompt } from '../prompts/load-writing-prompts.ts';
import type { WorkGraders } from './work-graders.ts';

export const NINE_O_CLOCK = Date.UTC(2026, 10, 21, 9, 0, 0);
export const MINUTE = 60_000;

const SECTION: WritingSection = {
  skill: 'writing',
  durationMinutes: 60,
  tasks: [
    { type: 'chart', number: 1, minutes: 20, minWords: 150, prompt: 'Summarise the chart.', charts: [] },
    { type: 'essay', number: 2, minutes: 40, minWords: 250, prompt: 'Should buses be free?' },
  ],
};

const both = (en: string) => ({ en, 'zh-Hant': '中文' });

/** The bank of these tests: one prompt with one model. */
const PROMPTS: readonly WritingPrompt[] = SECTION.tasks.slice(1).map((task) => ({
  id: 'free-buses',
  kind: 'writing-task-2',
  topic: { en: 'Buses', 'zh-Hant': '公車' },
  task,
  models: [
    {
      band: 8,
      text: 'A model about buses.',
      comments: [{ criterion: 'task-response', text: { en: 'It answers.', 'zh-Hant': '有回答。' } }],
    },
  ],
}));

/** A grade that quotes the first word of the text. */
export function aLocalGrade({ task, text }: LocalWork, band = 6): LocalGrade {
  const [first = ''] = text.split(' ');
  const criteria = [
    task === 1 ? 'task-achievement' : 'task-response',
    'coherence-and-cohesion',
    'lexical-resource',
    'grammatical-range-and-accuracy',
  ] as const;
  return {
    grader: 'local',
    figures: { claims: [], features: [] },
    band,
    low: band - 0.5,
    high: band + 0.5,
    criteria: criteria.map((criterion) => ({
      criterion,
      low: band - 0.5,
      high: band + 0.5,
      evidence: [{ quote: first, comment: both('The text begins here.') }],
    })),
    errors: [
      {
        kind: 'article',
        criterion: 'grammatical-range-and-accuracy',
        start: 0,
        end: first.length,
        quote: first,
        comment: both('An article is missing.'),
      },
    ],
    caps: [],
    advice: [],
  };
}

/** Works and their queue on a database of this file's own, at nine o'clock unless a test says otherwise. */
export function useWorks() {
  const held: { database?: TestDatabase; db?: Database; api?: Api } = {};
  const entitlements = new Map<string, readonly { key: string; accessUntil: Date }[]>();
  const time = { now: NINE_O_CLOCK };
  const clock = { now: () => new Date(time.now) };
  const enqueued: { name: string; payload: unknown }[] = [];
  const { log } = collectLog();
  const gradedTexts: string[] = [];

  function db(): Database {
    if (!held.db) throw new Error('The database is there within tests only.');
    return held.db;
  }

  const graders: WorkGraders = {
    local: {
      grade: async (work) => {
        gradedTexts.push(work.text);
        return { ok: true, grade: aLocalGrade(work) };
      },
    },
    localHash: 'first',
    model: undefined,
    speaking: undefined,
  };

  const dependencies = (
    given: Partial<WorkGraders> = {},
    service?: QueueDependencies['service'],
  ): QueueDependencies => ({
    database: db(),
    clock,
    ids: randomIds,
    jobs: {
      enqueue: async (_, { name }, payload) => void enqueued.push({ name, payload }),
    },
    findEntitlements: async (accountId) => entitlements.get(accountId) ?? [],
    isFreeTest: (mockTest) => mockTest === 'free-trial',
    sources: {
      readAnswers: async () => ({ settled: true, answers: [] }),
      listTextSteps: async () => [],
      recordingAddress: (attemptId, question) => `/recordings/${attemptId}/${question}`,
    },
    graders: { ...graders, ...given },
    service,
  });

  beforeAll(async () => {
    held.database = await createTestDatabase();
    held.db = openDatabase(held.database.pool);
    const answerKey = { skill: 'writing', tasks: [] } as const;
    const edition = {
      version: 'v1',
      mockTest: 'academic-1',
      access: 'plans',
      courses: [],
      section: SECTION,
      answerKey,
    } as const;
    await keepSectionVersions(held.db, [{ ...edition, title: both('Test 1') }], clock.now());
    const parsed = parseConfig({});
    if (!parsed.ok) throw new Error(parsed.problem);
    const { config } = parsed;
    const candidateIdentity = createCandidateIdentity({ config, database: db(), clock, ids: randomIds });
    const api = createApi({
      config,
      log,
      ids: randomIds,
      identifyCandidate: candidateIdentity.find,
      // A bearer token of these tests is the id of the account itself.
      authenticate: async (authorization) => {
        const accountId = authorization?.replace('Bearer ', '');
        return accountId === undefined
          ? { state: 'nobody' }
          : { state: 'known', actor: { accountId, role: 'learner', sessionId: accountId } };
      },
    });
    mountGrading(api, {
      ...dependencies(),
      candidateIdentity,
      lanes: 1,
      findLessonTitle: () => undefined,
      findPrompt: (id) => PROMPTS.find((prompt) => prompt.id === id),
      listPrompts: () => PROMPTS,
      model: null,
    });
    held.api = api;
  });
  beforeEach(() => {
    time.now = NINE_O_CLOCK;
    enqueued.length = 0;
    gradedTexts.length = 0;
  });
  afterAll(async () => {
    await held.database?.drop();
  });

  return {
    time,
    clock,
    log,
    db,
    enqueued,
    gradedTexts,
    entitlements,
    dependencies,
    /** A learner with an account and these plans. */
    async aLearner(...plans: readonly string[]): Promise<{ accountId: string; candidateId: string }> {
      const [accountId, candidateId] = [randomIds.uuid(), randomIds.uuid()];
      await held.database?.pool.query(
        `insert into accounts (id, email, email_key, first_name, last_name, password_hash, language, created_at)
         values ($1, $2, $2, 'Mei', 'Lin', 'none', 'en', now())`,
        [accountId, `mei.${accountId}@example.org`],
      );
      await held.database?.pool.query(
        'insert into candidates (id, account_id, created_at) values ($1, $2, now())',
        [candidateId, accountId],
      );
      const accessUntil = new Date(NINE_O_CLOCK + 1000 * MINUTE);
      entitlements.set(
        accountId,
        plans.map((key) => ({ key, accessUntil })),
      );
      return { accountId, candidateId };
    },
    /** Submits a section of Writing with these texts, and returns the ids of its works. */
    async submit(
      candidateId: string,
      texts: readonly string[],
      { mockTest = 'academic-1' }: { readonly mockTest?: string } = {},
    ): Promise<string[]> {
      const attemptId = randomIds.uuid();
      await db().transaction((transaction) =>
        addWorks(transaction, {
          candidateId,
          attemptId,
          mockTest,
          sectionVersion: 'v1',
          section: SECTION,
          texts: new Map(texts.map((text, at) => [at + 1, text])),
          startedAt: clock.now(),
          deadlineAt: clock.now(),
          submittedAt: clock.now(),
        }),
      );
      const found = await held.database?.pool.query<{ id: string }>(
        'select id from works where attempt_id = $1 order by task_number',
        [attemptId],
      );
      return found?.rows.map(({ id }) => id) ?? [];
    },
    query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
      (await held.database?.pool.query<T>(text, [...values]))?.rows ?? [],
    /** What the job does, in a process with these graders. */
    run: (
      given?: Partial<WorkGraders>,
      signal = new AbortController().signal,
      service?: QueueDependencies['service'],
    ) => gradeWaitingWorks(dependencies(given, service), { signal, log }),
    /** A call by an account. */
    async call<T = Record<string, unknown>>(
      accountId: string,
      method: string,
      path: string,
      body?: unknown,
    ): Promise<{ status: number; body: T }> {
      const response = await held.api?.request(path, {
        method,
        headers: {
          'x-requested-key': 'ninefold-development',
          authorization: `Bearer ${accountId}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response) throw new Error('The API is there within tests only.');
      return { status: response.status, body: (await response.json()) as T };
    },
  };
}
