import { describe, expect, test } from 'vitest';
import { SECRET_EXPLANATION, someCourses } from '../course-fixture.ts';
import { listOwnProgress } from './list-own-progress.ts';
import { useCourses } from '#tests/courses/use-courses.ts';

const { aBuyer, aBrowser, aSession, buy, dependencies, pass, query, anAccount } = useCourses();

const LESSON = '/api/courses/lamps/lessons/oil';
const answer = (number: number, value: string, sequence = 1) => ({ number, value, sequence });
type Receipt = Readonly<Record<string, unknown>> & { readonly number: number };
type Progress = {
  readonly state: string;
  readonly done_blocks: readonly string[];
  readonly left: readonly { readonly block: string; readonly percent: number }[];
};
type Browser = ReturnType<typeof aBrowser>;

const answers = (browser: Browser, ...list: readonly ReturnType<typeof answer>[]) =>
  browser.send('PUT', `${LESSON}/answers`, { answers: list });
const see = (browser: Browser, ...ids: readonly string[]) =>
  browser.send('PUT', `${LESSON}/blocks`, { blocks: ids.map((id) => ({ id })) });
const watch = (
  browser: Browser,
  ranges: readonly (readonly [number, number])[],
  sequence = 1,
  position = 0,
) =>
  browser.send('PUT', `${LESSON}/watch`, { tutorial: 'one-verb', ranges, position_ms: position, sequence });
const progressOf = async (browser: Browser) =>
  (await browser.send('GET', LESSON)).body['progress'] as unknown as Progress;

async function aLearner(): Promise<Browser> {
  return aBrowser((await aBuyer()).token);
}

