import { expect, test } from 'vitest';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { HOUR, MINUTE, useMarking } from '../marking-fixture.ts';

const marking = useMarking();
const {
  aLearner,
  aTeacher,
  anAdmin,
  anAccount,
  aWork,
  call,
  submit,
  mark,
  afterUndo,
  grant,
  query,
  time,
  typeOf,
  mails,
  watch,
} = marking;

type Orders = {
  readonly orders: readonly {
    readonly marking_order_id: string;
    readonly claimed_by: { readonly account_id: string } | null;
    readonly is_late: boolean;
    readonly markings: readonly { readonly band: number }[];
  }[];
  readonly counts: object;
};

const PROFILE = {
  slug: 'hannah',
  skills: ['essay'],
  modules: ['academic'],
  languages: ['en'],
  daily_most: 5,
  holidays: [{ from: '2026-11-21', to: '2026-11-22' }],
};

test('the school sees the queue, who has what, and what is late', async () => {
  const [admin, teacher, learner] = [await anAdmin(), await aTeacher(), await aLearner('premium_account')];
  const first = await submit(learner, await aWork(learner));
  // Works of one moment have no order.
  time.now += MINUTE;
  await submit(learner, await aWork(learner, { kind: 'writing-task-1' }));
  await call(teacher, 'POST', `/api/teach/orders/${first}/claim`);
  const open = await call<Orders>(admin, 'GET', '/api/admin/marking?state=open');
  expect(open.body.counts).toEqual({ waiting: 1, claimed: 1, second_opinion: 0, late: 0 });
  expect(open.body.orders[0]).toMatchObject({
    learner: { name: expect.stringContaining('Mei') },
    claimed_by: { account_id: teacher.accountId },
  });
  const ofTeacher = await call<Orders>(admin, 'GET', `/api/admin/marking?teacher=${teacher.accountId}`);
  expect(ofTeacher.body.orders.map(({ marking_order_id: id }) => id)).toEqual([first]);
  time.now += 48 * HOUR + 1;
  const late = await call<Orders>(admin, 'GET', '/api/admin/marking?state=late');
  expect(late.body.orders.map(({ is_late: isLate }) => isLate)).toEqual([true, true]);
});

test('an admin takes a work over for another teacher, and the draft of the first stays', async () => {
  const [admin, teacher, other, learner] = [
    await anAdmin(),
    await aTeacher(),
    await aTeacher(),
    await aLearner('premium_account'),
  ];
  const orderId = await submit(learner, await aWork(learner));
  await call(teacher, 'POST', `/api/teach/orders/${orderId}/claim`);
  const give = (accountId: string | null) =>
    call(admin, 'POST', `/api/admin/marking/${orderId}/teacher`, { teacher: accountId });
  expect(typeOf(await give(learner.accountId))).toBe('profile-unknown');
  expect((await give(other.accountId)).status).toBe(200);
  expect(typeOf(await call(teacher, 'PUT', `/api/teach/orders/${orderId}/claim`))).toBe('not-claimed');
  expect((await call(other, 'GET', `/api/teach/orders/${orderId}`)).status).toBe(200);
  expect(await query('select count(*)::int from markings where order_id = $1', [orderId])).toEqual([
    { count: 2 },
  ]);
  expect((await give(null)).status).toBe(200);
  expect(await query('select state, claimed_by from marking_orders where id = $1', [orderId])).toEqual([
    { state: 'waiting', claimed_by: null },
  ]);
});

test('a cancelled order returns its credit once, and its work can be submitted again', async () => {
  const [admin, teacher, learner] = [await anAdmin(), await aTeacher(), await aLearner()];
  await grant(learner, 'essay', 1);
  const workId = await aWork(learner);
  const orderId = await submit(learner, workId);
  await mark(teacher, orderId, 6);
  const cancel = () =>
    call(admin, 'POST', `/api/admin/marking/${orderId}/cancellation`, { reason: 'The task was wrong.' });
  expect((await cancel()).status).toBe(200);
  expect(typeOf(await cancel())).toBe('marking-done');
  // It was on its way, and is not released any more.
  expect(await afterUndo()).toBe(0);
  expect(mails.map(({ text }) => text).join()).toContain('The task was wrong.');
  const { body } = await call<{ credits: readonly object[] }>(learner, 'GET', '/api/markings');
  expect(body.credits[0]).toMatchObject({ kind: 'essay', left: 1 });
  expect(await submit(learner, workId)).not.toBe(orderId);
  expect(
    await query('select reason, amount from marking_credits where account_id = $1 order by at, amount desc', [
      learner.accountId,
    ]),
  ).toEqual(
    expect.arrayContaining([
      { reason: 'granted', amount: 1 },
      { reason: 'returned', amount: 1 },
      { reason: 'used', amount: -1 },
    ]),
  );
});

test('what a plan includes can be used again after a cancellation', async () => {
  const [admin, learner] = [await anAdmin(), await aLearner('premium_account')];
  const orderId = await submit(learner, await aWork(learner));
  await call(admin, 'POST', `/api/admin/marking/${orderId}/cancellation`, { reason: 'No teacher is there.' });
  expect(await submit(learner, await aWork(learner))).not.toBe(orderId);
});

