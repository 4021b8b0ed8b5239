import { expect, test } from 'vitest';
import { MARKING_DATA } from '../own-data/marking-data.ts';
import { DAY, HOUR, MINUTE, useMarking, type Person } from '../marking-fixture.ts';
import { EVERY_WORK, nobody, seedTools } from './seed-fixture.ts';

const marking = useMarking(EVERY_WORK);
const {
  aLearner,
  aTeacher,
  anAdmin,
  aWork,
  call,
  submit,
  mark,
  afterUndo,
  query,
  time,
  typeOf,
  mails,
  watch,
  dependencies,
} = marking;
const { aStandardWork, anOrder, seedsOf, markSeed, seedView } = seedTools(marking);

type Listed = { readonly marking_order_id: string; readonly due_at: string };
type Queue = { readonly waiting: readonly Listed[]; readonly count: number };

const queue = async (teacher: Person) => (await call<Queue>(teacher, 'GET', '/api/teach/queue')).body;
const next = (teacher: Person) =>
  call<{ marking_order_id: string }>(teacher, 'POST', '/api/teach/claims', {});

test('a seed stands first in the queue of its teacher, and looks like the work behind it', async () => {
  await aStandardWork();
  const [teacher, other, orderId] = [await aTeacher(), await aTeacher(), await anOrder()];
  const { waiting, count } = await queue(teacher);
  const [seed = ''] = await seedsOf(teacher);
  expect(waiting.map(({ marking_order_id: id }) => id)).toEqual([seed, orderId]);
  expect(count).toBe(2);
  expect(Object.keys(waiting[0] ?? {})).toEqual(Object.keys(waiting[1] ?? {}));
  expect(Date.parse(waiting[0]?.due_at ?? '')).toBeLessThan(Date.parse(waiting[1]?.due_at ?? ''));
  // Reading again plants no second one.
  expect((await queue(teacher)).count).toBe(2);
  // Another teacher neither sees it nor can claim it.
  expect((await queue(other)).waiting.map(({ marking_order_id: id }) => id)).not.toContain(seed);
  expect(typeOf(await call(other, 'POST', `/api/teach/orders/${seed}/claim`))).toBe('marking-unknown');
  expect(typeOf(await call(other, 'GET', `/api/teach/orders/${seed}`))).toBe('marking-unknown');
});

test('the desk shows of a seed what it shows of any work, and no result before the minute is over', async () => {
  await aStandardWork(6);
  const [teacher, orderId] = [await aTeacher(), await anOrder()];
  const seed = (await next(teacher)).body.marking_order_id;
  await call(teacher, 'POST', `/api/teach/orders/${orderId}/claim`);
  const read = async (id: string) =>
    (await call<Record<string, unknown>>(teacher, 'GET', `/api/teach/orders/${id}`)).body;
  const [one, other] = [await read(seed), await read(orderId)];
  expect(one).toMatchObject({
    learner: { first_name: 'Mei', goal: 6.5, language: 'en' },
    has_machine_band: true,
    seed: null,
  });
  for (const part of ['learner', 'work', 'others', 'machine', 'has_machine_band', 'question', 'transcript'])
    expect(one[part]).toEqual(other[part]);
  expect(one['draft']).toEqual(other['draft']);
  await mark(teacher, seed, 6);
  const sent = await read(seed);
  // The machine's band appears as it does elsewhere: 5.5 to 6.5.
  expect(sent).toMatchObject({ seed: null, machine: { low: 5.5, high: 6.5, difference: 0 } });
  await afterUndo();
  expect(await seedView(teacher, seed)).toMatchObject({ is_within: true, agreed_band: 6 });
});

