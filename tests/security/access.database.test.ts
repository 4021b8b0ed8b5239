import { beforeAll, describe, expect, test } from 'vitest';
import { listEndpoints, loadModules } from '#tests/list-endpoints.ts';
import { aPicture } from '#features/accounts/server/profile/avatar-fixture.ts';
import type { AccountRole } from '#features/accounts/domain/account.ts';
import { randomIds } from '#platform/clock/ids.ts';
import {
  A_PRACTICE_REPORT,
  A_PRACTICE_SESSION,
  A_WORD_CARD,
  ACCESS,
  ACTORS,
  aCheckout,
  type Actor,
  type RequestFacts,
  type Row,
} from './access-table.ts';
import { aSession, anAccount, cookiesOf, freshAddress, PASSWORD } from './known-world.ts';
import { listOperations, type Operation } from './operations.ts';
import { SECRET, useSiteApi } from './site-api.ts';

const { send, database, termsVersion } = useSiteApi();

/** Products, and the name of a coupon: they have no owner. */
const SHOP = { product: 'grammar_basics_id', code: 'NONE', teacher: 'hannah' };
/** A lesson of a course that has to be bought. It has no owner either. */
const LESSON = {
  course: 'grammar-basics',
  lesson: 'be-or-another-verb',
  module: '1',
  topic: 'home',
  number: 'x'.repeat(22),
};

const ROLES = { learner: 'learner', teacher: 'teacher', admin: 'admin' } satisfies Partial<
  Record<Actor, AccountRole>
>;

/**
 * The parts of an attempt that an address names, for every candidate: a recording, and the tab that writes.
 */
const RECORDED = {
  question: 'p1q1',
  chunk: '0',
  take: '44444444-4444-4444-8444-444444444444',
  side: 'teacher',
  takeMs: '0',
  writer: '11111111-1111-4111-8111-111111111111',
} as const;

type Headers = Readonly<Record<string, string>>;
/** A caller: their headers, and the ids of their things. */
type Caller = { readonly headers: Headers; readonly ids: Readonly<Record<string, string>> };

/** The personal ids in the API's addresses. Making them costs calls. */
const OWN = [
  'attemptId',
  'workId',
  'sittingId',
  'sessionId',
  'orderId',
  'markingOrderId',
  'bookingId',
  'session',
  'card',
  'report',
] as const;
type Own = (typeof OWN)[number];

async function startAttempt(
  headers: Headers,
): Promise<{ readonly attemptId: string; readonly cookie: string }> {
  const response = await send('/api/attempts', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ mock_test: 'free-trial', skill: 'reading' }),
  });
  const { attempt_id: attemptId } = (await response.json()) as { attempt_id?: string };
  if (!attemptId) throw new Error(`No attempt was started: ${response.status}`);
  return { attemptId, cookie: cookiesOf(response) };
}

async function startSitting(headers: Headers): Promise<string> {
  const response = await send('/api/sittings', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ mock_test: 'free-trial' }),
  });
  const { sitting } = (await response.json()) as { sitting?: { sitting_id: string } };
  if (!sitting) throw new Error(`No sitting was started: ${response.status}`);
  return sitting.sitting_id;
}

