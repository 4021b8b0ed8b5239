import { expect, test } from 'vitest';
import { useCourses } from '#tests/courses/use-courses.ts';

const { aBuyer, aBrowser, query } = useCourses();
type Browser = ReturnType<typeof aBrowser>;

const LESSON = '/api/courses/tested/lessons/essay';
const draft = (learner: Browser, text: string, sequence: number) =>
  learner.send('PUT', `${LESSON}/task`, { text, sequence });
const submit = (learner: Browser, text: string, sequence: number) =>
  learner.send('POST', `${LESSON}/submission`, { text, sequence });
const aLearner = async () => aBrowser((await aBuyer('tested')).token);

test('a draft is saved, newer ones in place of older ones', async () => {
  const learner = await aLearner();
  await draft(learner, 'second', 2);
  expect((await draft(learner, 'first', 1)).body['task']).toMatchObject({ text: 'second', state: 'draft' });
  // The models wait for the submission.
  expect((await learner.send('GET', LESSON)).body['task']).toMatchObject({ text: 'second', models: [] });
});

test('an essay is submitted once, changes no more, and makes the lesson done', async () => {
  const learner = await aLearner();
  await draft(learner, 'My essay', 1);
  const replies = await Promise.all([submit(learner, 'My essay.', 2), submit(learner, 'My essay.', 2)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  await draft(learner, 'Too late', 9);
  await submit(learner, 'Too late', 9);
  const { body } = await learner.send('GET', LESSON);
  expect(body['task']).toMatchObject({ text: 'My essay.', state: 'submitted' });
  expect(body['progress']).toMatchObject({ state: 'done' });
  expect(body['task']).toMatchObject({
    models: [{ band: 6, comments: [{ criterion: 'task-response', text: 'Too short.' }] }],
  });
  expect(await query(`select count(*)::int as count from task_submissions where text = 'My essay.'`)).toEqual(
    [{ count: 1 }],
  );
});

test.each([
  [LESSON, ' ', 422],
  ['/api/courses/tested/lessons/drill', 'Text', 422],
])('%s with %j is refused', async (lesson, text, status) => {
  const learner = await aLearner();
  expect((await learner.send('POST', `${lesson}/submission`, { text, sequence: 1 })).status).toBe(status);
});

test('nobody submits an essay of a course that they have not bought', async () => {
  expect((await submit(aBrowser(), 'Text', 1)).status).toBe(403);
});