test('what a teacher sent is compared with the agreed bands, and stays', async () => {
  await aStandardWork(6);
  const teacher = await aTeacher();
  await anOrder();
  const seed = await markSeed(teacher, 7);
  const view = await seedView(teacher, seed);
  expect(view).toMatchObject({ is_within: false, own_band: 7, agreed_band: 6, criterion_tolerance: 1 });
  expect(view?.criteria[0]).toMatchObject({ agreed_band: 6, reason: 'The school agreed, 0.' });
  const version = await call(teacher, 'POST', `/api/teach/orders/${seed}/versions`, { reason: 'Why not.' });
  expect(typeOf(version)).toBe('seed-final');
  const { body } = await call<{ markings: readonly object[] }>(teacher, 'GET', '/api/teach/markings');
  expect(body.markings).toEqual([expect.objectContaining({ marking_order_id: seed, was_seed: true })]);
});

test('no learner hears of a seed: no email, no place in the queue, no grade, nothing in a list', async () => {
  const { learner } = await aStandardWork();
  const [teacher, waiting] = [await aTeacher(), await aLearner('premium_account')];
  await submit(waiting, await aWork(waiting));
  const before = await call(learner, 'GET', '/api/markings');
  const place = async () =>
    (await call<{ markings: readonly { place: number }[] }>(waiting, 'GET', '/api/markings')).body.markings[0]
      ?.place;
  const grades = await query('select count(*)::int from grades');
  mails.length = 0;
  await queue(teacher);
  expect(await seedsOf(teacher)).toHaveLength(1);
  expect(await place()).toBe(1);
  await markSeed(teacher, 6);
  expect(mails).toEqual([]);
  expect(await query('select count(*)::int from grades')).toEqual(grades);
  const after = await call<{ server_now: string }>(learner, 'GET', '/api/markings');
  expect(after.body).toEqual({ ...before.body, server_now: after.body.server_now });
  const [seed = ''] = await seedsOf(teacher);
  for (const person of [learner, waiting])
    expect(typeOf(await call(person, 'GET', `/api/markings/${seed}`))).toBe('marking-unknown');
});

test('a seed is in no count, list or figure of the school but the pay, where it is never late', async () => {
  await aStandardWork();
  const [admin, teacher] = [await anAdmin(), await aTeacher()];
  await anOrder();
  const office = async (search = '') =>
    (await call<{ orders: readonly Listed[]; counts: object }>(admin, 'GET', `/api/admin/marking${search}`))
      .body;
  const agreement = async () => (await call(admin, 'GET', '/api/admin/marking-agreement')).body;
  const [counts, orders, figures] = [(await office()).counts, (await office()).orders, await agreement()];
  const seed = (await next(teacher)).body.marking_order_id;
  expect((await office()).counts).toEqual(counts);
  expect((await office()).orders).toHaveLength(orders.length);
  expect((await office(`?teacher=${teacher.accountId}`)).orders).toEqual([]);
  for (const [path, body] of [
    ['teacher', { teacher: null }],
    ['cancellation', { reason: 'No reason.' }],
  ] as const)
    expect(typeOf(await call(admin, 'POST', `/api/admin/marking/${seed}/${path}`, body))).toBe(
      'marking-unknown',
    );
  // Days later: it is late by its clock, and nobody is told.
  time.now += 3 * DAY;
  mails.length = 0;
  await watch();
  expect(mails.filter(({ text }) => text.includes(seed))).toEqual([]);
  await mark(teacher, seed, 6);
  await afterUndo();
  expect(await agreement()).toEqual(figures);
  expect((await call(teacher, 'GET', '/api/teach/figures')).body).toMatchObject({
    markings: 0,
    with_machine: { count: 0 },
  });
  const pay = await call<string>(admin, 'GET', '/api/admin/marking-pay?month=2026-11');
  expect(pay.body.split('\r\n').filter((line) => line.includes(teacher.accountId))).toEqual([
    expect.stringMatching(/^2026-11,.*,essay,seed,1,0$/),
  ]);
});

