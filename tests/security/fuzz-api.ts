import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { oneTimeTokens } from '#features/accounts/server/tables.ts';
import { listCandidateIds } from '#features/accounts/server/visitors/candidate-store.ts';
import {
  courseCertificates,
  lessonNotes,
  moduleTestAttempts,
  taskSubmissions,
} from '../../src/features/courses/server/tables.ts';
import { productOverrides } from '../../src/features/shop/server/tables/product-tables.ts';
import { entitlements } from '../../src/features/shop/server/tables/entitlement-tables.ts';
import { lessonHomework } from '#features/bookings/server/after/after-tables.ts';
import { lessonRecordings } from '#features/bookings/server/recording/recording-tables.ts';
import { busyCalendars } from '#features/bookings/server/busy/busy-tables.ts';
import { bookings, lessonTeachers } from '../../src/features/bookings/server/booking-tables.ts';
import { emptySchedule } from '../../src/features/bookings/server/slots/view-schedule.ts';
import { standardWorks } from '../../src/features/teacher-marking/server/seed-tables.ts';
import { markingOrders, markings } from '../../src/features/teacher-marking/server/tables.ts';
import { teacherProfiles } from '../../src/features/teacher-marking/server/teacher-tables.ts';
import type { Database } from '#platform/database/database.ts';
import {
  A_PRACTICE_REPORT,
  A_PRACTICE_SESSION,
  A_WORD_CARD,
  aCheckout,
  anInvitation,
  BANK_ENTRY,
} from './access-table.ts';
import { arbitraryRequest, type WildRequest } from './arbitrary-request.ts';
import {
  anAccount,
  cookiesOf,
  freshAddress,
  PASSWORD,
  signIn,
  signInAdmin,
  type Send,
  type SignedIn,
} from './known-world.ts';
import type { Vocabulary } from './arbitrary-value.ts';
import type { Operation } from './operations.ts';

/** Placeholders in a request for values that are only known when it is sent. */
const KNOWN = {
  email: 'KNOWN-EMAIL',
  accountId: 'KNOWN-ACCOUNT',
  sessionId: 'KNOWN-SESSION',
  attemptId: 'KNOWN-ATTEMPT',
  workId: 'KNOWN-WORK',
  sittingId: 'KNOWN-SITTING',
  'attemptId of a recording': 'KNOWN-SPEAKING',
  'accountId of an invitation': 'KNOWN-INVITATION',
  'entryId of the school': 'known-school-entry',
  'entryId of a teacher': 'KNOWN-OWN-ENTRY',
  orderId: 'KNOWN-ORDER',
  termsVersion: 'KNOWN-TERMS',
  noteId: 'KNOWN-NOTE',
  testId: 'KNOWN-TEST',
  number: 'KNOWN-CERTIFICATE',
  markingOrderId: 'KNOWN-MARKING',
  standardWorkId: 'KNOWN-STANDARD-WORK',
  bookingId: 'KNOWN-BOOKING',
  busyCalendarId: 'KNOWN-BUSY-CALENDAR',
  homeworkId: 'KNOWN-HOMEWORK',
  recordingId: 'KNOWN-RECORDING',
  session: 'KNOWN-PRACTICE',
  card: 'KNOWN-CARD',
  report: 'KNOWN-REPORT',
} as const;

const { email, termsVersion: terms, ...own } = KNOWN;
const ids = {
  ...own,
  question: 'p1q1',
  chunk: '0',
  take: '44444444-4444-4444-8444-444444444444',
  takeMs: '0',
  side: 'learner',
  entryId: '55555555-5555-4555-8555-555555555555',
  product: 'grammar_basics_id',
  teacher: 'hannah',
  code: 'WELCOME',
  course: 'free-trial',
  lesson: 'what-a-band-means',
  'course of a take': 'ielts-scored-speaking',
  'lesson of a take': 'task-part-1-home',
  module: '1',
  topic: 'home',
};
const VOCABULARY: Vocabulary = {
  ids,
  words: [
    email,
    terms,
    'grammar_basics_id',
    PASSWORD,
    'stranger@example.org',
    'en',
    'Mei',
    '林',
    'free-trial',
    'reading',
    '123456',
    'Asia/Taipei',
    'hannah',
    'tenant',
    A_PRACTICE_REPORT.set,
  ],
};

