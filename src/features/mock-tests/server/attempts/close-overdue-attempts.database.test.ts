import { beforeEach, describe, expect, test } from 'vitest';
import { collectLog } from '#tests/database/collected-log.ts';
import {
  DEADLINE,
  LAST_MOMENT,
  aLongEdition,
  freeTrial,
  papersOf,
  rightAnswers,
  useMockTests,
} from './attempt-fixture.ts';
import { closeOverdueAttempts } from './close-overdue-attempts.ts';

const mockTests = useMockTests({ papers: papersOf(freeTrial(), aLongEdition()) });
const { browser, time, query, clock, database } = mockTests;

const sweep = (log = collectLog().log) => closeOverdueAttempts({ database: database().db, clock, log });
const openIds = async () =>
  (await query<{ id: string }>('select id from attempts where submitted_at is null')).map(({ id }) => id);

beforeEach(() => query('truncate attempts cascade'));

/** An attempt with the first six questions right. */
async function aHalfDoneAttempt(mockTest?: string) {
  const visitor = browser();
  const id = await visitor.startId(mockTest);
  await visitor.save(id, ...rightAnswers().slice(0, 6));
  return { visitor, id };
}

const closedAsOfDeadline = {
  phase: 'submitted',
  submitted_at: new Date(DEADLINE).toISOString(),
  timed_out: true,
  raw_score: 6,
  band: 5,
  answered_count: 6,
};

describe('an attempt that ran out is closed as of its deadline, with what was saved,', () => {
  test('by whoever looks at it', async () => {
    const { visitor, id } = await aHalfDoneAttempt();
    time.now = LAST_MOMENT;
    expect((await visitor.get(id)).body.attempt).toMatchObject({
      phase: 'open',
      raw_score: null,
      band: null,
    });
    time.now += 1;
    expect((await visitor.get(id)).body.attempt).toMatchObject(closedAsOfDeadline);
  });

  test('by whoever looks at the list', async () => {
    const { visitor } = await aHalfDoneAttempt();
    time.now = LAST_MOMENT + 1;
    expect((await visitor.list()).body.attempts).toMatchObject([closedAsOfDeadline]);
    expect(await openIds()).toEqual([]);
  });

  test('by whoever looks at the result', async () => {
    const { visitor, id } = await aHalfDoneAttempt();
    time.now = LAST_MOMENT + 1;
    const { status, body } = await visitor.result(id);
    expect(status).toBe(200);
    expect(body.attempt).toMatchObject(closedAsOfDeadline);
    expect(body.questions.filter(({ right }) => right)).toHaveLength(6);
  });

  test('once by many who look at once', async () => {
    const { visitor, id } = await aHalfDoneAttempt();
    time.now = LAST_MOMENT + 1;
    const looks = await Promise.all(Array.from({ length: 10 }, () => visitor.get(id)));
    for (const { body } of looks) expect(body.attempt).toMatchObject(closedAsOfDeadline);
  });

  test('by the job, while nobody looks', async () => {
    const { visitor, id } = await aHalfDoneAttempt();
    time.now = LAST_MOMENT;
    await mockTests.sweep();
    expect(await openIds()).toEqual([id]);
    time.now += 1;
    await mockTests.sweep();
    expect(await openIds()).toEqual([]);
    expect(mockTests.logText()).toContain('"closed":1');
    expect((await visitor.get(id)).body.attempt).toMatchObject(closedAsOfDeadline);
  });
});

describe('a sweep', () => {
  test('leaves alone what is open and what is closed', async () => {
    const { visitor, id } = await aHalfDoneAttempt();
    const submitted = (await visitor.submit(id)).body.attempt;
    time.now = DEADLINE;
    const other = await browser().startId();
    time.now = LAST_MOMENT + 1;
    expect(await sweep()).toBe(0);
    expect(await openIds()).toEqual([other]);
    expect((await visitor.get(id)).body.attempt).toEqual(submitted);
  });

  test('at the same time as another closes every attempt once, and says how many it closed', async () => {
    const attempts = await Promise.all(Array.from({ length: 12 }, () => aHalfDoneAttempt()));
    time.now = LAST_MOMENT + 1;
    const counts = await Promise.all([sweep(), sweep(), sweep()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    for (const { visitor, id } of attempts) {
      expect((await visitor.get(id)).body.attempt).toMatchObject(closedAsOfDeadline);
    }
    expect(await sweep()).toBe(0);
  });

  test('goes on when one attempt cannot be marked, and says which', async () => {
    const broken = await aHalfDoneAttempt('long-test');
    const { visitor, id } = await aHalfDoneAttempt();
    const setKey = (answers: string) =>
      query(
        `update section_versions set answer_key = jsonb_set(answer_key, '{answers}', $1) where mock_test = 'long-test'`,
        [answers],
      );
    await setKey('[]');
    time.now = LAST_MOMENT + 1;
    const { log, text } = collectLog();
    expect(await sweep(log)).toBe(1);
    expect((await visitor.get(id)).body.attempt).toMatchObject(closedAsOfDeadline);
    expect(await openIds()).toEqual([broken.id]);
    expect(text()).toContain(broken.id);
    await setKey(JSON.stringify(aLongEdition().answerKey.answers));
    expect(await sweep()).toBe(1);
  });
});
