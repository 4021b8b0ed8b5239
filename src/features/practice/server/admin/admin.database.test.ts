import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LoadedSet } from '../content/load-practice-sets.ts';
import { aSet } from '#tests/practice/a-set.ts';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';

/** The set with pieces to put in order: its key has orders in place of words. */
const inOrder = ({ set, key, transcript }: LoadedSet): LoadedSet => ({
  set: {
    ...set,
    material: {
      ...set.material,
      groups: [
        {
          type: 'reorder',
          questions: [{ number: 1, pieces: ['is', 'it', 'late'], spare: false, start: '' }],
        },
      ],
    },
  },
  key: key.map((each) => ({ ...each, solution: { orders: [['it', 'is', 'late']] } })),
  transcript,
});

/** The set with a recording that its questions are about. */
const heard = ({ set, key, transcript }: LoadedSet): LoadedSet => ({
  set: {
    ...set,
    material: {
      ...set.material,
      recording: { src: '/media/audio/a.m4a', durationMs: 1000, synthetic: true },
    },
  },
  key,
  transcript,
});

const { aBrowser, aSession, mails, ask, pass, query } = usePractice([
  aSet('grammar/one'),
  aSet('grammar/two'),
  inOrder(aSet('grammar/order', { questions: 1 })),
  heard(aSet('grammar/heard', { questions: 1, access: 'plan' })),
]);

type Browser = ReturnType<typeof aBrowser>;
async function anAdmin() {
  const { token } = await aSession({ role: 'admin' });
  return (method: string, path: string, body?: object) =>
    ask(method, `/api/admin/practice/${path}`, { token, ...(body ? { body } : {}) });
}
const aReport = (changes: object = {}) => ({
  report: randomUUID(),
  set: 'grammar/two',
  number: 1,
  reason: 'key',
  text: 'Both are right.',
  answer: 'Right one.',
  ...changes,
});
const answersOf = async (learner: Browser) =>
  (await learner.send('GET', 'today?zone=UTC&minutes=10')).body['report_answers'];
const countsOf = async (learner: Browser) =>
  (await learner.send('GET', 'mistakes?zone=UTC&state=open')).body['counts'];

test('a learner’s report is answered once, by email', async () => {
  const { token, account } = await aSession();
  const learner = aBrowser(token);
  const report = aReport();
  const send = () => learner.send('POST', 'reports', report);
  expect((await send()).body).toEqual({ reported: true, answered_by_email: true });
  expect((await send()).status).toBe(200);
  expect((await learner.send('POST', 'reports', aReport({ number: 99 }))).status).toBe(422);
  const admin = await anAdmin();
  const listed = await admin('GET', 'reports?state=open');
  expect(listed.body).toMatchObject({
    open: 1,
    reports: [{ ...report, accepted: ['Right 1.'], reporter: { name: 'Mei Lin', email: account.email } }],
  });
  const answer = () =>
    admin('PUT', `reports/${report.report}/reply`, { reply: 'Thank you: both count now.' });
  expect((await answer()).body).toEqual({ answered: true, mailed: true });
  expect(mails).toMatchObject([
    { to: account.email, subject: 'The school has answered your report about a question' },
  ]);
  expect(mails[0]?.text).toContain('Thank you: both count now.');
  expect((await answer()).status).toBe(409);
  expect((await admin('GET', 'reports?state=answered')).body['reports']).toHaveLength(1);
});

test('a visitor’s report has no reporter, and nobody gets an email', async () => {
  const report = aReport();
  expect((await aBrowser().send('POST', 'reports', report)).body).toMatchObject({ answered_by_email: false });
  const admin = await anAdmin();
  const { body } = await admin('GET', 'reports?state=open');
  expect(body['reports']).toMatchObject([{ report: report.report, reporter: null }]);
  const reply = await admin('PUT', `reports/${report.report}/reply`, { reply: 'Thank you.' });
  expect(reply.body).toEqual({ answered: true, mailed: false });
  expect(mails).toEqual([]);
});