/** A text of the free trial that was submitted and waits to be graded. */
async function submitWork(headers: Headers): Promise<string> {
  const json = { ...headers, 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    send(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const started = await post('/api/attempts', { mock_test: 'free-trial', skill: 'writing' });
  const { attempt_id: attemptId } = (await started.json()) as { attempt_id: string };
  await post(`/api/attempts/${attemptId}/submission`, {
    answers: [{ number: 1, value: 'Trains leave.', sequence: 1 }],
  });
  const listed = await send(`/api/attempts/${attemptId}/works`, { headers });
  const { works } = (await listed.json()) as { works?: readonly { readonly work_id: string }[] };
  const [work] = works ?? [];
  if (!work) throw new Error(`No work waits: ${listed.status}`);
  return work.work_id;
}

/** A session, a card or a report of practice; the sender chooses their ids. */
async function addPractice(headers: Headers, own: 'session' | 'card' | 'report'): Promise<string> {
  const id = uuid();
  const [method, path, body] = {
    session: ['POST', 'sessions', { ...A_PRACTICE_SESSION, session: id }] as const,
    card: ['PUT', `words/${id}`, A_WORD_CARD] as const,
    report: ['POST', 'reports', { ...A_PRACTICE_REPORT, report: id }] as const,
  }[own];
  const json = { ...headers, 'content-type': 'application/json' };
  const made = await send(`/api/practice/${path}`, { method, headers: json, body: JSON.stringify(body) });
  if (made.status !== 200) throw new Error(`No ${own} of practice was made: ${made.status}`);
  return id;
}

async function startOrder(headers: Headers): Promise<string> {
  const response = await send('/api/orders', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': uuid() },
    body: JSON.stringify(aCheckout(termsVersion())),
  });
  const { order } = (await response.json()) as { order?: { order_id: string } };
  if (!order) throw new Error(`No order was started: ${response.status}`);
  return order.order_id;
}

const { uuid } = randomIds;

/** An essay of an account that waits for a teacher. */
async function addMarkingOrder(accountId: string): Promise<string> {
  const id = uuid();
  const work = { task: null, text: 'Trains leave.', parts: [], recordings: [] };
  await database().pool.query(
    `insert into marking_orders (candidate_id, id, account_id, source, subject_id, kind, module, language, work, words,
       is_appeal, paid_by, needs_second, state, turn, submitted_at, due_at)
     values (gen_random_uuid(), $1, $2, 'work', gen_random_uuid(), 'writing-task-2', 'academic', 'en', $3, 2,
       false, 'plan', false, 'waiting', 'first', now(), now() + interval '2 days')`,
    [id, accountId, JSON.stringify(work)],
  );
  return id;
}

/** Hours of nobody: a teacher has them, and they have no time in them. */
const NO_HOURS = {
  hours: [],
  exceptions: [],
  holidays: [],
  zones: [{ from: null, zone: 'Europe/London' }],
  rules: {
    lengths: [25, 50],
    offersTrial: false,
    gridMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 5,
    noticeHours: 12,
    horizonDays: 60,
    dailyMost: 8,
  },
};

const addLessonTeacher = (teacher: string, accountId: string) =>
  database().pool.query(
    `insert into lesson_teachers (teacher, account_id, schedule, saved_at) values ($1, $2, $3, now())
     on conflict do nothing`,
    [teacher, accountId, JSON.stringify(NO_HOURS)],
  );

beforeAll(async () => {
  await addLessonTeacher('teacher_01', (await anAccount(database().db, { role: 'teacher' })).id);
});

/** A lesson of an account in ten days. Each is with a teacher of its own, whose time nobody else takes. */
async function addBooking(accountId: string): Promise<string> {
  const id = uuid();
  await addLessonTeacher(`of ${id}`, (await anAccount(database().db, { role: 'teacher' })).id);
  await database().pool.query(
    `insert into bookings (id, teacher, learner_id, minutes, starts_at, ends_at, busy_from, busy_until, state,
       learner_zone, uses_credit, created_at)
     select $1, $3, $2, 25, at, at + interval '25 minutes', at, at + interval '30 minutes', 'booked', 'UTC', false, now()
     from (select now() + interval '10 days' as at) as start`,
    [id, accountId, `of ${id}`],
  );
  return id;
}

/** A teacher who marks essays. */
const addTeacherProfile = (accountId: string) =>
  database().pool.query(
    `insert into teacher_profiles (account_id, skills, modules, languages, daily_most, holidays, created_at)
     values ($1, '{essay}', '{academic}', '{en}', 100, '[]', now())`,
    [accountId],
  );

/** Ids in the API's addresses that do not exist. */
const missing = () => ({
  ...RECORDED,
  ...SHOP,
  ...LESSON,
  attemptId: uuid(),
  noteId: uuid(),
  testId: uuid(),
  sittingId: uuid(),
  sessionId: uuid(),
  accountId: uuid(),
  appealId: uuid(),
  orderId: uuid(),
  workId: uuid(),
  markingOrderId: uuid(),
  standardWorkId: uuid(),
  bookingId: uuid(),
  busyCalendarId: uuid(),
  homeworkId: uuid(),
  recordingId: uuid(),
  entryId: uuid(),
  session: uuid(),
  card: uuid(),
  report: uuid(),
});

async function aVisitor(needed: readonly Own[]): Promise<Caller> {
  const { attemptId, cookie } = await startAttempt({ 'x-forwarded-for': freshAddress() });
  const headers = { cookie, 'x-forwarded-for': freshAddress() };
  // Nothing else starts while a sitting is under way.
  const workId = await submitWork(headers);
  const sittingId = await startSitting(headers);
  const card = await addPractice(headers, 'card');
  const ids = { ...missing(), attemptId, sittingId, workId, card };
  // It takes the ten free questions of the day.
  if (!needed.includes('session')) return { headers, ids };
  return { headers, ids: { ...ids, session: await addPractice(headers, 'session') } };
}

/**
 * A person with an account and, if `needed` lists them, an attempt under way, a sitting, an order that waits
 * for its payment, and a second device that is signed in.
 */
async function aMember(role: AccountRole, needed: readonly Own[]): Promise<Caller> {
  const { id } = await anAccount(database().db, { role });
  const { token } = await aSession(database().db, SECRET, { id, role });
  if (role === 'teacher') {
    await addTeacherProfile(id);
    await addLessonTeacher(`teacher ${id}`, id);
  }
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': freshAddress() };
  const ids: Record<string, string> = { ...missing(), accountId: id };
  for (const own of needed) {
    if (own === 'attemptId') ids[own] = (await startAttempt(headers)).attemptId;
    if (own === 'workId') ids[own] = await submitWork(headers);
    if (own === 'markingOrderId') ids[own] = await addMarkingOrder(id);
    if (own === 'bookingId') ids[own] = await addBooking(id);
    if (own === 'session' || own === 'card' || own === 'report') {
      ids[own] = await addPractice(headers, own);
    }
    if (own === 'sittingId') ids[own] = await startSitting(headers);
    if (own === 'orderId') ids[own] = await startOrder(headers);
    if (own === 'sessionId') ids[own] = (await aSession(database().db, SECRET, { id, role })).sessionId;
  }
  return { headers, ids };
}

async function aCaller(actor: Actor, needed: readonly Own[] = OWN): Promise<Caller> {
  if (actor === 'visitor') return aVisitor(needed);
  if (actor === 'signed out') {
    const caller = await aMember('learner', needed);
    await send('/api/users/logout', { method: 'POST', headers: caller.headers });
    return caller;
  }
  if (actor === 'suspended') {
    const { headers, ids } = await aMember('learner', needed);
    const { accountId = '' } = ids;
    await database().pool.query('update accounts set suspended_at = now() where id = $1', [accountId]);
    // A session that was not ended: the state of the account decides.
    const { token } = await aSession(database().db, SECRET, { id: accountId, role: 'learner' });
    return { headers: { ...headers, authorization: `Bearer ${token}` }, ids };
  }
  return aMember(ROLES[actor], needed);
}

const once = <T>(made: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> => {
  const found = made.get(name) ?? make();
  made.set(name, found);
  return found;
};

const sharedCallers = new Map<string, Promise<Caller>>();
/** One for all cells that change nothing: those that read, and those that are refused. */
const shared = (name: string, actor: Actor) => once(sharedCallers, name, () => aCaller(actor));

const isRefused = (status: number) => status >= 400;

const ownIn = ({ path }: Operation) => OWN.filter((name) => path.includes(`{${name}}`));

/** The caller of a cell: a new one where the call may change what others see. */
function callerOf(operation: Operation, actor: Actor, own: number): Promise<Caller> {
  if (operation.method === 'GET' || isRefused(own)) return shared(actor, actor);
  return aCaller(actor, ownIn(operation));
}

let picture: Uint8Array<ArrayBuffer>;
/** Of an account that no cell changes. */
let known: string;
beforeAll(async () => {
  picture = Uint8Array.from(await aPicture({ width: 32, height: 32 }).png().toBuffer());
  known = (await anAccount(database().db)).email;
});

/** A request that is right in everything, sent by the caller about the object of `ids`. */
async function call(operation: Operation, row: Row, caller: Caller, ids: Caller['ids']): Promise<Response> {
  const facts: RequestFacts = { email: known, password: PASSWORD, picture, termsVersion: termsVersion() };
  const body = row.body?.(facts);
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '-');
  const path = `${filled}${row.query ?? ''}`;
  const { method } = operation;
  const common = { ...caller.headers, 'x-forwarded-for': freshAddress(), 'idempotency-key': uuid() };
  if (!body) return send(path, { method, headers: common });
  const [type, bytes] =
    body instanceof Uint8Array ? ['image/png', body] : ['application/json', JSON.stringify(body)];
  return send(path, { method, headers: { ...common, 'content-type': type }, body: bytes });
}

const operations = new Map<string, Operation>();
beforeAll(async () => {
  const listed = listOperations(await (await send('/api/openapi.json')).json());
  for (const operation of listed) operations.set(operation.name, operation);
});

test('every call of a contract is part of the API', async () => {
  const contracts = await loadModules('contract.ts');
  const declared = contracts.flatMap(({ module }) =>
    listEndpoints(module).map(
      ({ endpoint: { method, path } }) => `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    ),
  );
  expect(declared.length).toBeGreaterThan(70);
  expect(declared.filter((name) => !operations.has(name))).toEqual([]);
});

test('every call of the API has its row', () => {
  expect([...operations.keys()].filter((name) => !ACCESS[name])).toEqual([]);
  expect(operations.size).toBeGreaterThan(20);
});

test('a call with an identifier declares the answer for another person’s object', () => {
  const withIdentifier = [...operations.values()].filter(({ inPath }) => Object.keys(inPath).length > 0);
  expect(withIdentifier.filter(({ name }) => !ACCESS[name]?.foreign)).toEqual([]);
});

test('the description says who needs a token: those that visitors are kept from', () => {
  for (const [name, { token }] of operations) {
    const [visitor] = ACCESS[name]?.own ?? [];
    // Refreshing and the second step answer 401 to a caller without a token, signed in or not.
    if (token === 'none') expect(new Set(ACCESS[name]?.own).size, name).toBe(1);
    else expect(visitor === 401, name).toBe(token === 'needed');
  }
});

const typeOf = async (response: Response) => ((await response.json()) as { type?: string }).type;

describe.concurrent.each(Object.entries(ACCESS))('%s', (name, row) => {
  const cells = ACTORS.map((actor, place) => {
    const [own = 0, foreign] = [row.own[place], row.foreign?.[place]];
    const title = foreign === undefined ? `${own}` : `their own ${own}, somebody else’s ${foreign}`;
    return { actor, own, foreign, title };
  });

  test.for(cells)('$actor: $title', async ({ actor, own, foreign }, { skip }) => {
    const operation = operations.get(name);
    if (!operation) return skip('not mounted yet');
    const caller = await callerOf(operation, actor, own);
    if (foreign !== undefined) await expectForeign(operation, row, caller, foreign);
    expect((await call(operation, row, caller, caller.ids)).status, 'their own').toBe(own);
  });
});

async function expectForeign(operation: Operation, row: Row, caller: Caller, status: number): Promise<void> {
  const owner = isRefused(status)
    ? await shared('owner', 'learner')
    : await aMember('learner', ownIn(operation));
  const response = await call(operation, row, caller, owner.ids);
  expect(response.status, 'somebody else’s').toBe(status);
  if (status !== 404) return;
  // Nobody learns that it exists.
  const unknown = await call(operation, row, caller, missing());
  expect([unknown.status, await typeOf(unknown)]).toEqual([404, await typeOf(response)]);
}
