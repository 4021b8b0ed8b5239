import { expect, test } from 'vitest';
import { anAnswer, NINE_O_CLOCK, rightAnswers, useMockTests } from '../attempts/attempt-fixture.ts';

const { browser, query } = useMockTests();

const mistakesOf = (attemptId: string) =>
  query<{ number: number; given: string; skill: string; at: Date; prompt: string }>(
    `select m.number, m.given, m.skill, m.at, m.prompt from practice_mistakes m
     join attempts a on a.candidate_id = m.candidate_id where a.id = $1 order by m.number`,
    [attemptId],
  );

test('wrong answers are mistakes of practice once the result is opened, and blanks are none', async () => {
  const visitor = browser();
  const id = await visitor.startId();
  const [, , ...right] = rightAnswers();
  await visitor.submit(id, anAnswer(1, 'Nothing of the kind'), ...right);
  // While a sitting holds its marks back, the list would tell the keys.
  expect(await mistakesOf(id)).toEqual([]);
  for (let times = 0; times < 2; times += 1) await visitor.result(id);
  expect(await mistakesOf(id)).toEqual([
    {
      number: 1,
      given: 'Nothing of the kind',
      skill: expect.stringMatching(/^R-/),
      at: new Date(NINE_O_CLOCK),
      // What was asked, in words.
      prompt: expect.stringMatching(/[a-z]{3} [a-z]/),
    },
  ]);
});

test('a section counts in the mastery of its types once its result is opened, without the blanks', async () => {
  const visitor = browser();
  const id = await visitor.startId();
  const [, , ...right] = rightAnswers();
  const sections = () =>
    query<{ type: string; right: number; answers: number; at: Date }>(
      `select s.type, s."right", s.answers, s.at from practice_sections s where s.attempt_id = $1 order by s.type`,
      [id],
    );
  await visitor.submit(id, anAnswer(1, 'Nothing of the kind'), ...right);
  expect(await sections()).toEqual([]);
  for (let times = 0; times < 2; times += 1) await visitor.result(id);
  const found = await sections();
  const sum = (key: 'right' | 'answers') => found.reduce((all, each) => all + each[key], 0);
  expect([sum('right'), sum('answers')]).toEqual([right.length, right.length + 1]);
  expect(found.map(({ at }) => at)).toEqual(found.map(() => new Date(NINE_O_CLOCK)));
});