test('the answer is on the practice page of who reported, a visitor too, for two weeks', async () => {
  const [visitor, other] = [aBrowser(), aBrowser((await aSession()).token)];
  const reports = [aReport(), aReport(), aReport(), aReport(), aReport()];
  for (const report of reports) await visitor.send('POST', 'reports', report);
  expect(await answersOf(visitor)).toEqual([]);
  const admin = await anAdmin();
  // One stays open. Of the others the latest three are news.
  for (const { report } of reports.slice(1)) {
    pass(60);
    await admin('PUT', `reports/${report}/reply`, { reply: `About ${report}.` });
  }
  expect(await answersOf(visitor)).toEqual(
    [4, 3, 2].map((place) => ({
      report: reports[place]?.report,
      title: 'grammar/two',
      number: 1,
      reply: `About ${reports[place]?.report}.`,
    })),
  );
  expect(await answersOf(other)).toEqual([]);
  pass(14 * 86_400 - 30);
  expect(await answersOf(visitor)).toHaveLength(1);
  pass(31);
  expect(await answersOf(visitor)).toEqual([]);
  const later = await anAdmin();
  await later('PUT', `reports/${reports[0]?.report}/reply`, { reply: 'The last one.' });
  expect(await answersOf(visitor)).toMatchObject([{ reply: 'The last one.' }]);
});

test('a report shows what was answered and what is right in words, also where both are orders', async () => {
  await aBrowser().send('POST', 'reports', aReport({ set: 'grammar/order', answer: '0 1 2' }));
  const { body } = await (await anAdmin())('GET', 'reports?state=open');
  expect(body['reports']).toMatchObject([
    { set: 'grammar/order', answer: '0 1 2', answer_words: 'is it late', accepted: ['it is late'] },
  ]);
});

test('a question is inspected with its key, its explanation and the names of its tags', async () => {
  const admin = await anAdmin();
  const inspect = (set: string, number: number) => admin('GET', `question?set=${set}&number=${number}`);
  const { body } = await inspect('grammar/two', 3);
  expect(body).toMatchObject({
    number: 3,
    accepted: ['Right 3.'],
    unit: {
      id: 'grammar/two#3',
      material: { groups: [{ type: 'correct', questions: [{ number: 3, sentence: 'Wrong 3.' }] }] },
      key: [{ number: 3, explanation: { en: 'Because.', 'zh-Hant': '中文' } }],
    },
    // Of a lesson that this site does not have, so the set names it; the error has a name of its own.
    skill: { tag: 'G-gb-1-1', name: 'grammar/one' },
    error: { tag: 'E-article', name: 'A, an, the or nothing' },
    topic: null,
    withdrawn: null,
  });
  await admin('POST', 'withdrawals', { set: 'grammar/two', number: 3, reason: 'Unclear.' });
  expect((await inspect('grammar/two', 3)).body).toMatchObject({ withdrawn: { reason: 'Unclear.' } });
  await admin('POST', 'restorations', { set: 'grammar/two', number: 3 });
  expect((await inspect('grammar/two', 99)).status).toBe(422);
});

test('the sounds of a set that belongs to a plan are signed for the school', async () => {
  const { body } = await (await anAdmin())('GET', 'question?set=grammar/heard&number=1');
  expect(body['unit']).toMatchObject({
    material: { recording: { src: expect.stringMatching(/^\/media\/audio\/a\.m4a\?until=\d+&key=/) } },
  });
});

test('a report can be sent twenty times a day', async () => {
  const learner = aBrowser((await aSession()).token);
  for (let sent = 0; sent < 20; sent += 1) await learner.send('POST', 'reports', aReport());
  expect((await learner.send('POST', 'reports', aReport())).status).toBe(429);
});

test('a question shows what its answers say, without those that had help', async () => {
  const learner = aBrowser((await aSession()).token);
  const session = String((await learner.start({ mode: 'set', set: 'grammar/two' })).body['session']);
  const toTwo = (number: number, changes: object) =>
    anAnswer(session, number, { set: 'grammar/two', ...changes });
  await learner.answer(toTwo(5, { value: 'Wrong.' }), toTwo(6, { aided: true }));
  const admin = await anAdmin();
  const { body } = await admin('GET', 'questions?set=grammar/two');
  expect(body).toMatchObject({ total: 6, pages: 1 });
  const questions = body['questions'] as unknown as readonly Readonly<Record<string, unknown>>[];
  expect(questions[4]).toMatchObject({
    number: 5,
    band: 6,
    answers: 1,
    right_share: 0,
    by_band: [{ band: null, answers: 1, right: 0 }],
    discrimination: null,
    median_ms: 4_000,
    wrong: [{ value: 'Wrong.', count: 1 }],
    band_review: 'too-few',
  });
  expect(questions[5]).toMatchObject({ number: 6, answers: 0, right_share: null });
});

test.each([
  ['a part of the id', ' MAR/TWO ', 'grammar/two'],
  ['a part of a title in Chinese', '中文', undefined],
  ['what no set has', 'nowhere', undefined],
])('questions are found by %s', async (_name, search, set) => {
  const admin = await anAdmin();
  const { body } = await admin('GET', `questions?search=${encodeURIComponent(search)}`);
  const all = await admin('GET', 'questions');
  const sets = new Set((body['questions'] as unknown as { set: string }[]).map((each) => each.set));
  if (set) expect(sets).toEqual(new Set([set]));
  else expect(body['total']).toBe(search === 'nowhere' ? 0 : all.body['total']);
});

