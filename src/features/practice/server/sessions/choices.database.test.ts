import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aSet } from '#tests/practice/a-set.ts';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';

const { aBrowser, aSession, givePlan, query } = usePractice([
  aSet('grammar/one'),
  aSet('vocabulary/home', { topic: 'V-home', skill: 'V-home-words', error: null }),
  aSet('grammar/bought', { access: 'plan' }),
]);

type Browser = ReturnType<typeof aBrowser>;
type Part = { readonly reason: { readonly because: string }; readonly units: readonly string[] };

async function unitsOf(learner: Browser, choice: object) {
  const { status, body } = await learner.start(choice);
  expect(status).toBe(200);
  const parts = body['parts'] as unknown as readonly Part[];
  return {
    units: parts.flatMap((part) => part.units),
    reasons: new Set(parts.map(({ reason }) => reason.because)),
  };
}

test.each([
  ['a type', { mode: 'type', type: 'correct' }, 10],
  ['an error', { mode: 'error-family', error: 'E-article' }, 6],
  ['a topic', { mode: 'topic', topic: 'V-home' }, 6],
  ['a skill', { mode: 'skill', skill: 'V-home-words' }, 6],
  ['a set', { mode: 'set', set: 'vocabulary/home' }, 6],
])('a session of %s has its questions alone, as they were chosen', async (_, choice, questions) => {
  const learner = aBrowser((await aSession()).token);
  const { units, reasons } = await unitsOf(learner, choice);
  expect(units).toHaveLength(questions);
  expect(reasons).toEqual(new Set(['chosen']));
  expect(units.filter((unit) => unit.startsWith('grammar/bought'))).toEqual([]);
});

test('a session of minutes has about a question for each', async () => {
  const { token, account } = await aSession();
  givePlan(account.id);
  const learner = aBrowser(token);
  for (const minutes of [10, 20, 40]) {
    const today = await learner.send('GET', `today?zone=UTC&minutes=${minutes}`);
    expect(today.body['questions']).toBe(Math.min(minutes, 18));
  }
});

test('what nothing is left of is said, and what is unknown as well', async () => {
  const learner = aBrowser((await aSession()).token);
  expect((await learner.start({ mode: 'type', type: 'dictation' })).status).toBe(409);
  expect((await learner.start({ mode: 'mistakes' })).status).toBe(409);
  expect((await learner.start({ mode: 'words' })).status).toBe(409);
  expect((await learner.start({ mode: 'set', set: 'grammar/none' })).status).toBe(404);
});

test('mistakes are asked again, and are fixed when right on two later days', async () => {
  const learner = aBrowser((await aSession()).token);
  const session = String((await learner.start()).body['session']);
  await learner.answer(anAnswer(session, 3, { value: 'Wrong.' }), anAnswer(session, 4));
  expect(await unitsOf(learner, { mode: 'mistakes' })).toEqual({
    units: ['grammar/one#3'],
    reasons: new Set(['mistake']),
  });
  const listed = await learner.send('GET', 'mistakes?zone=UTC&state=open');
  expect(listed.body).toMatchObject({
    mistakes: [
      { number: 3, given: 'Wrong.', accepted: ['Right 3.'], error: { tag: 'E-article' }, right_days: 0 },
    ],
    counts: { open: 1, fixed: 0 },
  });
});

test('a wrong answer is due again as another question of its family', async () => {
  const { token } = await aSession();
  const learner = aBrowser(token);
  const session = String((await learner.start()).body['session']);
  const { body } = await learner.answer(anAnswer(session, 1, { value: 'Wrong.' }));
  expect(body['saved']).toMatchObject([{ right: false, mistake: 'opened', due_on: '2026-11-22' }]);
});

test('what would be forgotten in a usual rest is asked before it, and says so', async () => {
  const { token, account } = await aSession();
  givePlan(account.id);
  const learner = aBrowser(token);
  const session = String((await learner.start()).body['session']);
  await learner.answer(anAnswer(session, 1, { value: 'Wrong.' }));
  // Practised on Saturdays alone, and today is one. What was known yesterday is due tomorrow.
  await query(
    `insert into practice_days (candidate_id, day) select candidate_id, day::date
     from practice_cards, unnest(array['2026-11-07', '2026-11-14']) as day`,
  );
  const known = { before: null, day: '2026-11-20', rating: 3 };
  await query('update practice_cards set state = $1', [JSON.stringify(known)]);
  const { reasons } = await unitsOf(learner, { mode: 'today' });
  expect(reasons).toContain('early');
});

