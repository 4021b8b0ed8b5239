import { describe, expect, test } from 'vitest';
import { useCourses } from '#tests/courses/use-courses.ts';
import { SECRET_EXPLANATION } from '../course-fixture.ts';

const { aBuyer, aBrowser, buy, query } = useCourses();
type Browser = ReturnType<typeof aBrowser>;
type Test = {
  readonly test_id: string;
  readonly blocks: {
    readonly groups: { readonly questions: { readonly number: number; readonly text: string }[] }[];
  }[];
  readonly questions: number;
  readonly result: null | {
    readonly right: number;
    readonly passed: boolean;
    readonly receipts: { readonly right: boolean; readonly lesson: unknown }[];
  };
};

const start = async (learner: Browser): Promise<Test> =>
  (await learner.send('POST', '/api/courses/tested/modules/1/tests')).body['test'] as unknown as Test;
const pathOf = ({ test_id: id }: Test) => `/api/courses/tested/tests/${id}`;
const textsOf = ({ blocks }: Test) =>
  blocks.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions.map(({ text }) => text)));
/** The right answers to the first questions, by their sentences. */
const rightAnswers = ({ blocks }: Test, count: number) =>
  blocks
    .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
    .slice(0, count)
    .map(({ number, text }) => ({ number, value: `word ${/\d+/u.exec(text)?.[0]}`, sequence: 1 }));
const submit = async (learner: Browser, test: Test, count: number): Promise<Test> => {
  const body = { answers: rightAnswers(test, count) };
  return (await learner.send('POST', `${pathOf(test)}/submission`, body)).body['test'] as unknown as Test;
};

test('an attempt shows ten questions and no key; a double click starts one', async () => {
  const { token } = await aBuyer('tested');
  const learner = aBrowser(token);
  const replies = await Promise.all([start(learner), start(learner)]);
  expect(replies[0]?.test_id).toBe(replies[1]?.test_id);
  const shown = await learner.send('GET', pathOf(replies[0] as Test));
  expect(textsOf(shown.body['test'] as unknown as Test)).toHaveLength(10);
  expect(shown.text).not.toContain(SECRET_EXPLANATION);
  expect(shown.text).not.toContain('word 1');
});

test('answers are saved, newer ones in place of older ones, and marked when they are submitted', async () => {
  const learner = aBrowser((await aBuyer('tested')).token);
  const attempt = await start(learner);
  const save = (value: string, sequence: number) =>
    learner.send('PUT', `${pathOf(attempt)}/answers`, { answers: [{ number: 1, value, sequence }] });
  await save('word 1', 5);
  expect((await save('late', 4)).body['answers']).toEqual([{ number: 1, value: 'word 1', sequence: 5 }]);
  const { body } = await learner.send('POST', `${pathOf(attempt)}/submission`, { answers: [] });
  const { result } = body['test'] as unknown as Test;
  expect(result).toMatchObject({ right: 1, passed: false });
  expect(result?.receipts[1]).toMatchObject({ lesson: { slug: 'drill', number: '1.1' } });
  expect((await save('word 1', 9)).status).toBe(409);
});

test.each([
  [6, false],
  [7, true],
])('%d right answers of ten pass: %s', async (count, passed) => {
  const learner = aBrowser((await aBuyer('tested')).token);
  const done = await submit(learner, await start(learner), count);
  expect(done.result).toMatchObject({ right: count, passed });
  const { body } = await learner.send('GET', '/api/courses/tested/progress');
  expect((body['modules'] as unknown as { test: object }[])[0]?.test).toEqual({
    passed,
    attempts: 1,
    open_attempt: null,
    best: { right: count, questions: 10 },
  });
});

test('a repetition has other questions', async () => {
  const learner = aBrowser((await aBuyer('tested')).token);
  const first = await start(learner);
  await submit(learner, first, 0);
  const second = await start(learner);
  expect(second.test_id).not.toBe(first.test_id);
  const { rows } = { rows: await query('select paper->>$1 as units from module_test_attempts', ['units']) };
  const units = rows.flatMap(({ units: own }) => JSON.parse(String(own)) as string[]);
  expect(units.filter((unit) => unit.startsWith('drill/')).length).toBeGreaterThanOrEqual(10);
  expect(second.questions).toBe(10);
});

test('a visitor takes the test of a free course', async () => {
  const visitor = aBrowser();
  const { status, body } = await visitor.send('POST', '/api/courses/free/modules/1/tests');
  expect(status).toBe(200);
  const attempt = body['test'] as unknown as Test;
  const submission = { answers: rightAnswers(attempt, 7) };
  await visitor.send('POST', `/api/courses/free/tests/${attempt.test_id}/submission`, submission);
  const progress = (await visitor.send('GET', '/api/courses/free/progress')).body;
  expect(progress['modules']).toMatchObject([{ test: { passed: true, best: { right: 7, questions: 10 } } }]);
});

describe('nobody', () => {
  test('starts a test without access to its course', async () => {
    const { status } = await aBrowser().send('POST', '/api/courses/tested/modules/1/tests');
    expect(status).toBe(403);
  });

  test('sees another learner’s attempt', async () => {
    const attempt = await start(aBrowser((await aBuyer('tested')).token));
    const other = aBrowser((await aBuyer('tested')).token);
    expect((await other.send('GET', pathOf(attempt))).status).toBe(404);
    expect((await other.send('POST', `${pathOf(attempt)}/submission`, { answers: [] })).status).toBe(404);
  });
});

test('a test that was started may be finished after the access has ended', async () => {
  const { account, token } = await aBuyer('tested');
  const learner = aBrowser(token);
  const attempt = await start(learner);
  buy(account.id, 'tested', new Date(0));
  expect((await submit(learner, attempt, 8)).result).toMatchObject({ passed: true });
});

test('a course with a test is complete when the test is passed as well, in one event', async () => {
  const { account, token } = await aBuyer('tested');
  const learner = aBrowser(token);
  const answers = Array.from({ length: 12 }, (_, i) => ({ number: i + 1, value: 'x', sequence: 1 }));
  await learner.send('PUT', '/api/courses/tested/lessons/drill/answers', { answers });
  const essay = { text: 'My essay.', sequence: 1 };
  await learner.send('POST', '/api/courses/tested/lessons/essay/submission', essay);
  const before = (await learner.send('GET', '/api/courses/tested/progress')).body;
  expect(before).toMatchObject({ lessons_done: 2, completed_at: null, certificate: null });
  const attempt = await start(learner);
  await Promise.all([submit(learner, attempt, 8), submit(learner, attempt, 8)]);
  const after = (await learner.send('GET', '/api/courses/tested/progress')).body;
  expect(after['certificate']).toMatch(/^[\w-]{22}$/);
  const events = await query(
    `select kind, count(*)::int as count from learning_events e join candidates c on c.id = e.candidate_id
     where c.account_id = $1 group by kind order by kind`,
    [account.id],
  );
  expect(events).toEqual([
    { kind: 'course-completed', count: 1 },
    { kind: 'lesson-done', count: 2 },
    { kind: 'module-test-passed', count: 1 },
  ]);
});
