import { expect, test } from 'vitest';
import { SECRET_EXPLANATION } from '../course-fixture.ts';
import { useCourses } from '#tests/courses/use-courses.ts';

const { aBrowser, aBuyer, aSession, pass, query } = useCourses();

const DAY = 24 * 3600;
const answer = (number: number, value: string, sequence: number) => ({ number, value, sequence });

async function aLearner() {
  const buyer = await aBuyer();
  let learner = aBrowser(buyer.token);
  return {
    /** The session of a browser ends sooner. */
    async aDayLater() {
      pass(DAY);
      learner = aBrowser((await aSession(buyer.account)).token);
    },
    send: (...answers: readonly ReturnType<typeof answer>[]) =>
      learner.send('PUT', '/api/courses/lamps/lessons/oil/answers', { answers }),
    mistakes: () =>
      query(
        `select m.source, m.reference, m.path, m.number, m.type, m.prompt, m.given, m.rule, m.accepted, m.explanation,
           m.right_days, m.fixed_on is not null as fixed
         from practice_mistakes m join candidates c on c.id = m.candidate_id where c.account_id = $1`,
        [buyer.account.id],
      ),
  };
}

test('a wrong answer of a lesson is a mistake with its question and its receipt; a right or an empty one is none', async () => {
  const { send, mistakes } = await aLearner();
  await send(answer(2, 'A', 1));
  expect(await mistakes()).toEqual([]);
  await send(answer(1, '', 1));
  expect(await mistakes()).toEqual([]);
  await send(answer(1, 'I lives in Keelung.', 2));
  expect(await mistakes()).toEqual([
    {
      source: 'lesson',
      reference: 'lamps/oil#1',
      path: '/learn/lamps/oil',
      number: 1,
      type: 'correct',
      prompt: expect.stringContaining('Keelung'),
      given: 'I lives in Keelung.',
      rule: 'different',
      accepted: ['I live in Keelung.'],
      explanation: { en: SECRET_EXPLANATION, 'zh-Hant': expect.any(String) },
      right_days: 0,
      fixed: false,
    },
  ]);
});

test('it is fixed by the right answer on two later days, and the same answer twice is one mistake', async () => {
  const { send, mistakes, aDayLater } = await aLearner();
  await send(answer(1, 'I lives in Keelung.', 1));
  await send(answer(1, 'I lives in Keelung.', 1));
  expect(await mistakes()).toHaveLength(1);
  await send(answer(1, 'I live in Keelung.', 2));
  expect(await mistakes()).toMatchObject([{ right_days: 0, fixed: false }]);
  for (const [days, sequence] of [
    [1, 3],
    [2, 4],
  ] as const) {
    await aDayLater();
    await send(answer(1, 'I live in Keelung.', sequence));
    expect(await mistakes()).toMatchObject([{ right_days: days, fixed: days === 2 }]);
  }
});