test('a teacher gets a standard work once, and never one that they marked, wrote or agreed on', async () => {
  const { teacher: first, learner, admin, id } = await aStandardWork();
  const teacher = await aTeacher();
  for (let count = 0; count < 3; count += 1) await anOrder();
  const asTeacher = async ({ accountId }: Person) =>
    query(
      `insert into teacher_profiles (account_id, skills, modules, languages, daily_most, holidays, created_at)
       values ($1, '{essay}', '{academic}', '{en,zh-Hant}', 100, '[]', now())`,
      [accountId],
    );
  await asTeacher(admin);
  await asTeacher(learner);
  const author = { ...learner, role: 'teacher' } as const;
  // Only this one is in use, so nothing else can be planted.
  await query('update standard_works set retired_at = now() where id <> $1', [id]);
  for (const person of [first, admin, author]) {
    await queue(person);
    // The first teacher may have got another one, before this one was made.
    expect(
      await query('select id from marking_orders where seed_for = $1 and seed_of = $2', [
        person.accountId,
        id,
      ]),
    ).toEqual([]);
  }
  await markSeed(teacher, 6);
  await queue(teacher);
  expect(await seedsOf(teacher)).toHaveLength(1);
  expect((await next(teacher)).status).toBe(200);
});

test('nothing is planted without a waiting work, without the skill, or at the end of the daily number', async () => {
  await aStandardWork();
  const idle = await aTeacher();
  await queue(idle);
  expect(await seedsOf(idle)).toEqual([]);
  await anOrder();
  const [speaker, busy] = [await aTeacher({ skills: ['speaking'] }), await aTeacher({ dailyMost: 0 })];
  for (const teacher of [speaker, busy]) {
    await queue(teacher);
    expect(await seedsOf(teacher)).toEqual([]);
  }
});

test('50 teachers who claim at the same time get a seed each, and then each work once', async () => {
  await aStandardWork();
  await query(
    'update standard_works set retired_at = now() where id not in (select id from standard_works order by made_at desc limit 1)',
  );
  const orders: string[] = [];
  for (let count = 0; count < 50; count += 1) orders.push(await anOrder());
  const teachers = await Promise.all(Array.from({ length: 50 }, () => aTeacher()));
  const claim = async () =>
    (await Promise.all(teachers.map((teacher) => next(teacher)))).map(({ body }) => body.marking_order_id);
  const seeds = await claim();
  expect(new Set(seeds).size).toBe(50);
  expect(seeds.filter((id) => orders.includes(id))).toEqual([]);
  const works = await claim();
  expect([...works].sort()).toEqual([...orders].sort());
});

test('claims of one teacher at the same time plant one seed', async () => {
  await aStandardWork();
  const teacher = await aTeacher();
  for (let count = 0; count < 8; count += 1) await anOrder();
  await Promise.all([
    ...Array.from({ length: 4 }, () => next(teacher)),
    ...Array.from({ length: 4 }, () => queue(teacher)),
  ]);
  const open = await query(`select id from marking_orders where seed_for = $1 and state <> 'done'`, [
    teacher.accountId,
  ]);
  expect(open).toHaveLength(1);
});

test('a seed whose claim ends waits for its teacher alone, with the draft', async () => {
  await aStandardWork();
  const [teacher, other] = [await aTeacher(), await aTeacher()];
  const orderId = await anOrder();
  const seed = (await next(teacher)).body.marking_order_id;
  time.now += 31 * MINUTE;
  expect(await watch()).toMatchObject({ claims: 1 });
  expect(typeOf(await call(other, 'POST', `/api/teach/orders/${seed}/claim`))).toBe('marking-unknown');
  expect((await queue(teacher)).waiting.map(({ marking_order_id: id }) => id)).toEqual([seed, orderId]);
  expect((await next(teacher)).body.marking_order_id).toBe(seed);
});

