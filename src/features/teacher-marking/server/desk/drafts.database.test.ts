import { expect, test } from 'vitest';
import { aMarking, MINUTE, SECOND, useMarking, type Person } from '../marking-fixture.ts';

const marking = useMarking();
const { aLearner, aTeacher, aWork, call, submit, mark, afterUndo, release, query, time, typeOf, mails } =
  marking;

type Work = {
  readonly learner: object;
  readonly draft: { readonly revision: number; readonly band: number | null; readonly state: string };
  readonly machine: { readonly difference: number } | null;
  readonly has_machine_band: boolean;
};
type Saved = {
  readonly saved: boolean;
  readonly draft: Work['draft'] & { readonly comments: readonly object[] };
};

const open = async (teacher: Person, id: string) =>
  (await call<Work>(teacher, 'GET', `/api/teach/orders/${id}`)).body;
const save = (teacher: Person, id: string, body: object) =>
  call<Saved>(teacher, 'PUT', `/api/teach/orders/${id}/draft`, { ...aMarking(6), ...body });
const send = (teacher: Person, id: string, revision: number) =>
  call<{ undo_until: string }>(teacher, 'POST', `/api/teach/orders/${id}/send`, { revision });

async function aClaim() {
  const learner = await aLearner('premium_account');
  const teacher = await aTeacher();
  const workId = await aWork(learner);
  const orderId = await submit(learner, workId);
  await call(teacher, 'POST', `/api/teach/orders/${orderId}/claim`);
  return { learner, teacher, workId, orderId };
}

const aComment = (quote: string, start: number) => ({
  id: '11111111-1111-4111-8111-111111111111',
  anchor: { in: 'text', start, end: start + quote.length, quote },
  criterion: 'lexical-resource',
  kind: 'error',
  family: 'article',
  body: 'Say more.',
  suggestion: null,
});

test('a teacher sees the first name and the goal, and nothing else about the learner', async () => {
  const { teacher, orderId, learner } = await aClaim();
  const work = await open(teacher, orderId);
  expect(work.learner).toEqual({ first_name: 'Mei', goal: 6.5, language: 'en' });
  const all = JSON.stringify(work);
  for (const secret of ['Lin', 'example.org', learner.accountId, learner.candidateId])
    expect(all).not.toContain(secret);
});

test('a draft from an old revision replaces nothing and gets the newer one', async () => {
  const { teacher, orderId } = await aClaim();
  expect((await save(teacher, orderId, { revision: 0, comments: [aComment('Buses', 22)] })).body.saved).toBe(
    true,
  );
  const { body } = await save(teacher, orderId, { ...aMarking(9), revision: 0 });
  expect(body).toMatchObject({
    saved: false,
    draft: { revision: 1, band: 6, comments: [{ anchor: { start: 22 } }] },
  });
  const both = await Promise.all([1, 1].map((revision) => save(teacher, orderId, { revision })));
  expect(both.map(({ body: each }) => each.saved).sort()).toEqual([false, true]);
});

test('a comment quotes the text exactly', async () => {
  const { teacher, orderId } = await aClaim();
  const reply = await save(teacher, orderId, { revision: 0, comments: [aComment('Buses', 21)] });
  expect([reply.status, typeOf(reply)]).toEqual([422, 'quote-not-in-work']);
});

test('the machine’s band appears once the teacher’s own is complete, with the difference from then', async () => {
  const { teacher, orderId } = await aClaim();
  await save(teacher, orderId, { revision: 0 });
  expect(await open(teacher, orderId)).toMatchObject({ machine: null, has_machine_band: true });
  await save(teacher, orderId, { ...aMarking(7), revision: 1, complete: true });
  await save(teacher, orderId, { ...aMarking(6), revision: 2 });
  expect((await open(teacher, orderId)).machine).toEqual({ low: 5.5, high: 6.5, difference: 1 });
  expect(await query('select blind_times_two from markings where order_id = $1', [orderId])).toEqual([
    { blind_times_two: [14, 14, 14, 14] },
  ]);
});

test('an incomplete marking cannot be sent', async () => {
  const { teacher, orderId } = await aClaim();
  const [first, ...others] = aMarking(6).criteria;
  const incomplete = { criteria: [{ ...first, band: null }, ...others] };
  expect(typeOf(await save(teacher, orderId, { ...incomplete, revision: 0, complete: true }))).toBe(
    'marking-incomplete',
  );
  await save(teacher, orderId, { ...incomplete, revision: 0 });
  expect(typeOf(await send(teacher, orderId, 1))).toBe('marking-incomplete');
});

test('what is sent is what the teacher sees', async () => {
  const { teacher, orderId } = await aClaim();
  await save(teacher, orderId, { revision: 0, complete: true });
  await save(teacher, orderId, { revision: 1, complete: true });
  expect(typeOf(await send(teacher, orderId, 1))).toBe('draft-changed');
  expect((await send(teacher, orderId, 2)).status).toBe(200);
});

