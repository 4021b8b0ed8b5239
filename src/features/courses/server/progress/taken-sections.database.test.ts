import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { useCourses } from '#tests/courses/use-courses.ts';
import { createCourses } from '../content/load-courses.ts';
import { aCourse, aLesson, aLoadedLesson, both } from '../course-fixture.ts';

const section = {
  id: 'section',
  kind: 'paper',
  skill: 'reading',
  papers: [
    { mockTest: 'academic', module: 'academic' },
    { mockTest: 'general', module: 'general-training' },
  ],
} as const;
const lessons = [aLesson('1.1', aLoadedLesson({ slug: 'hour', blocks: [section] }))];
const courses = createCourses([
  aCourse({ modules: [{ number: 1, title: both('First', '第一'), lessons, test: undefined }] }),
]);
const { aBuyer, aBrowser, query } = useCourses({ courses });

const LESSON = '/api/courses/lamps/lessons/hour';
type Progress = { readonly state: string; readonly left: readonly { readonly block: string }[] };

beforeAll(async () => {
  await query(
    `insert into section_versions (version, mock_test, skill, section, answer_key, created_at)
     values ('v1', 'general', 'reading', '{}', '{}', now())`,
  );
});

async function aLearner() {
  const { account, token } = await aBuyer();
  const learner = aBrowser(token);
  const candidateId = randomUUID();
  await query('insert into candidates (id, account_id, created_at) values ($1, $2, now())', [
    candidateId,
    account.id,
  ]);
  return {
    ...learner,
    start: (skill: string) =>
      query(
        `insert into attempts (candidate_id, id, mock_test, skill, section_version, question_count, started_at, deadline_at)
         values ($1, gen_random_uuid(), 'general', $2, 'v1', 13, now(), now())`,
        [candidateId, skill],
      ),
    submit: () => query('update attempts set submitted_at = now() where candidate_id = $1', [candidateId]),
    look: async () => (await learner.send('GET', LESSON)).body['progress'] as unknown as Progress,
  };
}

test('a section that was submitted makes its part of the lesson done, and the learner is not believed', async () => {
  const { send, start, submit, look } = await aLearner();
  await start('reading');
  expect((await look()).left).toMatchObject([{ block: 'section' }]);
  const tooEarly = await send('PUT', `${LESSON}/blocks`, { blocks: [{ id: 'section' }] });
  expect(tooEarly.body['progress']).toMatchObject({ left: [{ block: 'section' }] });

  await submit();
  expect(await look()).toMatchObject({ state: 'done', left: [] });
  const course = await send('GET', '/api/courses/lamps/progress');
  expect(course.body).toMatchObject({ lessons_done: 1, completed_at: null });
  // The lesson is done for good once its page has looked.
  await send('PUT', `${LESSON}/blocks`, { blocks: [{ id: 'section' }] });
  const afterwards = await send('GET', '/api/courses/lamps/progress');
  expect(afterwards.body['completed_at']).not.toBeNull();
});

test('another section of the paper does not, nor does the section of somebody else', async () => {
  const { start, submit, look } = await aLearner();
  await start('listening');
  await submit();
  expect((await look()).left).toMatchObject([{ block: 'section' }]);
});
