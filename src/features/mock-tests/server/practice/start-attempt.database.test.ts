import { describe, expect, test } from 'vitest';
import {
  DEADLINE,
  LAST_MOMENT,
  MINUTE,
  NINE_O_CLOCK,
  aLongEdition,
  freeTrial,
  papersOf,
  useMockTests,
} from '../attempts/attempt-fixture.ts';

const { browser, time, query } = useMockTests({ papers: papersOf(freeTrial(), aLongEdition()) });
const countAttempts = async () =>
  (await query<{ count: number }>('select count(*)::int from attempts'))[0]?.count ?? 0;

describe('an attempt that starts', () => {
  test('runs from the server’s now to its deadline, with nothing answered and nothing told', async () => {
    const { status, body } = await browser().start();
    expect(status).toBe(200);
    expect(body).toEqual({
      attempt_id: expect.stringMatching(/^[\da-f-]{36}$/),
      mock_test: 'free-trial',
      // These papers have sections, and no test with a name.
      test_title: { en: 'free-trial', 'zh-Hant': 'free-trial' },
      skill: 'reading',
      phase: 'open',
      started_at: new Date(NINE_O_CLOCK).toISOString(),
      deadline_at: new Date(DEADLINE).toISOString(),
      submitted_at: null,
      timed_out: false,
      question_count: 13,
      answered_count: 0,
      raw_score: null,
      band: null,
      mode: 'practice',
      timed: true,
      extra_time_percent: 100,
      paused_at: null,
      paused_ms: 0,
      sitting_id: null,
      waiting_for_marking: false,
      waiting_for_sitting: false,
    });
  });

  test('is found again with its paper and the server’s time', async () => {
    const visitor = browser();
    const { body: started } = await visitor.start();
    time.now += 7 * MINUTE;
    const { body } = await visitor.get(started.attempt_id);
    expect(body).toEqual({
      attempt: started,
      section: JSON.parse(JSON.stringify(freeTrial().section)),
      answers: [],
      checks: [],
      server_now: new Date(NINE_O_CLOCK + 7 * MINUTE).toISOString(),
    });
  });

  test('pins the version of its section', async () => {
    const id = await browser().startId();
    const rows = await query('select section_version from attempts where id = $1', [id]);
    expect(rows).toEqual([{ section_version: freeTrial().version }]);
  });
});

describe('an open attempt is not started twice', () => {
  test('a second start gives the first one back, and its clock runs on', async () => {
    const visitor = browser();
    const first = await visitor.start();
    time.now += 3 * MINUTE;
    const second = await visitor.start();
    expect(second.body).toEqual(first.body);
  });

  test('it says how many questions are answered by then', async () => {
    const visitor = browser();
    const id = await visitor.startId();
    await visitor.save(id, { number: 1, value: 'TRUE', sequence: 1 }, { number: 2, value: '', sequence: 1 });
    expect((await visitor.start()).body).toMatchObject({ attempt_id: id, answered_count: 1 });
  });

  test('ten starts at once make one attempt', async () => {
    const visitor = browser();
    await visitor.startId('long-test');
    const before = await countAttempts();
    const replies = await Promise.all(Array.from({ length: 10 }, () => visitor.start()));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(replies.map(({ body }) => body.attempt_id)).size).toBe(1);
    expect(await countAttempts()).toBe(before + 1);
  });

  test('not even in the last moment of its grace', async () => {
    const visitor = browser();
    const id = await visitor.startId();
    time.now = LAST_MOMENT;
    expect((await visitor.start()).body.attempt_id).toBe(id);
  });
});

describe('another attempt starts', () => {
  test('at another test', async () => {
    const visitor = browser();
    expect(await visitor.startId('long-test')).not.toBe(await visitor.startId());
  });

  test('for another candidate', async () => {
    expect(await browser().startId()).not.toBe(await browser().startId());
  });

  test('after the first is submitted', async () => {
    const visitor = browser();
    const id = await visitor.startId();
    await visitor.submit(id);
    expect(await visitor.startId()).not.toBe(id);
  });

  test('after the first has run out, with a deadline of its own', async () => {
    const visitor = browser();
    const id = await visitor.startId();
    time.now = LAST_MOMENT + 1;
    const { body } = await visitor.start();
    expect(body.attempt_id).not.toBe(id);
    expect(body.deadline_at).toBe(new Date(LAST_MOMENT + 1 + 20 * MINUTE).toISOString());
  });
});

describe('a section that does not exist is refused', () => {
  test.each([
    ['no-such-test', 'reading'],
    ['free-trial', 'listening'],
    ['', 'reading'],
    ['__proto__', 'reading'],
    ['free-trial\u0000', 'reading'],
  ])('%j %s', async (mockTest, skill) => {
    const before = await countAttempts();
    const { status, body } = await browser().start(mockTest, skill);
    expect(status).toBe(404);
    expect(body.type).toBe('urn:ninefold:problem:section-unknown');
    expect(await countAttempts()).toBe(before);
  });

  test.each([
    [{ mock_test: 'free-trial', skill: 'singing' }],
    [{ mock_test: 'x'.repeat(81), skill: 'reading' }],
    [{ mock_test: 'free-trial' }],
    [{ mock_test: 'free-trial', skill: 'reading', candidate_id: '0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11' }],
    [{ mock_test: 'free-trial', skill: 'reading', deadline_at: '2099-01-01T00:00:00.000Z' }],
    [null],
  ])('and a request that is none: %j', async (body) => {
    expect((await browser().send('POST', '/api/attempts', body)).status).toBe(422);
  });
});

test('fifty attempts at one test are the most, and each of them stays', async () => {
  const visitor = browser();
  for (let sitting = 0; sitting < 50; sitting += 1) {
    await visitor.startId();
    time.now += 21 * MINUTE;
  }
  const refused = await visitor.start();
  expect(refused.status).toBe(409);
  expect(refused.body.type).toBe('urn:ninefold:problem:too-many-attempts');
  expect((await visitor.list('?mock_test=free-trial')).body.attempts).toHaveLength(50);
  expect((await visitor.start('long-test')).status).toBe(200);
  expect((await browser().start()).status).toBe(200);
});

test('an address from which 300 tests were begun within an hour waits; what is begun goes on', async () => {
  const visitor = browser();
  const id = await visitor.startId();
  const before = await query<{ points: number }>('select points from rate_limits');
  expect(before).toHaveLength(1);
  await query('update rate_limits set points = 299');
  expect((await visitor.start()).status).toBe(200);
  const refused = await browser({ language: 'zh-TW' }).start();
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({
    type: 'urn:ninefold:problem:too-many-starts',
    title: '這裡開始的測驗次數過多',
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect((await visitor.save(id, { number: 1, value: 'TRUE', sequence: 1 })).body.saved).toHaveLength(1);
  await query('update rate_limits set points = $1', [before[0]?.points ?? 0]);
});