test('a withdrawn question is asked no more, and its answers count for nothing until it is asked again', async () => {
  const { token } = await aSession();
  const learner = aBrowser(token);
  const other = aBrowser((await aSession()).token);
  const one = String((await learner.start()).body['session']);
  await learner.answer(anAnswer(one, 1, { value: 'Wrong.' }), anAnswer(one, 2));
  await other.answer(anAnswer(String((await other.start()).body['session']), 1));
  const stateOf = async () => {
    const { body: skills } = await learner.send('GET', 'skills?zone=UTC');
    const [candidate] = await query('select candidate_id from practice_sessions where id = $1', [one]);
    const of = [candidate?.['candidate_id']];
    return {
      mistakes: await countsOf(learner),
      types: skills['types'],
      errors: skills['errors'],
      ratings: await query(
        `select skill, answers, round(value::numeric, 6) as value, round(information::numeric, 6) as information
         from practice_ratings where candidate_id = $1`,
        of,
      ),
      cards: await query('select card, state from practice_cards where candidate_id = $1', of),
      questions: await query(
        'select set, number, answers from practice_questions where candidate_id = $1 order by set, number',
        of,
      ),
      answers: await query('select answers from practice_learners where candidate_id = $1', of),
    };
  };
  const before = await stateOf();
  expect(before).toMatchObject({
    mistakes: { open: 1 },
    types: [{ answers: 2 }, { type: 'reorder' }],
    ratings: [{ answers: 2 }],
    cards: [{ card: 'E-article' }],
    questions: [{ number: 1 }, { number: 2 }],
    answers: [{ answers: 2 }],
  });

  const admin = await anAdmin();
  const place = { set: 'grammar/one', number: 1 };
  const withdraw = () => admin('POST', 'withdrawals', { ...place, reason: 'Two answers are right.' });
  expect((await withdraw()).body).toEqual({ withdrawn: true, learners: 2 });
  const after = await stateOf();
  expect(after).toMatchObject({
    mistakes: { open: 0 },
    types: [{ answers: 1, available: 11 }, { type: 'reorder' }],
    ratings: [{ answers: 1 }],
    cards: [],
    questions: [{ number: 2 }],
    answers: [{ answers: 1 }],
  });
  // A second click changes nothing, and a slip that is taken back afterwards takes nothing out twice.
  await withdraw();
  expect(await stateOf()).toEqual(after);

  const again = await learner.start();
  const parts = again.body['parts'] as unknown as readonly { readonly units: readonly string[] }[];
  expect(parts.flatMap(({ units }) => units)).not.toContain('grammar/one#1');
  const third = aBrowser((await aSession()).token);
  const loaded = String((await third.start()).body['session']);
  expect((await third.answer(anAnswer(loaded, 1))).body['refused']).toMatchObject([
    { because: 'question-unknown' },
  ]);
  const { body } = await admin('GET', 'questions?only=withdrawn');
  expect(body['questions']).toMatchObject([{ ...place, withdrawn: { reason: 'Two answers are right.' } }]);

  expect((await admin('POST', 'restorations', place)).body).toEqual({ restored: true, learners: 2 });
  expect(await stateOf()).toEqual(before);
});

test('a session that was loaded before is told that its question is withdrawn, and its undone answers stay out', async () => {
  const learner = aBrowser((await aSession()).token);
  const session = String((await learner.start()).body['session']);
  const slip = anAnswer(session, 3, { value: 'Wrong.' });
  await learner.answer(slip, anAnswer(session, 4, { value: 'Wrong.' }));
  const admin = await anAdmin();
  for (const number of [3, 5]) {
    await admin('POST', 'withdrawals', { set: 'grammar/one', number, reason: 'Unclear.' });
  }
  expect((await learner.answer(anAnswer(session, 5))).body['refused']).toMatchObject([
    { because: 'question-withdrawn' },
  ]);
  const ratings = () =>
    query(
      'select r.answers, round(r.value::numeric, 6) from practice_ratings r join practice_sessions s using (candidate_id) where s.id = $1',
      [session],
    );
  const rated = await ratings();
  await learner.send('POST', 'undone-answers', { answers: [slip.answer] });
  expect(await ratings()).toEqual(rated);
  for (const number of [3, 5]) await admin('POST', 'restorations', { set: 'grammar/one', number });
  expect(await ratings()).toEqual(rated);
  expect(await countsOf(learner)).toEqual({ open: 1, fixed: 0 });
});
