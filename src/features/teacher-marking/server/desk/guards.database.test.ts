import { expect, test } from 'vitest';
import { useMarking, type Person } from '../marking-fixture.ts';

const { aLearner, aTeacher, aWork, call, checked, query, submit } = useMarking();

type Guards = { readonly guards: readonly { readonly id: string; readonly sentence: string }[] | null };

const aCap = (id: string) => ({
  id,
  cap: 4,
  message: { en: 'Your text has 7 words.', 'zh-Hant': '只有七個字。' },
});

const guardsOf = (teacher: Person, orderId: string, language = 'en') =>
  call<Guards>(teacher, 'GET', `/api/teach/orders/${orderId}/guards`, undefined, {
    'accept-language': language,
  });

async function aClaim() {
  const learner = await aLearner('premium_account');
  const [teacher, workId] = [await aTeacher(), await aWork(learner)];
  const orderId = await submit(learner, workId);
  await call(teacher, 'POST', `/api/teach/orders/${orderId}/claim`);
  return { teacher, workId, orderId };
}

const store = (workId: string, caps: readonly object[]) =>
  query(`update grades set grade = $2 where work_id = $1`, [
    workId,
    JSON.stringify({ grader: 'local', caps, low: 3.5, high: 4 }),
  ]);

test('a teacher reads what the guards saw, in their own language and without a band', async () => {
  const { teacher, workId, orderId } = await aClaim();
  await store(workId, [aCap('too-short'), aCap('of-another-version')]);
  checked.caps = [aCap('off-topic')];
  const { body } = await guardsOf(teacher, orderId);
  expect(body).toEqual({
    guards: [{ id: 'too-short', sentence: 'It has far fewer words than the task asks for.' }],
  });
  expect((await guardsOf(teacher, orderId, 'zh-Hant')).body.guards?.[0]?.sentence).toBe(
    '字數遠少於題目要求。',
  );
});

test('a text without a stored grade of this machine, such as a task of a course, is checked then', async () => {
  const { teacher, workId, orderId } = await aClaim();
  await store(workId, [aCap('too-short')]);
  checked.caps = [aCap('off-topic')];
  await query(`update marking_orders set source = 'task' where id = $1`, [orderId]);
  expect((await guardsOf(teacher, orderId)).body.guards?.map(({ id }) => id)).toEqual(['off-topic']);
});

test('a teacher who does not have the work reads nothing of it', async () => {
  const { orderId } = await aClaim();
  expect((await guardsOf(await aTeacher(), orderId)).status).toBe(404);
});
