import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createCandidateIdentity } from '#features/accounts/server/index.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { Pool } from 'pg';
import { createPool } from '#platform/database/pool.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { Api } from '#platform/http/api-env.ts';
import { createApi } from '#platform/http/create-api.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import type { BookingLength, LessonLength, Schedule } from '../domain/schedule.ts';
import { mountBookings, type BookingDependencies } from './index.ts';
import { createHomeworkTargets } from './homework-targets.ts';
import type { BriefError } from './brief-sources.ts';
import type { GotBand } from '../domain/brief/band-trend.ts';
import type { RoomWork } from './room-works.ts';
import { watchBookings } from './jobs/watch-bookings.ts';
import { viewSchedule } from './slots/view-schedule.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A Monday, ten o'clock in London. */
export const MONDAY = Date.UTC(2026, 10, 23, 10);

type Role = 'learner' | 'teacher' | 'admin';
export type Person = { readonly accountId: string; readonly role: Role };
type Request = readonly [
  person: Person | null,
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
];
export type Reply<T> = { readonly status: number; readonly body: T };
export type BookingView = {
  readonly booking_id: string;
  readonly state: string;
  readonly starts_at: string;
  readonly local: string;
  readonly teacher_local: string;
  readonly held_until: string | null;
  readonly is_charged: boolean;
};

/** Nine to five in London, every day. */
export const SCHEDULE: Schedule = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 540, to: 1_020 })),
  exceptions: [],
  holidays: [],
  zones: [{ from: null, zone: 'Europe/London' }],
  rules: {
    lengths: [25, 50],
    offersTrial: true,
    gridMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 5,
    noticeHours: 12,
    horizonDays: 60,
    dailyMost: 16,
  },
};

const TEACHERS: BookingDependencies['teachers'] = [
  { key: 'teacher_01', slug: 'hannah', name: { en: 'Hannah', 'zh-Hant': '漢娜' }, timeZone: 'Europe/London' },
  { key: 'teacher_02', slug: 'rohan', name: { en: 'Rohan', 'zh-Hant': '羅翰' }, timeZone: 'America/Toronto' },
];

/** Lets the rest of a statement delete lines of the ledger of credits, as the deletion of an account does. */
export const ERASING = `select set_config('ninefold.erasing_learner', 'on', true)`;

const both = (en: string) => ({ en, 'zh-Hant': '中文' });

