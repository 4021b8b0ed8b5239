import { expect, test } from 'vitest';
import { aMarking, HOUR, MINUTE, useMarking, type Person } from '../marking-fixture.ts';

const { aLearner, aTeacher, anAdmin, aWork, call, submit, mark, query, time, typeOf, watch, afterUndo } =
  useMarking();

type Claimed = { readonly marking_order_id: string; readonly lease_until: string };
type Queue = {
  readonly waiting: readonly { readonly marking_order_id: string }[];
  readonly count: number;
  readonly today: { readonly claimed: number };
};

const claim = (teacher: Person, orderId: string) =>
  call<Claimed>(teacher, 'POST', `/api/teach/orders/${orderId}/claim`);
const next = (teacher: Person, body: object = {}) =>
  call<Claimed>(teacher, 'POST', '/api/teach/claims', body);
const queue = async (teacher: Person, search = '') =>
  (await call<Queue>(teacher, 'GET', `/api/teach/queue${search}`)).body;

async function anOrder(): Promise<string> {
  const learner = await aLearner('premium_account');
  return submit(learner, await aWork(learner));
}

test('of 50 teachers who claim one work at the same time one gets it', async () => {
  const orderId = await anOrder();
  const teachers = await Promise.all(Array.from({ length: 50 }, () => aTeacher()));
  const replies = await Promise.all(teachers.map((teacher) => claim(teacher, orderId)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refusals = replies.filter(({ status }) => status !== 200).map(typeOf);
  expect(new Set(refusals)).toEqual(new Set(['claimed-by-other']));
  expect(await query('select count(*)::int from markings where order_id = $1', [orderId])).toEqual([
    { count: 1 },
  ]);
});

test('a work whose row is locked for another reason is not called claimed', async () => {
  const orderId = await anOrder();
  const teacher = await aTeacher();
  const locked = query(
    'with locked as (select id from marking_orders where id = $1 for update) select pg_sleep(0.5) from locked',
    [orderId],
  );
  const sleeping = () =>
    query(`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`);
  await expect.poll(sleeping).toHaveLength(1);
  expect((await claim(teacher, orderId)).status).toBe(200);
  await locked;
});

test('teachers who ask for the next work at the same time get different ones, those that are due first', async () => {
  const orders: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    time.now += MINUTE;
    orders.push(await anOrder());
  }
  const teachers = await Promise.all(Array.from({ length: 8 }, () => aTeacher()));
  const replies = await Promise.all(teachers.map((teacher) => next(teacher)));
  const claimed = replies.map(({ body }) => body.marking_order_id);
  expect([...claimed].sort()).toEqual(orders.slice(0, 8).sort());
});

test('the queue lists what a teacher may claim, the one that is due first first', async () => {
  const teacher = await aTeacher({ skills: ['essay'] });
  const first = await anOrder();
  time.now += MINUTE;
  const second = await anOrder();
  const own = await anOrder();
  await query('update marking_orders set account_id = $1 where id = $2', [teacher.accountId, own]);
  const other = await anOrder();
  await query(`update marking_orders set kind = 'speaking' where id = $1`, [other]);
  const listed = await queue(teacher);
  expect(listed.waiting.map(({ marking_order_id: id }) => id)).toEqual([first, second]);
  expect(JSON.stringify(listed)).not.toMatch(/Mei|Lin|example\.org/);
  expect(typeOf(await claim(teacher, own))).toBe('own-work');
  expect(typeOf(await claim(teacher, other))).toBe('not-qualified');
  expect((await queue(teacher, '?kind=speaking')).count).toBe(0);
  expect((await queue(teacher, '?appeals=true')).count).toBe(0);
});

test('the daily number holds for claims at the same time', async () => {
  const teacher = await aTeacher({ dailyMost: 2 });
  for (let count = 0; count < 5; count += 1) await anOrder();
  const replies = await Promise.all(Array.from({ length: 5 }, () => next(teacher)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  expect((await queue(teacher)).today).toMatchObject({ claimed: 2, most: 2 });
  time.now += 24 * HOUR;
  expect((await next(teacher)).status).toBe(200);
});

test('a claim ends after 30 minutes without a save; the draft is there when it is claimed again', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()];
  const orderId = await anOrder();
  await claim(teacher, orderId);
  const save = (revision: number) =>
    call<{ saved: boolean }>(teacher, 'PUT', `/api/teach/orders/${orderId}/draft`, {
      ...aMarking(6),
      revision,
    });
  time.now += 29 * MINUTE;
  expect((await save(0)).body.saved).toBe(true);
  time.now += 29 * MINUTE;
  expect(await watch()).toMatchObject({ claims: 0 });
  expect(typeOf(await claim(other, orderId))).toBe('claimed-by-other');
  time.now += MINUTE;
  expect(await watch()).toMatchObject({ claims: 1 });
  expect(typeOf(await save(1))).toBe('not-claimed');
  expect((await call(teacher, 'GET', `/api/teach/orders/${orderId}`)).status).toBe(404);
  await claim(teacher, orderId);
  const { body } = await call<{ draft: { revision: number; criteria: readonly { band: number }[] } }>(
    teacher,
    'GET',
    `/api/teach/orders/${orderId}`,
  );
  expect(body.draft.revision).toBe(1);
  expect(body.draft.criteria.map(({ band }) => band)).toEqual([6, 6, 6, 6]);
});

test('a claim whose time is over can be taken before the job sees it', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()];
  const orderId = await anOrder();
  await claim(teacher, orderId);
  time.now += 30 * MINUTE;
  expect((await claim(other, orderId)).status).toBe(200);
  expect(typeOf(await call(teacher, 'PUT', `/api/teach/orders/${orderId}/claim`))).toBe('not-claimed');
});

test('a sent marking keeps its work from others, however late the job is', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()];
  const orderId = await anOrder();
  await mark(teacher, orderId, 6);
  time.now += 5 * HOUR;
  await watch();
  expect(typeOf(await claim(other, orderId))).toBe('claimed-by-other');
  expect((await queue(other)).count).toBe(0);
  await afterUndo();
  expect(typeOf(await claim(other, orderId))).toBe('not-waiting');
});

test('a released work waits again', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()];
  const orderId = await anOrder();
  await claim(teacher, orderId);
  expect((await call(teacher, 'DELETE', `/api/teach/orders/${orderId}/claim`)).status).toBe(200);
  expect((await next(other)).body.marking_order_id).toBe(orderId);
});

test('an account without a profile has no desk, an admin’s neither', async () => {
  const orderId = await anOrder();
  for (const person of [await anAdmin(), { ...(await aLearner()), role: 'teacher' } as const]) {
    expect(typeOf(await claim(person, orderId))).toBe('teacher-unknown');
    expect(typeOf(await call(person, 'GET', '/api/teach/queue'))).toBe('teacher-unknown');
  }
  expect((await call(await aLearner(), 'GET', '/api/teach/queue')).status).toBe(403);
});

test('nothing waits for a teacher who may mark none of it', async () => {
  await anOrder();
  expect(typeOf(await next(await aTeacher({ skills: ['speaking'] })))).toBe('nothing-waits');
});