test('skills show mastery by type, errors and topics with what was answered of each', async () => {
  const learner = aBrowser((await aSession()).token);
  const session = String((await learner.start()).body['session']);
  await learner.answer(anAnswer(session, 1), anAnswer(session, 2, { value: 'Wrong.' }));
  const { status, body } = await learner.send('GET', 'skills?zone=UTC');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    types: [{ type: 'correct', level: 'unknown', answers: 2, available: 12, last_on: '2026-11-21' }],
    errors: [{ error: { tag: 'E-article' }, answers: 2, right: 1, open_mistakes: 1, available: 6 }],
    topics: [{ topic: { tag: 'V-home' }, answers: 0, available: 6 }],
  });
});

test('the list of sets says what can be opened, and what was done', async () => {
  const learner = aBrowser((await aSession()).token);
  const session = String((await learner.start()).body['session']);
  await learner.answer(anAnswer(session, 1), anAnswer(session, 2, { value: 'Wrong.' }));
  const { body } = await learner.send('GET', 'sets?zone=UTC&bank=grammar');
  expect(body).toMatchObject({
    sets: [
      { id: 'grammar/one', can_open: true, answered: 2, right: 1, last_on: '2026-11-21' },
      { id: 'grammar/bought', can_open: false, answered: 0 },
    ],
    has_plan: false,
  });
});

test('a summary says what moved; its end is the first one', async () => {
  const learner = aBrowser((await aSession()).token);
  const session = String((await learner.start()).body['session']);
  await learner.answer(anAnswer(session, 1), anAnswer(session, 2, { value: 'Wrong.' }));
  const finish = () => learner.send('POST', `sessions/${session}/finish`, { zone: 'UTC' });
  const first = await finish();
  expect(first.body).toMatchObject({
    summary: {
      questions: 6,
      answered: 2,
      right: 1,
      seconds: 8,
      mistakes_opened: 1,
      types: [{ type: 'correct', right: 1, answers: 2, before: 'unknown', after: 'unknown' }],
      next_due_on: '2026-11-22',
      habit: { days: 1, weeks: 0 },
    },
  });
  expect((await finish()).body['finished_at']).toBe(first.body['finished_at']);
  expect((await learner.send('GET', 'today?zone=UTC&minutes=10')).body['open_session']).toBeNull();
});

test('an open session is offered again, with its answers', async () => {
  const learner = aBrowser((await aSession()).token);
  const session = String((await learner.start()).body['session']);
  await learner.answer(anAnswer(session, 1));
  const today = await learner.send('GET', 'today?zone=UTC&minutes=10');
  expect(today.body['open_session']).toMatchObject({ session, steps: 6, done: 1 });
  const again = await learner.send('GET', `sessions/${session}?zone=UTC`);
  expect(again.body['answers']).toMatchObject([{ number: 1, right: true }]);
  expect((await learner.send('GET', `sessions/${randomUUID()}?zone=UTC`)).status).toBe(404);
});

test('the word cards of an open session are steps too, done while their reviews are not taken back', async () => {
  const learner = aBrowser((await aSession()).token);
  const card = randomUUID();
  const { word, ...rest } = { word: 'wick', meaning: '', example: '', partners: [], from: null };
  await learner.send('PUT', `words/${card}`, { word, ...rest, suspended: false, sequence: 1, zone: 'UTC' });
  const { session, started_at: at } = (await learner.start({ mode: 'words' })).body;
  const review = { review: randomUUID(), card, rating: 3, ms: 1_000, at };
  const afterReview = async (undone: boolean) => {
    await learner.send('POST', 'reviews', { zone: 'UTC', reviews: [{ ...review, undone }] });
    return (await learner.send('GET', 'today?zone=UTC&minutes=10')).body['open_session'];
  };
  expect((await learner.send('GET', 'today?zone=UTC&minutes=10')).body['open_session']).toMatchObject({
    session,
    steps: 1,
    done: 0,
  });
  expect(await afterReview(false)).toMatchObject({ steps: 1, done: 1 });
  expect(await afterReview(true)).toMatchObject({ steps: 1, done: 0 });
});
