import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createEndedSessions, createCandidateIdentity } from '#features/accounts/server/index.ts';
import { someCourses } from '#features/courses/server/course-fixture.ts';
import { aLocalGrade } from '#features/grading/server/works/works-fixture.ts';
import { CRITERIA, type WorkKind } from '#ielts/criteria/criteria.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { Api } from '#platform/http/api-env.ts';
import { createApi } from '#platform/http/create-api.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { mountTeacherMarking, type MarkingDependencies } from './index.ts';
import { releaseMarkings } from './jobs/release-markings.ts';
import { watchMarkings } from './jobs/watch-markings.ts';

export const NINE_O_CLOCK = Date.UTC(2026, 10, 21, 9, 0, 0);
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const ESSAY_TEXT = 'Buses should be free. Buses are full.';
const SPOKEN = Buffer.from('OggS and what was said');

const TASK = {
  type: 'essay',
  number: 2,
  minutes: 40,
  minWords: 250,
  prompt: 'Should buses be free?',
} as const;

type Role = 'learner' | 'teacher' | 'admin';
export type Person = { readonly accountId: string; readonly role: Role };
export type Learner = Person & { readonly candidateId: string };
export type Reply<T> = { readonly status: number; readonly body: T };

const both = (en: string) => ({ en, 'zh-Hant': '中文' });

/** A machine's estimates: 5.5 to 6.5 each, and none of pronunciation. */
const estimates = (kind: WorkKind) =>
  CRITERIA[kind].flatMap((criterion) =>
    criterion === 'pronunciation' ? [] : [{ criterion, low: 5.5, high: 6.5, evidence: [] }],
  );

/** A complete marking with one band for all criteria. */
export const aMarking = (band: number, kind: WorkKind = 'writing-task-2') => ({
  criteria: CRITERIA[kind].map((criterion) => ({ criterion, band, reason: `Why ${criterion}.` })),
  letter: { text: 'Dear Mei,', strengths: ['one', 'two', 'three'], steps: ['four', 'five', 'six'] },
  comments: [] as unknown[],
});

