import { expect, test } from 'vitest';
import { useMarking, type Person } from '../marking-fixture.ts';
import { agreedOf, nobody, seedTools } from './seed-fixture.ts';

const marking = useMarking();
const { aLearner, aTeacher, anAdmin, aWork, call, submit, mark, afterUndo, query, typeOf } = marking;
const { aReleasedMarking, aStandardWork } = seedTools(marking);

type Works = {
  readonly standard_works: readonly {
    readonly standard_work_id: string;
    readonly has_text: boolean;
    readonly band: number;
    readonly made_by: string;
    readonly retired_at: string | null;
    readonly agreed: readonly { readonly reason: string }[];
  }[];
};

const listed = async (admin: Person, id: string) =>
  (await call<Works>(admin, 'GET', '/api/admin/standard-works')).body.standard_works.find(
    ({ standard_work_id: each }) => each === id,
  );
const pathOf = (orderId: string) => `/api/admin/marking/${orderId}/standard-work`;

test('a released marking is proposed with its bands and reasons, and becomes a standard work once', async () => {
  const [admin, { orderId }] = [await anAdmin(), await aReleasedMarking(6.5)];
  const { body } = await call<{ agreed: readonly { band: number; reason: string }[]; text: string }>(
    admin,
    'GET',
    pathOf(orderId),
  );
  expect(body.agreed.map(({ band }) => band)).toEqual([6.5, 6.5, 6.5, 6.5]);
  expect(body.agreed[0]?.reason).toBe('Why task-response.');
  expect(body.text).toContain('Buses');
  expect((await call(admin, 'POST', pathOf(orderId), agreedOf(7))).status).toBe(200);
  expect(typeOf(await call(admin, 'POST', pathOf(orderId), agreedOf(6)))).toBe('standard-work-exists');
  const { body: list } = await call<Works>(admin, 'GET', '/api/admin/standard-works');
  expect(list.standard_works.filter(({ band }) => band === 7)).toMatchObject([
    { has_text: true, made_by: expect.stringContaining('Ada'), retired_at: null },
  ]);
});

test('only a released essay of a learner who agrees to this use can become one', async () => {
  const [admin, teacher, learner] = [await anAdmin(), await aTeacher(), await aLearner('premium_account')];
  const refused = async (orderId: string) => typeOf(await call(admin, 'GET', pathOf(orderId)));
  expect(await refused(nobody())).toBe('marking-unknown');
  const orderId = await submit(learner, await aWork(learner));
  expect(await refused(orderId)).toBe('marking-open');
  await mark(teacher, orderId, 6);
  await afterUndo();
  expect(await refused(orderId)).toBe('consent-missing');
  await call(learner, 'PUT', '/api/marking-consent', { agrees: true });
  await query(`update marking_consents set wording = '2026-11' where account_id = $1`, [learner.accountId]);
  // That wording was about programs alone.
  expect(await refused(orderId)).toBe('consent-missing');
  await call(learner, 'PUT', '/api/marking-consent', { agrees: false });
  await call(learner, 'PUT', '/api/marking-consent', { agrees: true });
  await query(`update marking_orders set kind = 'speaking' where id = $1`, [orderId]);
  expect(await refused(orderId)).toBe('not-an-essay');
  await query(`update marking_orders set kind = 'writing-task-2' where id = $1`, [orderId]);
  expect((await call(admin, 'GET', pathOf(orderId))).status).toBe(200);
});

test('a standard work is retired and taken into use again, with who did it', async () => {
  const { admin, id } = await aStandardWork();
  const path = `/api/admin/standard-works/${id}/retirement`;
  expect((await call(admin, 'POST', path)).status).toBe(200);
  expect(await listed(admin, id)).toMatchObject({ retired_at: expect.any(String), retired_by: 'Ada Lin' });
  expect((await call(admin, 'DELETE', path)).status).toBe(200);
  expect(await listed(admin, id)).toMatchObject({ retired_at: null, retired_by: '' });
  const unknown = `/api/admin/standard-works/${nobody()}/retirement`;
  expect(typeOf(await call(admin, 'POST', unknown))).toBe('standard-work-unknown');
  expect(typeOf(await call(admin, 'DELETE', unknown))).toBe('standard-work-unknown');
});

test('a learner who withdraws takes the text and what was said about it with them', async () => {
  const { admin, id, learner } = await aStandardWork();
  await call(learner, 'PUT', '/api/marking-consent', { agrees: false });
  expect(await listed(admin, id)).toMatchObject({
    has_text: false,
    prompt: '',
    retired_at: expect.any(String),
    retired_by: '',
    agreed: expect.arrayContaining([expect.objectContaining({ band: 6, reason: '' })]),
  });
  const again = await call(admin, 'DELETE', `/api/admin/standard-works/${id}/retirement`);
  expect(typeOf(again)).toBe('text-removed');
  const [row] = await query('select work from standard_works where id = $1', [id]);
  expect(row).toEqual({ work: null });
});

test('nobody but an admin sees standard works', async () => {
  const { orderId } = await aReleasedMarking();
  for (const person of [await aTeacher(), await aLearner()]) {
    expect((await call(person, 'GET', '/api/admin/standard-works')).status).toBe(403);
    expect((await call(person, 'GET', '/api/admin/marking-seeds')).status).toBe(403);
    expect((await call(person, 'POST', pathOf(orderId), agreedOf(6))).status).toBe(403);
  }
});