test('a sent marking can be taken back for one minute, and is changed by nothing else', async () => {
  const { teacher, orderId } = await aClaim();
  await save(teacher, orderId, { revision: 0, complete: true });
  await send(teacher, orderId, 1);
  expect(typeOf(await save(teacher, orderId, { revision: 1 }))).toBe('already-sent');
  expect(typeOf(await call(teacher, 'DELETE', `/api/teach/orders/${orderId}/claim`))).toBe('already-sent');
  time.now += 59 * SECOND;
  expect(await release()).toBe(0);
  expect((await call(teacher, 'DELETE', `/api/teach/orders/${orderId}/send`)).status).toBe(200);
  time.now += MINUTE;
  expect(await release()).toBe(0);
  await send(teacher, orderId, 1);
  time.now += MINUTE;
  expect(typeOf(await call(teacher, 'DELETE', `/api/teach/orders/${orderId}/send`))).toBe('too-late');
});

test('a marking is released once, by however many processes at the same time', async () => {
  const { teacher, orderId, workId } = await aClaim();
  await save(teacher, orderId, { revision: 0, complete: true });
  await Promise.all([1, 1, 1].map((revision) => send(teacher, orderId, revision)));
  time.now += MINUTE;
  const counts = await Promise.all(Array.from({ length: 5 }, () => release()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(mails).toHaveLength(1);
  expect(
    await query(`select count(*)::int from grades where work_id = $1 and grader = 'teacher'`, [workId]),
  ).toEqual([{ count: 1 }]);
});

test('a process that ends during "send" has sent the marking or not', async () => {
  const { teacher, orderId } = await aClaim();
  await save(teacher, orderId, { revision: 0, complete: true });
  const { jobs } = marking.dependencies();
  // The last step before the commit fails, as when the connection is lost.
  const real = jobs.enqueue;
  Object.assign(jobs, { enqueue: async () => Promise.reject(new Error('The process ended.')) });
  expect((await send(teacher, orderId, 1)).status).toBe(500);
  Object.assign(jobs, { enqueue: real });
  expect((await open(teacher, orderId)).draft.state).toBe('draft');
  expect((await send(teacher, orderId, 1)).status).toBe(200);
  expect(await afterUndo()).toBe(1);
});

test('a released marking changes by a new version alone, with a reason that the learner reads', async () => {
  const { teacher, orderId, learner, workId } = await aClaim();
  const start = () =>
    call<{ version: number }>(teacher, 'POST', `/api/teach/orders/${orderId}/versions`, {
      reason: 'I had overlooked the second part.',
    });
  await save(teacher, orderId, { revision: 0, complete: true });
  expect(typeOf(await start())).toBe('marking-open');
  await send(teacher, orderId, 1);
  await afterUndo();
  expect(typeOf(await save(teacher, orderId, { revision: 1 }))).toBe('not-claimed');
  expect((await start()).body).toEqual({ version: 2 });
  expect((await start()).body).toEqual({ version: 2 });
  await save(teacher, orderId, { ...aMarking(7), revision: 0, complete: true });
  const show = () => call<object>(learner, 'GET', `/api/markings/${orderId}`);
  expect((await show()).body).toMatchObject({ marking: { band: 6, version: 1, changed_because: null } });
  await send(teacher, orderId, 1);
  await afterUndo();
  expect((await show()).body).toMatchObject({
    order: { band: 7 },
    marking: { band: 7, version: 2, changed_because: 'I had overlooked the second part.' },
  });
  expect(mails[1]?.text).toContain('I had overlooked the second part.');
  expect(
    await query(
      `select low_times_two from grades where work_id = $1 and grader = 'teacher' order by graded_at`,
      [workId],
    ),
  ).toEqual([{ low_times_two: 12 }, { low_times_two: 14 }]);
});

test('each look at a recording is logged, and there is none without the claim', async () => {
  const learner = await aLearner('premium_account');
  const [teacher, other] = [await aTeacher(), await aTeacher()];
  marking.spoken.answers = ['p1q1'];
  const orderId = await submit(learner, await aWork(learner, { kind: 'speaking' }));
  const listen = (person: Person) =>
    call<string>(person, 'GET', `/api/teach/orders/${orderId}/recordings/p1q1`);
  expect((await listen(teacher)).status).toBe(404);
  await call(teacher, 'POST', `/api/teach/orders/${orderId}/claim`);
  expect((await listen(teacher)).body).toContain('what was said');
  expect((await listen(other)).status).toBe(404);
  await call(teacher, 'DELETE', `/api/teach/orders/${orderId}/claim`);
  expect((await listen(teacher)).status).toBe(404);
  expect(
    await query('select teacher_id, question from recording_looks where order_id = $1', [orderId]),
  ).toEqual([{ teacher_id: teacher.accountId, question: 'p1q1' }]);
});

test('a teacher’s figures compare blind bands with the machine and count ratings', async () => {
  const { teacher, orderId, learner } = await aClaim();
  await mark(teacher, orderId, 7);
  await afterUndo();
  await call(learner, 'PUT', `/api/markings/${orderId}/rating`, { clear: 5, useful: 3 });
  time.now += MINUTE;
  const { body } = await call(teacher, 'GET', '/api/teach/figures');
  expect(body).toMatchObject({
    markings: 1,
    on_time: 1,
    with_teachers: { count: 0, mean_difference: null },
    with_machine: { count: 1, mean_difference: 1, within_half: 0 },
    ratings: { count: 1, clear: 5, useful: 3 },
  });
  const list = await call<{ markings: readonly object[] }>(teacher, 'GET', '/api/teach/markings');
  expect(list.body.markings).toMatchObject([{ marking_order_id: orderId, marking_state: 'final', band: 7 }]);
});