/** Marking by teachers on a database of this file's own, at nine o'clock unless a test says otherwise. */
export function useMarking(rules: Partial<MarkingDependencies['rules']> = {}) {
  const held: { database?: TestDatabase; db?: Database; api?: Api; dependencies?: MarkingDependencies } = {};
  const entitlements = new Map<string, readonly { key: string; accessUntil: Date }[]>();
  const time = { now: NINE_O_CLOCK };
  const clock = { now: () => new Date(time.now) };
  const mails: MailToEnqueue[] = [];
  const spoken: { answers: string[]; settled: boolean } = { answers: [], settled: true };
  const checked: { caps: ReturnType<typeof aLocalGrade>['caps'] } = { caps: [] };
  const { log } = collectLog();
  const directory = mkdtempSync(join(tmpdir(), 'ninefold-marking-'));
  const files = createFileStore({ directory });

  function dependencies(): MarkingDependencies {
    if (!held.dependencies) throw new Error('The database is there within tests only.');
    return held.dependencies;
  }
  const query = async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await held.database?.pool.query<T>(text, [...values]))?.rows ?? [];

  beforeAll(async () => {
    held.database = await createTestDatabase();
    const database = openDatabase(held.database.pool);
    const parsed = parseConfig({});
    if (!parsed.ok) throw new Error(parsed.problem);
    const { config } = parsed;
    const candidateIdentity = createCandidateIdentity({ config, database, clock, ids: randomIds });
    const api = createApi({
      config,
      log,
      ids: randomIds,
      identifyCandidate: candidateIdentity.find,
      // A bearer token of these tests is the role and the id of the account.
      authenticate: async (authorization) => {
        const [role = '', accountId = ''] = authorization?.replace('Bearer ', '').split(' ') ?? [];
        return accountId === ''
          ? { state: 'nobody' }
          : { state: 'known', actor: { accountId, role, sessionId: accountId } };
      },
    });
    held.dependencies = {
      database,
      clock,
      ids: randomIds,
      log,
      jobs: { enqueue: async () => undefined },
      outbox: { enqueueMail: async (_, mail) => void mails.push(mail) },
      files,
      rules: {
        deadlineHours: 48,
        warningHours: 12,
        doubleShare: 0,
        leaseMinutes: 30,
        undoSeconds: 60,
        questionDays: 14,
        creditDays: 180,
        // Tests of seeds turn them on; elsewhere the queue has the works of learners alone.
        seeds: { every: 0, ofDay: 0, criterionTolerance: 1, overallTolerance: 0.5, window: 5, misses: 2 },
        ...rules,
      },
      commentBank: [
        {
          id: 'article-the',
          kind: 'error',
          criterion: 'grammatical-range-and-accuracy',
          family: 'article',
          text: { en: 'Say “the {quote}”.', 'zh-Hant': '這裡要加 the：the {quote}。' },
          suggestion: 'the {quote}',
        },
      ],
      school: { name: 'Ninefold', email: 'school@example.org', hours: both('all day') },
      config: { publicUrl: 'https://www.ninefold.example' },
      findEntitlements: async (accountId) => entitlements.get(accountId) ?? [],
      papers: {
        findMockTest: (slug) => ({
          slug,
          title: both(slug),
          module: 'academic',
          form: 'full',
          access: slug === 'free-trial' ? 'everybody' : 'plans',
          courses: [],
          editions: [],
        }),
      },
      courses: someCourses(),
      sources: {
        readAnswers: async () => ({
          settled: spoken.settled,
          answers: spoken.answers.map((question) => ({
            question,
            part: 1,
            asked: 'Do you like buses?',
            mediaType: 'audio/ogg',
            read: async () => Uint8Array.from(SPOKEN),
          })),
        }),
      },
      graders: {
        local: { grade: async (work) => ({ ok: true, grade: { ...aLocalGrade(work), caps: checked.caps } }) },
      },
      endedSessions: createEndedSessions(),
      hasTeacherPage: (slug) => slug === 'hannah',
    };
    mountTeacherMarking(api, held.dependencies);
    held.api = api;
  });
  beforeEach(async () => {
    time.now = NINE_O_CLOCK;
    mails.length = 0;
    spoken.answers = [];
    spoken.settled = true;
    checked.caps = [];
    // Each test has a queue of its own.
    await query('delete from marking_orders');
  });
  afterAll(async () => {
    await held.database?.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  async function anAccount(role: Role, name: string): Promise<Person> {
    const accountId = randomIds.uuid();
    await query(
      `insert into accounts (id, email, email_key, first_name, last_name, password_hash, language, role, created_at,
         target_band_times_two)
       values ($1, $2, $2, $3, 'Lin', 'none', 'en', $4, now(), 13)`,
      [accountId, `${accountId}@example.org`, name, role],
    );
    return { accountId, role };
  }

  const tools = {
    time,
    mails,
    entitlements,
    spoken,
    checked,
    files,
    query,
    dependencies,
    /** For another process on the same database. */
    databaseUrl: () => held.database?.url ?? '',
    anAccount,
    /** A learner with an account and these plans or courses. */
    async aLearner(...keys: readonly string[]): Promise<Learner> {
      const person = await anAccount('learner', 'Mei');
      const candidateId = randomIds.uuid();
      await query('insert into candidates (id, account_id, created_at) values ($1, $2, now())', [
        candidateId,
        person.accountId,
      ]);
      const accessUntil = new Date(NINE_O_CLOCK + 365 * DAY);
      entitlements.set(
        person.accountId,
        keys.map((key) => ({ key, accessUntil })),
      );
      return { ...person, candidateId };
    },
    /** A teacher who marks everything, unless the changes say otherwise. */
    async aTeacher(
      changes: { readonly skills?: string[]; readonly dailyMost?: number } = {},
    ): Promise<Person> {
      const person = await anAccount('teacher', 'Hannah');
      await query(
        `insert into teacher_profiles (account_id, slug, skills, modules, languages, daily_most, holidays, created_at)
         values ($1, 'hannah', $2, '{academic,general-training}', '{en,zh-Hant}', $3, '[]', now())`,
        [person.accountId, changes.skills ?? ['essay', 'speaking'], changes.dailyMost ?? 100],
      );
      return person;
    },
    anAdmin: () => anAccount('admin', 'Ada'),
    /** A submitted work of a mock test, with a machine's band of 5.5 to 6.5 unless `ungraded`. */
    async aWork(
      { candidateId }: Learner,
      {
        kind = 'writing-task-2',
        mockTest = 'academic-1',
        source = 'mock-test',
        state = 'graded',
        ungraded = false,
      }: {
        readonly kind?: WorkKind;
        readonly mockTest?: string;
        readonly source?: string;
        readonly state?: string;
        readonly ungraded?: boolean;
      } = {},
    ): Promise<string> {
      const id = randomIds.uuid();
      const isSpoken = kind === 'speaking';
      const number = isSpoken ? 0 : kind === 'writing-task-1' ? 1 : 2;
      await query(
        `insert into works (candidate_id, id, kind, source, state, mock_test, attempt_id, task_number, task, text,
           first_draft, started_at, saved_at, submitted_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $2, now(), now(), now())`,
        [
          candidateId,
          id,
          kind,
          source,
          state,
          mockTest,
          randomIds.uuid(),
          number,
          isSpoken ? null : JSON.stringify(TASK),
          isSpoken ? '' : ESSAY_TEXT,
        ],
      );
      if (!ungraded) {
        await query(
          `insert into grades (candidate_id, work_id, grader, config_hash, low_times_two, high_times_two, grade, ms,
             graded_at)
           values ($1, $2, 'local', 'none', 11, 13, $4, 90, $3)`,
          [candidateId, id, clock.now(), JSON.stringify({ grader: 'local', criteria: estimates(kind) })],
        );
      }
      return id;
    },
    /** A call by an account. */
    async call<T = Record<string, unknown>>(
      { accountId, role }: Person,
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Reply<T>> {
      const response = await held.api?.request(path, {
        method,
        headers: {
          'x-requested-key': 'ninefold-development',
          authorization: `Bearer ${role} ${accountId}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response) throw new Error('The API is there within tests only.');
      const isJson = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        body: (isJson ? await response.json() : await response.text()) as T,
      };
    },
    /** Releases sent markings, as the job does. */
    release: () => releaseMarkings(dependencies()),
    /** Ends claims, warns and expires, as the job does. */
    watch: () => watchMarkings(dependencies()),
  };

  return {
    ...tools,
    /** Gives an account credits, as the school does. */
    async grant(learner: Person, kind: 'essay' | 'speaking', count: number): Promise<void> {
      const [row] = await query<{ email: string }>('select email from accounts where id = $1', [
        learner.accountId,
      ]);
      const { status } = await tools.call(
        await tools.anAdmin(),
        'POST',
        '/api/admin/marking-credits',
        { email: row?.email, kind, count },
        { 'idempotency-key': randomIds.uuid() },
      );
      if (status !== 200) throw new Error(`No credit was granted: ${status}`);
    },
    /** Submits a work for marking, and returns the id of the order. */
    async submit(learner: Learner, workId: string, isAppeal = false): Promise<string> {
      const { status, body } = await tools.call<{ order: { marking_order_id: string } }>(
        learner,
        'POST',
        '/api/markings',
        { work_id: workId, is_appeal: isAppeal },
      );
      if (status !== 200) throw new Error(`Not submitted: ${status} ${JSON.stringify(body)}`);
      return body.order.marking_order_id;
    },
    /** Claims an order, saves a complete marking with this band, and sends it. */
    async mark(teacher: Person, orderId: string, band: number, kind?: WorkKind): Promise<void> {
      const order = `/api/teach/orders/${orderId}`;
      const claimed = await tools.call(teacher, 'POST', `${order}/claim`);
      if (claimed.status !== 200) throw new Error(`Not claimed: ${JSON.stringify(claimed.body)}`);
      await tools.call(teacher, 'PUT', `${order}/draft`, {
        ...aMarking(band, kind),
        revision: 0,
        complete: true,
      });
      const sent = await tools.call(teacher, 'POST', `${order}/send`, { revision: 1 });
      if (sent.status !== 200) throw new Error(`Not sent: ${JSON.stringify(sent.body)}`);
    },
    /** The minute of undo passes, and the job runs. */
    async afterUndo(): Promise<number> {
      time.now += MINUTE;
      return releaseMarkings(dependencies());
    },
    typeOf: ({ body }: Reply<unknown>) =>
      (body as { type?: string }).type?.replace('urn:ninefold:problem:', ''),
  };
}