test('a learner’s account becomes a teacher’s, with a profile that can be changed', async () => {
  const admin = await anAdmin();
  const { accountId } = await anAccount('learner', 'Rohan');
  const email = `${accountId}@example.org`;
  const add = (changes: object = {}) =>
    call(admin, 'POST', '/api/admin/marking-teachers', { ...PROFILE, email, ...changes });
  expect(typeOf(await add({ slug: 'nobody' }))).toBe('slug-unknown');
  expect(typeOf(await add({ email: 'nobody@example.org' }))).toBe('account-unknown');
  expect((await add()).body).toEqual({ account_id: accountId });
  expect(typeOf(await add())).toBe('teacher-exists');
  expect(await query('select role from accounts where id = $1', [accountId])).toEqual([{ role: 'teacher' }]);
  const path = `/api/admin/marking-teachers/${accountId}`;
  const holiday = await call(admin, 'PUT', path, {
    ...PROFILE,
    holidays: [{ from: '2026-11-22', to: '2026-11-21' }],
  });
  expect(holiday.status).toBe(422);
  expect((await call(admin, 'PUT', path, { ...PROFILE, daily_most: 9 })).status).toBe(200);
  const { body } = await call<{ teachers: readonly { account_id: string }[] }>(
    admin,
    'GET',
    '/api/admin/marking-teachers',
  );
  expect(body.teachers.find(({ account_id: id }) => id === accountId)).toMatchObject({
    daily_most: 9,
    slug: 'hannah',
    load: { open: 0, claimed_today: 0, done: 0, late: 0 },
  });
});

test('the open work of a suspended teacher goes back to the queue', async () => {
  const [admin, teacher, learner] = [await anAdmin(), await aTeacher(), await aLearner('premium_account')];
  const orderId = await submit(learner, await aWork(learner));
  await call(teacher, 'POST', `/api/teach/orders/${orderId}/claim`);
  const path = `/api/admin/marking-teachers/${teacher.accountId}/suspension`;
  expect((await call(admin, 'POST', path)).body).toEqual({ returned: 1 });
  expect(typeOf(await call(teacher, 'GET', '/api/teach/queue'))).toBe('teacher-unknown');
  expect(await query('select state from marking_orders where id = $1', [orderId])).toEqual([
    { state: 'waiting' },
  ]);
  expect((await call(admin, 'DELETE', path)).status).toBe(200);
  expect((await call(teacher, 'GET', '/api/teach/queue')).status).toBe(200);
});

test('agreement counts blind bands by criterion and month, and the pay of a month is a file', async () => {
  const [admin, first, second, learner] = [
    await anAdmin(),
    await aTeacher(),
    await aTeacher(),
    await aLearner('premium_account'),
  ];
  const orderId = await submit(learner, await aWork(learner), true);
  await mark(first, orderId, 7);
  await afterUndo();
  await mark(second, orderId, 6.5);
  await afterUndo();
  type Figure = { readonly criterion: string };
  type Figures = { teachers: readonly Figure[]; machine: readonly Figure[] };
  const { body } = await call<Figures>(admin, 'GET', '/api/admin/marking-agreement?from=2026-11&to=2026-11');
  expect(body.teachers.find(({ criterion }) => criterion === 'overall')).toEqual({
    month: '2026-11',
    criterion: 'overall',
    count: 1,
    qwk: null,
    mean_difference: 0.5,
    within_half: 1,
  });
  expect(body.machine).toMatchObject(
    ['overall', ...CRITERIA['writing-task-2']].map((criterion) => ({
      criterion,
      count: 2,
      mean_difference: 0.75,
    })),
  );
  expect(body).toMatchObject({ second_markings: 1, third_markings: 0 });
  const pay = await call<string>(admin, 'GET', '/api/admin/marking-pay?month=2026-11');
  const lines = pay.body.trim().split('\r\n');
  expect(lines[0]).toContain('month,teacher,email,kind,role,markings,late');
  expect(lines.filter((line) => line.includes(first.accountId))).toEqual([
    expect.stringMatching(/^2026-11,.*,essay,first,1,0$/),
  ]);
});

test('a gift that is sent twice with one key is one gift', async () => {
  const [admin, learner] = [await anAdmin(), await aLearner()];
  const key = { 'idempotency-key': randomIds.uuid() };
  const gift = { email: `${learner.accountId}@example.org`, kind: 'speaking', count: 2 };
  for (let count = 0; count < 3; count += 1) {
    const { body } = await call(admin, 'POST', '/api/admin/marking-credits', gift, key);
    expect(body).toEqual({ left: 2 });
  }
});

test('the teacher is warned 12 hours before, the school when a work is late; each once', async () => {
  const [teacher, learner] = [await aTeacher(), await aLearner('premium_account')];
  const orderId = await submit(learner, await aWork(learner));
  const tell = async () => {
    await watch();
    return mails.map(({ subject }) => subject);
  };
  time.now += 36 * HOUR - 1;
  await call(teacher, 'POST', `/api/teach/orders/${orderId}/claim`);
  expect(await tell()).toEqual([]);
  time.now += 1;
  expect(await tell()).toEqual(['A work is due in 12 hours']);
  time.now += 12 * HOUR - 1;
  expect(await tell()).toHaveLength(1);
  time.now += MINUTE;
  expect(await tell()).toEqual(['A work is due in 12 hours', 'A marking is late']);
  expect(mails[1]?.to).toBe('school@example.org');
  expect(await tell()).toHaveLength(2);
});