type World = {
  readonly known: Readonly<Record<keyof typeof KNOWN, string>>;
  readonly sessions: Readonly<Record<'learner' | 'admin', SignedIn>>;
};

/**
 * An order that waits for its payment, of this token's owner. An admin may have closed the shop meanwhile.
 */
async function anOrder(
  send: Send,
  token: string,
): Promise<{ readonly orderId: string; readonly termsVersion: string }> {
  const ask = async (path: string, body: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': freshAddress(),
    };
    const response = await send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as {
      readonly terms_version?: string;
      readonly order?: { order_id: string };
    };
  };
  const { terms_version: termsVersion = '' } = await ask('/api/cart/quote', { lines: [] });
  const { order } = await ask('/api/orders', aCheckout(termsVersion));
  return { orderId: order?.order_id ?? randomUUID(), termsVersion };
}

/** A note, a module test and a certificate of an account that has started something. */
async function someLearning(database: Database, accountId: string) {
  const [candidateId = ''] = await listCandidateIds(database, accountId);
  const course = 'free-trial';
  const [noteId, testId, number] = [randomUUID(), randomUUID(), randomUUID().slice(0, 22)];
  const now = new Date();
  await database.insert(lessonNotes).values({
    candidateId,
    id: noteId,
    course,
    lesson: 'what-a-band-means',
    block: 'opening',
    text: 'A note.',
    sequence: 1,
    createdAt: now,
    updatedAt: now,
  });
  const paper = { blocks: [], key: [], units: [] };
  const test = {
    candidateId,
    id: testId,
    course,
    module: 1,
    startedAt: now,
    paper,
    answers: {},
    questionCount: 0,
  };
  await database.insert(moduleTestAttempts).values(test);
  const title = { en: 'Free Trial Week', 'zh-Hant': '免費體驗週' };
  const certificate = { candidateId, course, id: randomUUID(), number, title, hours: 2, issuedAt: now };
  await database.insert(courseCertificates).values(certificate);
  return { noteId, testId, number };
}

/** The right to a course with a spoken task. */
async function ownSpeakingCourse(database: Database, accountId: string): Promise<void> {
  await database.insert(entitlements).values({
    id: randomUUID(),
    accountId,
    kind: 'course',
    productId: 'ielts_scored_speaking_id',
    name: { en: 'IELTS Scored Speaking', 'zh-Hant': '雅思口說評分班' },
    key: 'ielts_scored_speaking',
    startsAt: new Date(),
    endsAt: new Date(Date.now() + 86_400_000),
  });
}

/** A recorded task that a teacher has claimed, and profiles of teachers for both accounts. */
async function someMarking(database: Database, learnerId: string, teacherId: string) {
  const [candidateId = ''] = await listCandidateIds(database, learnerId);
  const [task] = await database
    .select({ id: taskSubmissions.id })
    .from(taskSubmissions)
    .where(eq(taskSubmissions.candidateId, candidateId));
  const [markingOrderId, now, later] = [randomUUID(), new Date(), new Date(Date.now() + 86_400_000)];
  const recording = { question: ids.question, part: 1, asked: '', take: ids.take, mediaType: 'audio/ogg' };
  await database.insert(markingOrders).values({
    candidateId,
    id: markingOrderId,
    accountId: learnerId,
    source: 'task',
    subjectId: task?.id ?? randomUUID(),
    kind: 'speaking',
    module: 'academic',
    language: 'en',
    work: { task: null, text: '', parts: [], recordings: [{ ...recording, durationMs: 1_000 }] },
    words: 0,
    isAppeal: false,
    paidBy: 'course',
    needsSecond: false,
    state: 'claimed',
    turn: 'first',
    claimedBy: teacherId,
    leaseUntil: later,
    submittedAt: now,
    dueAt: later,
  });
  await database.insert(markings).values({
    candidateId,
    orderId: markingOrderId,
    id: randomUUID(),
    teacherId,
    role: 'first',
    version: 1,
    bandsTimesTwo: [null, null, null, null],
    reasons: ['', '', '', ''],
    letter: { text: '', strengths: [], steps: [] },
    claimedAt: now,
  });
  for (const accountId of [learnerId, teacherId]) {
    await database.insert(teacherProfiles).values({
      accountId,
      skills: ['speaking'],
      modules: ['academic'],
      languages: ['en'],
      dailyMost: 100,
      holidays: [],
      createdAt: now,
    });
  }
  const standardWorkId = randomUUID();
  await database.insert(standardWorks).values({
    id: standardWorkId,
    accountId: learnerId,
    orderId: randomUUID(),
    subjectId: randomUUID(),
    kind: 'writing-task-2',
    module: 'academic',
    language: 'en',
    work: { task: null, text: 'Trains leave.', parts: [], recordings: [] },
    words: 2,
    agreedTimesTwo: [12, 12, 12, 12],
    reasons: ['', '', '', ''],
    madeBy: teacherId,
    madeAt: now,
  });
  return { markingOrderId, standardWorkId };
}

