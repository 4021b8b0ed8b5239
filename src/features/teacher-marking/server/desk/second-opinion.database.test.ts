import { expect, test } from 'vitest';
import { aMarking, useMarking, type Person } from '../marking-fixture.ts';

const { aLearner, aTeacher, aWork, call, submit, mark, afterUndo, query, typeOf, mails } = useMarking();

type Work = {
  readonly learner: { readonly first_name: string };
  readonly order: { readonly state: string; readonly turn: string };
  readonly others: readonly { readonly band: number; readonly role: string }[];
};

const open = async (teacher: Person, id: string) =>
  (await call<Work>(teacher, 'GET', `/api/teach/orders/${id}`)).body;

/** An appeal with a first marking of this band. */
async function anAppeal(band: number) {
  const learner = await aLearner('premium_account');
  const [first, second] = [await aTeacher(), await aTeacher()];
  const orderId = await submit(learner, await aWork(learner), true);
  await mark(first, orderId, band);
  await afterUndo();
  return { learner, first, second, orderId };
}

const show = (learner: Person, orderId: string) => call<object>(learner, 'GET', `/api/markings/${orderId}`);

test('the second teacher sees neither the first marks nor who gave them, and the first teacher cannot be the second', async () => {
  const { learner, first, second, orderId } = await anAppeal(6);
  expect((await show(learner, orderId)).body).toMatchObject({
    order: { state: 'second-opinion', band: null },
    marking: null,
  });
  expect(mails).toEqual([]);
  expect(typeOf(await call(first, 'POST', `/api/teach/orders/${orderId}/claim`))).toBe('marked-before');
  await call(second, 'POST', `/api/teach/orders/${orderId}/claim`);
  expect(await open(second, orderId)).toMatchObject({ others: [], draft: { role: 'second', band: null } });
  expect((await open(first, orderId)).others).toEqual([]);
});

test('the second teacher learns the name of the learner only after both markings are final', async () => {
  const { first, second, orderId } = await anAppeal(6);
  await call(second, 'POST', `/api/teach/orders/${orderId}/claim`);
  const nameFor = async (teacher: Person) => (await open(teacher, orderId)).learner.first_name;
  expect([await nameFor(first), await nameFor(second)]).toEqual(['Mei', '']);
  await mark(second, orderId, 7.5);
  expect(await nameFor(second)).toBe('');
  await afterUndo();
  expect(await nameFor(second)).toBe('Mei');
});

test('half a band apart: the learner gets the mean by the rules', async () => {
  const { learner, second, orderId } = await anAppeal(6);
  await mark(second, orderId, 6.5);
  await afterUndo();
  expect((await show(learner, orderId)).body).toMatchObject({
    order: { state: 'done', band: 6.5 },
    marking: { band: 6.5, teachers: [{ name: 'Hannah' }, { name: 'Hannah' }] },
  });
  expect(mails).toHaveLength(1);
});

test('further apart: both see both, and a new version within half a band settles it', async () => {
  const { learner, first, second, orderId } = await anAppeal(6);
  await mark(second, orderId, 7.5);
  await afterUndo();
  expect(await open(first, orderId)).toMatchObject({
    order: { state: 'second-opinion', turn: 'agreement' },
    others: [{ band: 7.5, role: 'second' }],
  });
  expect((await open(second, orderId)).others).toMatchObject([{ band: 6, role: 'first' }]);
  // It waits for nobody, so it has no place in the queue.
  expect((await show(learner, orderId)).body).toMatchObject({ order: { place: null } });
  const order = `/api/teach/orders/${orderId}`;
  await call(first, 'POST', `${order}/versions`, { reason: 'The second part is answered.' });
  await call(first, 'PUT', `${order}/draft`, { ...aMarking(7), revision: 0, complete: true });
  await call(first, 'POST', `${order}/send`, { revision: 1 });
  // A version on its way may bring the agreement.
  expect(typeOf(await call(second, 'POST', `${order}/third`))).toBe('no-agreement-needed');
  await afterUndo();
  expect((await show(learner, orderId)).body).toMatchObject({
    order: { state: 'done', band: 7.5 },
    marking: { version: 1, changed_because: null },
  });
  // All versions are stored.
  expect(await query('select count(*)::int from markings where order_id = $1', [orderId])).toEqual([
    { count: 3 },
  ]);
});

test('without an agreement a third teacher sees both and decides', async () => {
  const { learner, first, second, orderId } = await anAppeal(5);
  await mark(second, orderId, 7);
  await afterUndo();
  const [third, stranger] = [await aTeacher(), await aTeacher()];
  const request = (teacher: Person) => call(teacher, 'POST', `/api/teach/orders/${orderId}/third`);
  expect(typeOf(await request(stranger))).toBe('marking-unknown');
  expect((await request(second)).status).toBe(200);
  expect(typeOf(await request(first))).toBe('no-agreement-needed');
  expect(typeOf(await call(first, 'POST', `/api/teach/orders/${orderId}/claim`))).toBe('marked-before');
  await call(third, 'POST', `/api/teach/orders/${orderId}/claim`);
  expect((await open(third, orderId)).others.map(({ band }) => band).sort()).toEqual([5, 7]);
  await mark(third, orderId, 5.5);
  await afterUndo();
  expect((await show(learner, orderId)).body).toMatchObject({ order: { state: 'done', band: 5.5 } });
});