describe('answers', () => {
  test('are marked immediately, each with its receipt', async () => {
    const learner = await aLearner();
    const { status, body } = await answers(learner, answer(1, 'I lives in Keelung.'), answer(2, 'A'));
    expect(status).toBe(200);
    const [first, second] = body['saved'] as unknown as Receipt[];
    expect(first).toMatchObject({
      number: 1,
      right: false,
      rule: 'different',
      accepted: ['I live in Keelung.'],
      explanation: SECRET_EXPLANATION,
      tries: 1,
    });
    expect(second).toMatchObject({ number: 2, right: true, rule: 'exact' });
    expect((body['progress'] as unknown as Progress).done_blocks).toEqual(['try-it']);
  });

  test('that are tried again keep the first answer for ever', async () => {
    const learner = await aLearner();
    await answers(learner, answer(1, 'I lives in Keelung.'));
    pass(60);
    const { body } = await answers(learner, answer(1, 'I live in Keelung.', 2));
    expect((body['saved'] as unknown as Receipt[])[0]).toMatchObject({
      right: true,
      tries: 2,
      first: { value: 'I lives in Keelung.', right: false },
    });
    const again = (await learner.send('GET', LESSON)).body['answers'] as unknown as Receipt[];
    expect(again[0]).toMatchObject({ value: 'I live in Keelung.', first: { right: false } });
  });

  test('that arrive twice or late change nothing', async () => {
    const learner = await aLearner();
    await answers(learner, answer(1, 'I live in Keelung.', 5));
    const repeated = await answers(learner, answer(1, 'I live in Keelung.', 5));
    expect((repeated.body['saved'] as unknown as Receipt[])[0]).toMatchObject({ tries: 1 });
    const late = await answers(learner, answer(1, 'late', 4));
    expect(late.body['saved']).toEqual([]);
    expect((late.body['stale'] as unknown as Receipt[])[0]).toMatchObject({ value: 'I live in Keelung.' });
  });

  test('of two tabs at once lose nothing', async () => {
    const learner = await aLearner();
    const sent = Array.from({ length: 20 }, (_, i) =>
      answers(learner, i % 2 ? answer(1, `try ${i}`, i + 1) : answer(2, i % 4 ? 'A' : 'B', i + 1)),
    );
    const replies = await Promise.all(sent);
    expect(replies.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const stored = (await learner.send('GET', LESSON)).body['answers'] as unknown as Receipt[];
    expect(stored.map(({ number, value }) => [number, value])).toEqual([
      [1, 'try 19'],
      [2, 'A'],
    ]);
  });

  test('may write "Use it", which shows its models then', async () => {
    const learner = await aLearner();
    expect((await learner.send('GET', LESSON)).text).not.toContain('A secret model.');
    const { body } = await answers(learner, answer(0, 'I live in Keelung with my sister.'));
    expect((body['saved'] as unknown as Receipt[])[0]).toMatchObject({
      right: null,
      rule: 'unmarked',
      models: [{ band: 5, text: 'A secret model.', comment: 'Good.' }],
    });
  });

  test.each([
    [answer(3, 'x'), 'question-unknown'],
    [answer(1, 'x'.repeat(601)), 'answer-too-long'],
  ])('%j is refused: %s', async (sent, refusal) => {
    const learner = await aLearner();
    const { status, body } = await answers(learner, answer(2, 'A'), sent);
    expect([status, body.type]).toEqual([422, expect.stringContaining(refusal)]);
    expect((await learner.send('GET', LESSON)).body['answers']).toEqual([]);
  });
});

describe('watching', () => {
  test('of two tabs and late packets loses no second', async () => {
    const learner = await aLearner();
    await see(learner, 'opening');
    pass(120);
    // Each tab sends all that it has watched, in any order.
    const packets = Array.from({ length: 20 }, (_, i): [number, number] => [i * 5_000, i * 5_000 + 5_000]);
    const sent = packets.flatMap((packet, i) => [
      watch(learner, [packet], i + 1, packet[1]),
      watch(learner, packets.slice(i, i + 2), i + 1, packet[1]),
    ]);
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
    const { body } = await learner.send('GET', LESSON);
    // It was left at its end, so it starts again.
    expect(body['watched']).toEqual([{ tutorial: 'one-verb', ranges: [[0, 100_000]], position_ms: 0 }]);
    expect((body['progress'] as unknown as Progress).done_blocks).toEqual(['opening', 'video']);
  });

  test('counts up to twice the time that has passed, and 30 seconds', async () => {
    const learner = await aLearner();
    const first = await watch(learner, [[0, 100_000]]);
    expect(first.body['watched']).toMatchObject({ ranges: [[0, 30_000]] });
    pass(10);
    const second = await watch(learner, [[0, 100_000]], 2);
    expect(second.body['watched']).toMatchObject({ ranges: [[0, 80_000]] });
  });

  test('continues where the latest packet says', async () => {
    const learner = await aLearner();
    await watch(learner, [[0, 20_000]], 2, 20_000);
    const late = await watch(learner, [[0, 10_000]], 1, 10_000);
    expect(late.body['watched']).toMatchObject({ position_ms: 20_000 });
    const { body } = await learner.send('GET', '/api/courses/lamps/progress');
    expect(body['next']).toMatchObject({ lesson: 'oil', block: 'opening', position_ms: 0 });
    await see(learner, 'opening');
    const next = (await learner.send('GET', '/api/courses/lamps/progress')).body['next'];
    expect(next).toEqual({ lesson: 'oil', block: 'video', position_ms: 20_000 });
  });

  test('of a tutorial of another lesson is refused', async () => {
    const learner = await aLearner();
    const sent = { tutorial: 'other', ranges: [], position_ms: 0, sequence: 1 };
    const { status } = await learner.send('PUT', `${LESSON}/watch`, sent);
    expect(status).toBe(422);
  });
});

describe('a lesson', () => {
  async function finish(learner: Browser) {
    await see(learner, 'opening');
    pass(200);
    await watch(learner, [[0, 95_000]]);
    await answers(learner, answer(1, 'wrong'), answer(2, 'A'));
    return answers(learner, answer(0, 'My text of some words.'));
  }

  test('is done when each of its blocks is, and says what is left before', async () => {
    const learner = await aLearner();
    await see(learner, 'opening');
    await watch(learner, [[0, 40_000]], 1);
    const { left } = await progressOf(learner);
    expect(left.map(({ block, percent }) => `${block} ${percent}`)).toEqual([
      'video 30',
      'try-it 0',
      'use-it 0',
    ]);
    await finish(learner);
    expect(await progressOf(learner)).toMatchObject({ state: 'done', left: [] });
  });

  test('writes its event once, and completes the course with the last one', async () => {
    const { account, token } = await aBuyer();
    const learner = aBrowser(token);
    await finish(learner);
    await finish(learner);
    await learner.send('PUT', '/api/courses/lamps/lessons/wicks/blocks', { blocks: [{ id: 'opening' }] });
    const events = await query(
      `select kind, detail from learning_events e join candidates c on c.id = e.candidate_id
       where c.account_id = $1 order by e.id`,
      [account.id],
    );
    expect(events).toEqual([
      { kind: 'lesson-done', detail: { course: 'lamps', lesson: 'oil' } },
      { kind: 'lesson-done', detail: { course: 'lamps', lesson: 'wicks' } },
      { kind: 'course-completed', detail: { course: 'lamps' } },
    ]);
    const { body } = await learner.send('GET', '/api/courses/lamps/progress');
    expect(body).toMatchObject({ lessons_done: 2, lessons_open: 2, next: null, minutes_left: 0 });
    expect(body['completed_at']).not.toBeNull();
  });

  test('is done once when its last two facts arrive together', async () => {
    const { account, token } = await aBuyer();
    const learner = aBrowser(token);
    await see(learner, 'opening');
    pass(200);
    await watch(learner, [[0, 95_000]]);
    await answers(learner, answer(1, 'wrong'), answer(2, 'A'));
    await learner.send('PUT', '/api/courses/lamps/lessons/wicks/blocks', { blocks: [{ id: 'opening' }] });
    await Promise.all([
      answers(learner, answer(0, 'My text of some words.')),
      see(learner, 'use-it'),
      answers(learner, answer(0, 'My text of some words.')),
    ]);
    const done = await query(
      `select kind from learning_events e join candidates c on c.id = e.candidate_id
       where c.account_id = $1 and kind = 'course-completed'`,
      [account.id],
    );
    expect(done).toHaveLength(1);
  });

  test('that has no block of a name refuses it', async () => {
    const { status } = await see(await aLearner(), 'gone');
    expect(status).toBe(422);
  });
});

describe('what a caller may open', () => {
  const PAID = '/api/courses/lamps/lessons/wicks';

  test.each([
    ['GET', '', undefined],
    ['PUT', '/blocks', { blocks: [{ id: 'opening' }] }],
    ['PUT', '/answers', { answers: [answer(1, 'x')] }],
    ['PUT', '/watch', { tutorial: 'one-verb', ranges: [], position_ms: 0, sequence: 1 }],
  ])('%s%s of a lesson that is not free needs its course', async (method, path, body) => {
    const visitor = await aBrowser().send(method, `${PAID}${path}`, body);
    expect(visitor.status).toBe(403);
    const { token } = await aSession();
    expect((await aBrowser(token).send(method, `${PAID}${path}`, body)).status).toBe(403);
    expect(visitor.text).not.toContain(SECRET_EXPLANATION);
  });

  test('a free lesson is open to visitors, without any key', async () => {
    const { status, text, body } = await aBrowser().send('GET', LESSON);
    expect(status).toBe(200);
    expect(body['lesson']).toMatchObject({ slug: 'oil' });
    for (const secret of [SECRET_EXPLANATION, 'A secret model.', 'I live in Keelung.']) {
      expect(text).not.toContain(secret);
    }
  });

  test.each([
    ['/api/courses/none/lessons/oil', 404],
    ['/api/courses/lamps/lessons/none', 404],
    ['/api/courses/free/lessons/lesson-1-2', 409],
    ['/api/courses/none/progress', 404],
  ])('%s answers %d', async (path, status) => {
    expect((await aBrowser().send('GET', path)).status).toBe(status);
  });

  test('after the end of access, results stay readable and the lessons are closed', async () => {
    const { account, token } = await aBuyer();
    const learner = aBrowser(token);
    await learner.send('PUT', `${PAID}/blocks`, { blocks: [{ id: 'opening' }] });
    buy(account.id, 'lamps', new Date(0));
    expect((await learner.send('GET', PAID)).status).toBe(403);
    const { body } = await learner.send('GET', '/api/courses/lamps/progress');
    // The day is that of the access, and not the later one that was known when the work began.
    expect(body).toMatchObject({
      access: 'ended',
      access_until: '1970-01-01T00:00:00.000Z',
      lessons_done: 1,
    });
    expect((await learner.send('GET', LESSON)).status).toBe(200);
  });

  test('access that ended before anything was opened has ended too, of that course only', async () => {
    const { account, token } = await aBuyer();
    buy(account.id, 'lamps', new Date(0));
    const learner = aBrowser(token);
    const accessTo = async (course: string) =>
      (await learner.send('GET', `/api/courses/${course}/progress`)).body['access'];
    expect([await accessTo('lamps'), await accessTo('tested')]).toEqual(['ended', 'none']);
  });

  test('the progress of one learner says nothing about another’s', async () => {
    const [one, other] = [await aLearner(), await aLearner()];
    await answers(one, answer(1, 'My own words.'));
    expect((await other.send('GET', LESSON)).text).not.toContain('My own words.');
    const { body } = await other.send('GET', '/api/courses/lamps/progress');
    expect(body).toMatchObject({
      access: 'open',
      lessons_done: 0,
      next: { lesson: 'oil', block: 'opening' },
    });
  });
});

test('an account’s progress lists the courses that it has started or may use', async () => {
  const { account, token } = await aBuyer('tested');
  await aBrowser(token).send('PUT', '/api/courses/free/lessons/start/blocks', {
    blocks: [{ id: 'opening' }],
  });
  const { database, clock } = dependencies();
  const findEntitlements = async () => [{ key: 'tested', accessUntil: new Date(Date.UTC(2099, 0, 1)) }];
  const findEndedAccess = async () => [];
  const listed = await listOwnProgress(
    { database, clock, courses: someCourses(), findEntitlements, findEndedAccess },
    account.id,
  );
  expect([...listed.keys()]).toEqual(['free', 'tested']);
  expect(listed.get('free')).toMatchObject({ lessons_done: 1, lessons_open: 1, next: null });
  expect(listed.get('tested')).toMatchObject({ lessons_done: 0, next: { lesson: 'drill', block: 'try-it' } });
});

describe('a visitor', () => {
  test('who signs in takes the progress into the account', async () => {
    const visitor = aBrowser();
    await answers(visitor, answer(1, 'A visitor’s answer.'));
    expect((await visitor.send('GET', LESSON)).text).toContain('A visitor’s answer.');
    const account = await anAccount();
    const [row] = await query(
      `update candidates set account_id = $1
       where id = (select candidate_id from lesson_answers where value like 'A visitor%') returning id`,
      [account.id],
    );
    expect(row).toBeDefined();
    const { token } = await aSession(account);
    const learner = aBrowser(token);
    // The account works on as a candidate of its own; both are one person.
    await answers(learner, answer(2, 'A'));
    const { body } = await learner.send('GET', LESSON);
    expect((body['answers'] as unknown as Receipt[]).map(({ number }) => number)).toEqual([1, 2]);
    expect((body['progress'] as unknown as Progress).done_blocks).toContain('try-it');
  });

  test('has no progress before anything is done', async () => {
    const { body } = await aBrowser().send('GET', '/api/courses/free/progress');
    expect(body).toMatchObject({ access: 'open', lessons_open: 1, lessons_total: 2, completed_at: null });
  });
});