/** A lesson of a learner, with a teacher whom the other account is, and another calendar of that teacher. */
async function someLesson(database: Database, learnerId: string, accountId: string) {
  const [bookingId, busyCalendarId, homeworkId, recordingId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  const now = new Date();
  const startsAt = new Date(now.getTime() + 2 * 86_400_000);
  const endsAt = new Date(startsAt.getTime() + 25 * 60_000);
  const teacher = 'teacher_01';
  const schedule = emptySchedule('Europe/London');
  await database
    .insert(lessonTeachers)
    .values({ teacher, accountId, schedule, savedAt: now })
    .onConflictDoUpdate({ target: lessonTeachers.teacher, set: { accountId } });
  await database.delete(bookings);
  await database.insert(bookings).values({
    id: bookingId,
    teacher,
    learnerId,
    minutes: 25,
    startsAt,
    endsAt,
    busyFrom: startsAt,
    busyUntil: endsAt,
    state: 'booked',
    learnerZone: 'Asia/Taipei',
    usesCredit: false,
    createdAt: now,
  });
  await database.delete(busyCalendars);
  await database.insert(busyCalendars).values({
    id: busyCalendarId,
    teacher,
    accountId,
    address: 'https://calendar.example.org/secret.ics',
    busy: [],
    addedAt: now,
    readAt: now,
  });
  await database.insert(lessonHomework).values({
    bookingId,
    id: homeworkId,
    learnerId,
    place: 0,
    kind: 'task',
    target: '',
    text: 'Record a story.',
    answer: 'Last summer I went to Tainan.',
    answeredAt: now,
  });
  await database.insert(lessonRecordings).values({
    id: recordingId,
    bookingId,
    learnerId,
    teacherId: accountId,
    askedBy: 'teacher',
    askedAt: now,
    startedAt: now,
    keptDays: 60,
  });
  return { bookingId, busyCalendarId, homeworkId, recordingId };
}

/** A teacher who is invited, and comments to use again: of the school, and of the teacher whose token it is. */
async function someOffice(database: Database, send: Send, admin: string, teacher: string) {
  const ask = async (token: string, method: string, path: string, body: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': freshAddress(),
    };
    const response = await send(path, { method, headers, body: JSON.stringify(body) });
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status}`);
    return (await response.json()) as Readonly<Record<string, unknown>>;
  };
  const invitation = await ask(admin, 'POST', '/api/admin/marking-invitations', anInvitation());
  const accountId = String(invitation['account_id']);
  // A second email is sent a minute later at the earliest.
  await database
    .update(oneTimeTokens)
    .set({ createdAt: new Date(Date.now() - 120_000) })
    .where(eq(oneTimeTokens.accountId, accountId));
  const [ofSchool, own] = [randomUUID(), randomUUID()];
  await ask(admin, 'PUT', `/api/admin/marking-bank/${ofSchool}`, BANK_ENTRY);
  await ask(teacher, 'PUT', `/api/teach/bank/${own}`, BANK_ENTRY);
  return {
    'accountId of an invitation': accountId,
    'entryId of the school': ofSchool,
    'entryId of a teacher': own,
  };
}

/** As little Ogg as counts as something that can be played. */
const A_RECORDING = new TextEncoder().encode(`OggS${'0'.repeat(40)}OggS${'0'.repeat(40)}`);

/**
 * A new person with an attempt and an order under way, and an admin: earlier requests cannot have ended their
 * sessions.
 */
async function aWorld(database: Database, send: Send): Promise<World> {
  // Opens again what an admin's random requests have closed.
  await database.delete(productOverrides);
  const learner = await anAccount(database);
  const admin = await signInAdmin(send, database);
  const { token, cookie } = await signIn(send, learner.email);
  const ask = async (method: string, path: string, body: object | Uint8Array<ArrayBuffer> | undefined) => {
    const isFile = body instanceof Uint8Array;
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': isFile ? 'audio/ogg' : 'application/json',
      'x-forwarded-for': freshAddress(),
    };
    const response = await send(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status}`);
    return { response, reply: (await response.json()) as Readonly<Record<string, unknown>> };
  };
  const practise = (skill: string) => ask('POST', '/api/attempts', { mock_test: 'free-trial', skill });
  const { response: started, reply: attempt } = await practise('reading');
  const { reply: speaking } = await practise('speaking');
  const recorded = `/api/attempts/${speaking['attempt_id']}/responses/p1q1`;
  await ask('PUT', `${recorded}/chunks/0`, A_RECORDING);
  await ask('POST', `${recorded}/recording`, { chunks: 1, bytes: A_RECORDING.length });
  const { reply: writing } = await practise('writing');
  const written = `/api/attempts/${writing['attempt_id']}`;
  const answers = [{ number: 1, value: 'Trains leave.', sequence: 1 }];
  await ask('POST', `${written}/submission`, { answers });
  const { works } = (await ask('GET', `${written}/works`, undefined)).reply as {
    readonly works: readonly { readonly work_id: string }[];
  };
  const { sitting } = (await ask('POST', '/api/sittings', { mock_test: 'free-trial' })).reply as {
    readonly sitting: { readonly sitting_id: string };
  };
  await ownSpeakingCourse(database, learner.id);
  const task = `/api/courses/${ids['course of a take']}/lessons/${ids['lesson of a take']}/task`;
  const take = `${task}/questions/${ids.question}/takes/${ids.take}`;
  await ask('PUT', `${take}/chunks/0`, A_RECORDING);
  await ask('POST', `${take}/recording`, { chunks: 1, bytes: A_RECORDING.length, duration_ms: 1_000 });
  const practised = { session: randomUUID(), card: randomUUID(), report: randomUUID() };
  await ask('POST', '/api/practice/sessions', { ...A_PRACTICE_SESSION, session: practised.session });
  await ask('PUT', `/api/practice/words/${practised.card}`, A_WORD_CARD);
  await ask('POST', '/api/practice/reports', { ...A_PRACTICE_REPORT, report: practised.report });
  const { orderId, termsVersion } = await anOrder(send, token);
  const learning = await someLearning(database, learner.id);
  const marking = await someMarking(database, learner.id, admin.id);
  const lesson = await someLesson(database, learner.id, admin.id);
  const { bookingId, recordingId } = lesson;
  await ask('PUT', `/api/bookings/${bookingId}/recordings/${recordingId}/takes/0/chunks/0`, A_RECORDING);
  const office = await someOffice(database, send, admin.token, admin.token);
  const [, claims = ''] = token.split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly sid: string };
  return {
    known: {
      email: learner.email,
      accountId: learner.id,
      sessionId: sid,
      attemptId: String(attempt['attempt_id']),
      workId: works[0]?.work_id ?? '',
      sittingId: sitting.sitting_id,
      'attemptId of a recording': String(speaking['attempt_id']),
      orderId,
      termsVersion,
      ...learning,
      ...marking,
      ...lesson,
      ...office,
      ...practised,
    },
    sessions: {
      learner: { token, cookie: [cookie, cookiesOf(started)].filter(Boolean).join('; ') },
      admin,
    },
  };
}

