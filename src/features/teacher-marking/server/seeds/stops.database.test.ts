import { expect, test } from 'vitest';
import { MINUTE, useMarking, type Person } from '../marking-fixture.ts';
import { EVERY_WORK, seedTools } from './seed-fixture.ts';

const marking = useMarking(EVERY_WORK);
const { aTeacher, anAdmin, call, query, typeOf, mails, time, mark, afterUndo } = marking;
const { aStandardWork, anOrder, markSeed } = seedTools(marking);

type Seeds = {
  readonly teachers: readonly {
    readonly account_id: string;
    readonly stopped_at: string | null;
    readonly months: readonly object[];
    readonly allowed: readonly object[];
  }[];
};

const next = (teacher: Person) =>
  call<{ marking_order_id: string }>(teacher, 'POST', '/api/teach/claims', {});
const figures = async (admin: Person, { accountId }: Person) =>
  (await call<Seeds>(admin, 'GET', '/api/admin/marking-seeds')).body.teachers.find(
    ({ account_id: id }) => id === accountId,
  );
const today = async (teacher: Person) =>
  (await call<{ today: { is_stopped: boolean } }>(teacher, 'GET', '/api/teach/queue')).body.today;
const stopMails = () => mails.filter(({ subject }) => subject === 'A teacher’s claims have stopped');

/** So many standard works of band 6. Those of the other tests are out of use. */
async function only(count: number): Promise<void> {
  await query('update standard_works set retired_at = now()');
  for (let made = 0; made < count; made += 1) await aStandardWork(6);
}

test('the second seed outside of the tolerance stops claims, and tells the school once', async () => {
  await only(3);
  const [admin, teacher, waiting] = [await anAdmin(), await aTeacher(), await anOrder()];
  mails.length = 0;
  await markSeed(teacher, 8);
  expect(await today(teacher)).toMatchObject({ is_stopped: false });
  time.now += MINUTE;
  await markSeed(teacher, 4);
  expect(await today(teacher)).toMatchObject({ is_stopped: true });
  expect(stopMails()).toHaveLength(1);
  expect(stopMails()[0]).toMatchObject({
    to: 'school@example.org',
    text: expect.stringContaining('Hannah Lin'),
  });
  expect(typeOf(await next(teacher))).toBe('claims-stopped');
  expect(typeOf(await call(teacher, 'POST', `/api/teach/orders/${waiting}/claim`))).toBe('claims-stopped');
  // Up and down by two bands: the mean difference is nothing, and no seed was within the tolerance.
  expect(await figures(admin, teacher)).toMatchObject({
    stopped_at: expect.any(String),
    months: [{ month: '2026-11', count: 2, mean_difference: 0, within: 0 }],
    allowed: [],
  });
});

test('a claimed work can be finished while claims are stopped', async () => {
  await only(2);
  const [teacher, waiting] = [await aTeacher(), await anOrder()];
  await markSeed(teacher, 8);
  await call(teacher, 'POST', `/api/teach/orders/${waiting}/claim`);
  await markSeed(teacher, 8);
  expect(await today(teacher)).toMatchObject({ is_stopped: true });
  await mark(teacher, waiting, 6);
  expect(await afterUndo()).toBe(1);
});

test('an admin allows claims again with a reason, and earlier seeds no longer count', async () => {
  await only(4);
  const [admin, teacher] = [await anAdmin(), await aTeacher()];
  await anOrder();
  const path = `/api/admin/marking-teachers/${teacher.accountId}/claims`;
  expect(typeOf(await call(admin, 'POST', path, { reason: 'Nothing.' }))).toBe('claims-open');
  await markSeed(teacher, 8);
  await markSeed(teacher, 8);
  expect((await call(admin, 'POST', path, { reason: '' })).status).toBe(422);
  time.now += MINUTE;
  const reason = 'We read both essays together.';
  expect((await call(admin, 'POST', path, { reason })).status).toBe(200);
  expect(await today(teacher)).toMatchObject({ is_stopped: false });
  expect(await figures(admin, teacher)).toMatchObject({
    stopped_at: null,
    allowed: [{ by: 'Ada Lin', reason }],
  });
  time.now += MINUTE;
  // One miss after that is the first of two.
  await markSeed(teacher, 8);
  expect(await today(teacher)).toMatchObject({ is_stopped: false });
  await markSeed(teacher, 8);
  expect(await today(teacher)).toMatchObject({ is_stopped: true });
  expect((await figures(admin, teacher))?.allowed).toHaveLength(1);
});

test('a teacher for whom no standard work is left gets none, and nothing is raised', async () => {
  await only(1);
  const [admin, teacher] = [await anAdmin(), await aTeacher()];
  await anOrder();
  mails.length = 0;
  await markSeed(teacher, 8);
  const { body } = await next(teacher);
  expect(await query('select seed_of from marking_orders where id = $1', [body.marking_order_id])).toEqual([
    { seed_of: null },
  ]);
  expect(stopMails()).toEqual([]);
  expect(await figures(admin, teacher)).toMatchObject({ stopped_at: null });
});
