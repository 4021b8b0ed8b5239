import { expect, test } from 'vitest';
import { aSet } from '#tests/practice/a-set.ts';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';

const { aBrowser, aSession, query } = usePractice([aSet('grammar/one', { questions: 10, band: 4.5 })]);

test('answers to easy questions move a level where no target is set, and are too far below a target', async () => {
  const { token, account } = await aSession();
  const learner = aBrowser(token);
  const session = String((await learner.start()).body['session']);
  await learner.answer(...Array.from({ length: 10 }, (_, place) => anAnswer(session, place + 1)));
  const finish = async () =>
    (await learner.send('POST', `sessions/${session}/finish`, { zone: 'UTC' })).body['summary'];
  expect(await finish()).toMatchObject({
    types: [
      { before: 'unknown', after: 'solid', reason: { because: 'no-mock-test', right: 10, answers: 10 } },
    ],
  });
  const skills = async () => (await learner.send('GET', 'skills?zone=UTC')).body;
  expect(await skills()).toMatchObject({
    target_band: null,
    types: [{ type: 'correct', level: 'solid' }],
  });
  await query('update accounts set target_band_times_two = 13 where id = $1', [account.id]);
  expect(await finish()).toMatchObject({ types: [{ after: 'unknown', reason: { because: 'few' } }] });
  expect(await skills()).toMatchObject({ target_band: 6.5 });
});