/** Fills in the known values, and a separate address unless the request brings one. */
function sendable({ known, sessions }: World, { actor, path, headers, body, method }: WildRequest) {
  const fill = (text: string) =>
    Object.entries(KNOWN).reduce(
      (filled, [name, word]) => filled.replaceAll(word, known[name as keyof typeof KNOWN]),
      text,
    );
  const session = actor === 'nobody' ? undefined : sessions[actor];
  return [
    fill(path),
    {
      method,
      headers: {
        'x-forwarded-for': freshAddress(),
        'idempotency-key': randomUUID(),
        ...(session ? { authorization: `Bearer ${session.token}`, cookie: session.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? fill(body) : Uint8Array.from(body) }),
    },
  ] as const;
}

/** Internal details in the message of an uncaught error. */
const INSIDE = /node_modules|\.tsx?:\d+|\bat \w+ \(|SQLSTATE|relation "|violates|syntax error at/;

/** The defect of a reply, whatever the request was; undefined when there is none. */
async function complain(response: Response): Promise<string | undefined> {
  const text = await response.text();
  if (response.status >= 500) return `${response.status} ${text}`;
  // Node's own answer to more than 16 KiB of address and headers: the product never sees such a request.
  if (response.status === 431 && text === '') return undefined;
  if (INSIDE.test(text)) return `${response.status} shows its inside: ${text}`;
  if (!response.headers.get('x-request-id')) return `${response.status} without a request id`;
  const type = response.headers.get('content-type') ?? '';
  if (response.status >= 400 && text !== '' && !type.startsWith('application/problem+json')) {
    return `${response.status} as ${type}: ${text}`;
  }
  return undefined;
}

/** Whether the requests so far have ended neither session. */
async function stands({ sessions }: World, send: Send): Promise<boolean> {
  const replies = await Promise.all(
    Object.values(sessions).map(({ token }) =>
      send('/api/users/token/verify', { method: 'GET', headers: { authorization: `Bearer ${token}` } }),
    ),
  );
  return replies.every(({ status }) => status === 200);
}

export type FuzzTally = {
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** How many requests of each call came to an end that is none of the first checks. */
  readonly deep: ReadonlyMap<string, number>;
};

/**
 * Sends requests that are made from the API's own description and then spoilt. Throws with the requests
 * and the seed when one is answered with a 5xx, with something of the inside, or with no problem where one is due.
 */
export async function fuzzApi(given: {
  readonly operations: readonly Operation[];
  readonly database: Database;
  readonly send: Send;
  /** A multiple of `atOnce`. */
  readonly requests: number;
  /** How many are on their way together: they meet the same rows. */
  readonly atOnce: number;
  readonly seed?: number;
}): Promise<FuzzTally> {
  const { operations, database, send, requests, atOnce, seed } = given;
  const statuses = new Map<number, number>();
  const deep = new Map<string, number>();
  const request = fc.oneof(...operations.map((operation) => arbitraryRequest(operation, VOCABULARY)));
  const batch = fc.array(request, { minLength: atOnce, maxLength: atOnce });
  let sent = 0;
  let world: World | undefined;
  await fc.assert(
    fc.asyncProperty(batch, async (wild) => {
      if (!world || !(await stands(world, send))) world = await aWorld(database, send);
      const present = world;
      const complaints = await Promise.all(
        wild.map(async (each) => {
          const response = await send(...sendable(present, each));
          sent += 1;
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          if (![400, 401, 403, 404, 429].includes(response.status)) {
            deep.set(each.operation, (deep.get(each.operation) ?? 0) + 1);
          }
          const complaint = await complain(response);
          return complaint && `${JSON.stringify(each)}\n-> ${complaint}`;
        }),
      );
      const found = complaints.filter((complaint) => complaint !== undefined);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: Math.ceil(requests / atOnce), endOnFailure: true, ...(seed === undefined ? {} : { seed }) },
  );
  return { requests: sent, statuses, deep };
}