/** Lessons with teachers on a database of this file's own. It is Monday at ten unless a test says otherwise. */
export function useBookings() {
  const held: {
    database?: TestDatabase;
    api?: Api;
    secondApi?: Api;
    secondPool?: Pool;
    files?: string;
    dependencies?: BookingDependencies;
  } = {};
  const time = { now: MONDAY };
  const clock = { now: () => new Date(time.now) };
  const mails: MailToEnqueue[] = [];
  /** What the internet has, by address. */
  const internet = new Map<string, string>();
  const works: (RoomWork & { readonly accountId: string })[] = [];
  /** What other features know of every learner. */
  const known: {
    bands: readonly GotBand[];
    errors: readonly BriefError[];
    /** The lessons that can be opened. */
    lessons: ReadonlySet<string>;
    /** The mock tests that can be opened. */
    tests: ReadonlySet<string>;
  } = { bands: [], errors: [], lessons: new Set(), tests: new Set() };
  /** How many kilobytes a learner may still store. */
  const budget = { kilobytes: Infinity };
  const { log } = collectLog();

  function dependencies(): BookingDependencies {
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
    const openApi = (dependencies: BookingDependencies): Api => {
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
      mountBookings(api, dependencies);
      return api;
    };
    held.files = mkdtempSync(join(tmpdir(), 'ninefold-lessons-'));
    held.dependencies = {
      database,
      clock,
      ids: randomIds,
      files: createFileStore({ directory: held.files }),
      limiter: {
        consume: async (_key, _limit, points = 1) => {
          budget.kilobytes -= points;
          return budget.kilobytes >= 0 ? { ok: true } : { ok: false, retryAfterSeconds: 60 };
        },
        giveBack: async () => undefined,
      },
      outbox: { enqueueMail: async (_, mail) => void mails.push(mail) },
      rules: {
        holdMinutes: 10,
        freeChangeHours: 24,
        courtesyHours: 24,
        completeMinutes: 15,
        waitMinutes: 10,
        reportHours: 24,
        creditDays: 180,
        returnedDays: 30,
        anyTeacher: false,
        roomBeforeMinutes: 10,
        roomAfterMinutes: 15,
        roomNotesHours: 24,
        recordingDays: 60,
      },
      school: { name: 'Ninefold', email: 'school@example.org', hours: both('all day') },
      config: { publicUrl: 'https://www.ninefold.example' },
      readRemoteFile: async (address) => {
        const text = internet.get(address);
        return text === undefined ? { ok: false, problem: 'unreachable' } : { ok: true, text };
      },
      room: {
        lessonRoom: 'embedded',
        iceServers: [
          { urls: ['stun:stun.example.org'] },
          { urls: ['turn:turn.example.org'], secret: 'a-secret-of-the-school' },
        ],
      },
      works: {
        list: async (accountId) => works.filter((work) => work.accountId === accountId),
        find: async (accountId, workId) =>
          works.find((work) => work.accountId === accountId && work.workId === workId),
      },
      targets: createHomeworkTargets(
        [
          { kind: 'lesson', target: 'lamps/oil', title: both('Oil lamps'), group: both('Lamps') },
          { kind: 'lesson', target: 'lamps/arc', title: both('Arc lamps'), group: both('Lamps') },
          { kind: 'error', target: 'article', title: both('Articles') },
          { kind: 'test', target: 'test-two', title: both('Test Two') },
        ],
        async () => ({ lesson: known.lessons, test: known.tests }),
      ),
      prices: {
        valueLessons: async (unspent) =>
          unspent.map(({ orderLineId: orderId, left }) => ({ orderId, worthMinor: left * 1_500 })),
      },
      brief: {
        listBands: async () => known.bands,
        listErrors: async (_, { most }) => known.errors.slice(0, most),
      },
      teachers: TEACHERS,
    };
    held.api = openApi(held.dependencies);
    held.secondPool = createPool(held.database.url, { log, max: 4, applicationName: 'second process' });
    held.secondApi = openApi({ ...held.dependencies, database: openDatabase(held.secondPool) });
  });
  beforeEach(async () => {
    time.now = MONDAY;
    budget.kilobytes = Infinity;
    mails.length = 0;
    internet.clear();
    await query('delete from busy_calendars');
    works.length = 0;
    known.bands = [];
    known.errors = [];
    known.lessons = new Set(['lamps/oil']);
    known.tests = new Set();
    await query('delete from bookings');
    await query('delete from lesson_teachers');
    await query(`${ERASING}; delete from lesson_credit_lots`);
  });
  afterAll(async () => {
    await held.secondPool?.end();
    await held.database?.drop();
    if (held.files) rmSync(held.files, { recursive: true });
  });

  async function anAccount(role: Role, name: string, timeZone: string): Promise<Person> {
    const accountId = randomIds.uuid();
    await query(
      `insert into accounts (id, email, email_key, first_name, last_name, password_hash, language, role, created_at,
         time_zone)
       values ($1, $2, $2, $3, 'Lin', 'none', 'en', $4, now(), $5)`,
      [accountId, `${accountId}@example.org`, name, role, timeZone],
    );
    return { accountId, role };
  }

  /** A call by an account; null: a visitor. */
  const call = <T = Record<string, unknown>>(...request: Request) => send<T>(held.api, ...request);

  async function send<T>(
    api: Api | undefined,
    ...[person, method, path, body, headers = {}]: Request
  ): Promise<Reply<T>> {
    const response = await api?.request(path, {
      method,
      headers: {
        'x-requested-key': 'ninefold-development',
        ...(person && { authorization: `Bearer ${person.role} ${person.accountId}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response) throw new Error('The API is there within tests only.');
    return { status: response.status, body: (await response.json()) as T };
  }

  const anAdmin = () => anAccount('admin', 'Ada', 'Europe/London');
  const emailOf = ({ accountId }: Person) => `${accountId}@example.org`;

  /** Credits as the school gives them. The email about them is not among those of the test. */
  async function give(learner: Person, count: number, minutes: LessonLength = 25): Promise<void> {
    const body = { email: emailOf(learner), teacher: 'hannah', minutes, count, reason: 'A present.' };
    const headers = { 'idempotency-key': randomIds.uuid() };
    const before = mails.length;
    const { status } = await call(await anAdmin(), 'POST', '/api/admin/lesson-credits', body, headers);
    if (status !== 200) throw new Error(`No credits were given: ${status}`);
    mails.length = before;
  }

  const hold = (learner: Person, startsAt: number, minutes: BookingLength = 25, teacher = 'hannah') =>
    call<{ booking: BookingView; can_pay: boolean; slots?: readonly { starts_at: string; local: string }[] }>(
      learner,
      'POST',
      '/api/booking-holds',
      { teacher, starts_at: new Date(startsAt).toISOString(), minutes, zone: 'Asia/Taipei' },
    );

  const confirm = (learner: Person, bookingId: string, key: string = randomIds.uuid()) =>
    call<{ booking: BookingView }>(
      learner,
      'POST',
      '/api/bookings',
      { booking_id: bookingId, wish: 'Linking words' },
      { 'idempotency-key': key },
    );

  /** Sends a file as a form does, or reads one. */
  const transfer = async (person: Person | null, path: string, file?: Uint8Array, range?: string) => {
    const response = await held.api?.request(path, {
      method: file ? 'PUT' : 'GET',
      headers: {
        'x-requested-key': 'ninefold-development',
        ...(person && { authorization: `Bearer ${person.role} ${person.accountId}` }),
        ...(file && { 'content-type': 'audio/webm' }),
        ...(range && { range }),
      },
      ...(file && { body: Buffer.from(file) }),
    });
    if (!response) throw new Error('The API is there within tests only.');
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };

  return {
    time,
    budget,
    transfer,
    mails,
    internet,
    works,
    known,
    query,
    dependencies,
    call,
    /** Calls through another process: its own API and connections, on the same database. */
    secondProcess:
      () =>
      <T = Record<string, unknown>>(...request: Request) =>
        send<T>(held.secondApi, ...request),
    give,
    hold,
    confirm,
    anAdmin,
    emailOf,
    aLearner: () => anAccount('learner', 'Mei', 'Asia/Taipei'),
    /** An account of a teacher that gives no lessons yet. */
    aTeacherAccount: () => anAccount('teacher', 'Sofia', 'Europe/London'),
    /** The teacher Hannah, with these hours. */
    async aTeacher(schedule: Schedule = SCHEDULE, slug = 'hannah'): Promise<Person> {
      const teacher = await anAccount('teacher', 'Hannah', 'Europe/London');
      const before = mails.length;
      const email = emailOf(teacher);
      const linked = await call(await anAdmin(), 'PUT', `/api/admin/lesson-teachers/${slug}`, { email });
      const saved = await call(teacher, 'PUT', '/api/teach/schedule', {
        schedule: viewSchedule(schedule),
        version: 0,
      });
      if (linked.status !== 200 || saved.status !== 200)
        throw new Error(`No teacher: ${JSON.stringify([linked, saved])}`);
      // The email about the link is not among those of the test.
      mails.length = before;
      return teacher;
    },
    /** A lesson that is booked with a credit. */
    async book(learner: Person, startsAt: number, minutes: BookingLength = 25): Promise<string> {
      if (minutes !== 15) await give(learner, 1, minutes);
      const { body, status } = await hold(learner, startsAt, minutes);
      if (status !== 200) throw new Error(`Not held: ${JSON.stringify(body)}`);
      const confirmed = await confirm(learner, body.booking.booking_id);
      if (confirmed.status !== 200) throw new Error(`Not booked: ${JSON.stringify(confirmed.body)}`);
      return body.booking.booking_id;
    },
    /** What the jobs do. */
    watch: () => watchBookings(dependencies()),
    /** The credits of an account: what is left by the lots, and the reasons in the ledger. */
    async wallet({
      accountId,
    }: Person): Promise<{ readonly left: number; readonly reasons: readonly string[] }> {
      const lots = await query<{ left: number; sum: number }>(
        `select l.credits_left as left, coalesce(sum(c.amount), 0)::int as sum
         from lesson_credit_lots l left join lesson_credits c on c.lot_id = l.id
         where l.account_id = $1 group by l.id, l.credits_left`,
        [accountId],
      );
      if (lots.some(({ left, sum }) => left !== sum)) throw new Error('The ledger does not add up.');
      const entries = await query<{ reason: string }>(
        'select reason from lesson_credits where account_id = $1 order by at, reason',
        [accountId],
      );
      return {
        left: lots.reduce((total, { left }) => total + left, 0),
        reasons: entries.map(({ reason }) => reason),
      };
    },
    typeOf: ({ body }: Reply<unknown>) =>
      (body as { type?: string }).type?.replace('urn:ninefold:problem:', ''),
  };
}