test('a retired work leaves the queue; one that is being marked is paid, and not compared', async () => {
  const { admin, id } = await aStandardWork();
  await query('update standard_works set retired_at = now() where id <> $1', [id]);
  const [teacher, waiting] = [await aTeacher(), await aTeacher()];
  await anOrder();
  const seed = (await next(teacher)).body.marking_order_id;
  await queue(waiting);
  expect(await seedsOf(waiting)).toHaveLength(1);
  await call(admin, 'POST', `/api/admin/standard-works/${id}/retirement`);
  expect(await seedsOf(waiting)).toEqual([]);
  await mark(teacher, seed, 2);
  await afterUndo();
  expect(await seedView(teacher, seed)).toMatchObject({ is_within: null, criteria: [] });
  expect(await query('select * from seed_results where order_id = $1', [seed])).toEqual([]);
  const pay = await call<string>(admin, 'GET', '/api/admin/marking-pay?month=2026-11');
  expect(pay.body).toMatch(new RegExp(`${teacher.accountId}.*,seed,1,0`));
});

test('a learner who withdraws empties the seeds that were marked, and deletes the others', async () => {
  const { learner, id } = await aStandardWork();
  await query('update standard_works set retired_at = now() where id <> $1', [id]);
  const [done, open] = [await aTeacher(), await aTeacher()];
  await anOrder();
  const seed = await markSeed(done, 6);
  await next(open);
  await call(learner, 'PUT', '/api/marking-consent', { agrees: false });
  expect(await seedsOf(open)).toEqual([]);
  const [left] = await query<{ text: string }>(
    'select work::text as text from marking_orders where id = $1',
    [seed],
  );
  expect(left?.text).not.toContain('Buses');
  expect(await query('select reasons, letter from markings where order_id = $1', [seed])).toEqual([
    { reasons: ['', '', '', ''], letter: { text: '', strengths: [], steps: [] } },
  ]);
  // The bands stay, for the figures.
  expect(await seedView(done, seed)).toMatchObject({ is_within: true, agreed_band: 6 });
});

test('the account of a learner goes, and so does every trace of it in standard works', async () => {
  const { learner, id } = await aStandardWork();
  const person = { accountId: learner.accountId, email: '', candidateIds: [learner.candidateId] };
  const exported = await MARKING_DATA.export(dependencies().database, person, dependencies().files);
  expect(JSON.stringify(exported)).toContain(id);
  await dependencies().database.transaction((transaction) =>
    MARKING_DATA.erase(transaction, person, new Date(time.now)),
  );
  expect(await query('select account_id, work, reasons from standard_works where id = $1', [id])).toEqual([
    { account_id: null, work: null, reasons: [] },
  ]);
});

test('the account of a teacher goes: results stay without a name, open seeds do not', async () => {
  await aStandardWork();
  await aStandardWork();
  const teacher = await aTeacher();
  await anOrder();
  const seed = await markSeed(teacher, 6);
  await next(teacher);
  await dependencies().database.transaction((transaction) =>
    MARKING_DATA.erase(transaction, { ...teacher, email: '', candidateIds: [nobody()] }, new Date(time.now)),
  );
  expect(await seedsOf(teacher)).toEqual([]);
  expect(await query('select teacher_id from seed_results where order_id = $1', [seed])).toEqual([
    { teacher_id: null },
  ]);
});

test('the database refuses an order that is a seed of somebody with an account', async () => {
  const { id, learner } = await aStandardWork();
  const [teacher] = [await aTeacher()];
  const orderId = await anOrder();
  await expect(
    query('update marking_orders set seed_of = $1, seed_for = $2 where id = $3', [
      id,
      teacher.accountId,
      orderId,
    ]),
  ).rejects.toThrow('marking_orders_seed');
  await queue(teacher);
  const [seed] = await seedsOf(teacher);
  await expect(
    query('update marking_orders set account_id = $1 where id = $2', [learner.accountId, seed]),
  ).rejects.toThrow('marking_orders_seed');
});

test('a warning 12 hours before is written of a seed too, or it would be known as one', async () => {
  await aStandardWork();
  const teacher = await aTeacher();
  await anOrder();
  const seed = (await next(teacher)).body.marking_order_id;
  await query('update marking_orders set lease_until = $1 where id = $2', [
    new Date(time.now + 40 * HOUR),
    seed,
  ]);
  time.now += 36 * HOUR;
  mails.length = 0;
  await watch();
  expect(mails.map(({ subject }) => subject)).toEqual(['A work is due in 12 hours']);
});
