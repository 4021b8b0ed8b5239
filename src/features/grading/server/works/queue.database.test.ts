import { expect, test } from 'vitest';
import { aLocalGrade, MINUTE, useWorks } from './works-fixture.ts';

const world = useWorks();
const { aLearner, submit, run, query, time, enqueued, gradedTexts } = world;

const stateOf = async (id: string | undefined) =>
  (await query<{ state: string; tries: number }>('select state, tries from works where id = $1', [id]))[0];
const gradesOf = async (id: string | undefined) =>
  query<{ grader: string; low_times_two: number; local_reason: string | null }>(
    'select grader, low_times_two, local_reason from grades where work_id = $1',
    [id],
  );

test('a submitted section has a work for each text with words; they are graded in order', async () => {
  const { candidateId } = await aLearner('basic_account');
  const ids = await submit(candidateId, ['First text.', 'Second text.']);
  expect(ids).toHaveLength(2);
  expect(await submit(candidateId, ['  ', 'Only this one.'])).toHaveLength(1);
  expect(await run()).toBe(3);
  expect(gradedTexts).toEqual(expect.arrayContaining(['First text.', 'Second text.', 'Only this one.']));
  expect(await stateOf(ids[0])).toEqual({ state: 'graded', tries: 1 });
  expect(await gradesOf(ids[0])).toEqual([{ grader: 'local', low_times_two: 11, local_reason: null }]);
  expect(enqueued.map(({ name }) => name)).toEqual(Array(3).fill('mail-graded-work'));
  expect(await run()).toBe(0);
});

test('without a plan a work is locked; a test that is open to everybody is graded for everybody', async () => {
  const { candidateId } = await aLearner();
  const [locked] = await submit(candidateId, ['Not paid.']);
  const [free] = await submit(candidateId, ['Free.'], { mockTest: 'free-trial' });
  await run();
  expect((await stateOf(locked))?.state).toBe('locked');
  expect((await stateOf(free))?.state).toBe('graded');
  expect(gradedTexts).toEqual(['Free.']);
});

test('two processes at once: every text is graded once', async () => {
  const { candidateId } = await aLearner('basic_account');
  const texts = Array.from({ length: 20 }, (_, at) => `Text number ${at}.`);
  for (const text of texts) await submit(candidateId, [text]);
  const settled = await Promise.all([run(), run(), run()]);
  expect(settled.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect([...gradedTexts].sort()).toEqual([...texts].sort());
});

test('a process that is killed while it grades: the text waits until its claim ends, and is graded once', async () => {
  const { candidateId } = await aLearner('basic_account');
  const [id] = await submit(candidateId, ['Interrupted.']);
  // A killed process never comes back: its grader never answers.
  void run({ local: { grade: () => new Promise(() => undefined) } });
  await expect.poll(async () => (await stateOf(id))?.tries).toBe(1);
  expect(await run()).toBe(0);
  time.now += MINUTE;
  expect(await run()).toBe(1);
  expect(await stateOf(id)).toEqual({ state: 'graded', tries: 2 });
  expect(await gradesOf(id)).toHaveLength(1);
});

test('a grade that comes after another process took over changes nothing', async () => {
  const { candidateId } = await aLearner('basic_account');
  const [id] = await submit(candidateId, ['Slow.']);
  let finish: (() => void) | undefined;
  const slow = run({
    local: {
      grade: (work) =>
        new Promise((resolve) => {
          finish = () => resolve({ ok: true, grade: aLocalGrade(work, 8) });
        }),
    },
  });
  await expect.poll(() => finish).toBeDefined();
  time.now += MINUTE;
  expect(await run()).toBe(1);
  finish?.();
  expect(await slow).toBe(0);
  expect(await gradesOf(id)).toEqual([{ grader: 'local', low_times_two: 11, local_reason: null }]);
  expect(enqueued.filter(({ name }) => name === 'mail-graded-work')).toHaveLength(1);
});

test('a text that cannot be graded is tried four times, later each time, and then fails', async () => {
  const { candidateId } = await aLearner('basic_account');
  const [id] = await submit(candidateId, ['Breaks the grader.']);
  const broken = { local: { grade: async () => ({ ok: false, refusal: 'failed' }) as const } };
  for (const tries of [1, 2, 3]) {
    await run(broken);
    expect(await stateOf(id)).toEqual({ state: 'waiting', tries });
    await run(broken);
    expect((await stateOf(id))?.tries).toBe(tries);
    time.now += MINUTE;
  }
  await run(broken);
  expect(await stateOf(id)).toEqual({ state: 'failed', tries: 4 });
});

test('a run that is told to end gives its text back at once', async () => {
  const { candidateId } = await aLearner('basic_account');
  const [id] = await submit(candidateId, ['Stopped.']);
  const stopping = new AbortController();
  await run(
    {
      local: {
        grade: async () => {
          stopping.abort();
          return { ok: false, refusal: 'failed' };
        },
      },
    },
    stopping.signal,
  );
  expect(await stateOf(id)).toEqual({ state: 'waiting', tries: 0 });
  expect(await run()).toBe(1);
});

test('the language model grades for those who agreed to its host; it failing, the local grade says so', async () => {
  const model = {
    name: 'm',
    host: 'llm.example.org',
    calibrations: [],
    grade: async (work: Parameters<typeof aLocalGrade>[0]) => ({
      ok: true as const,
      given: {
        grade: aLocalGrade(work, 7),
        configHash: 'p1',
        band: { low: 6.5, high: 7.5 },
        ms: 900,
      },
      use: {
        model: 'm',
        host: 'llm.example.org',
        tokensIn: 900,
        tokensOut: 100,
        costMicro: 50,
        ms: 900,
        outcome: 'graded',
      },
    }),
  };
  const { candidateId, accountId } = await aLearner('basic_account');
  const [asked] = await submit(candidateId, ['Not agreed yet.']);
  await run({ model });
  expect(await gradesOf(asked)).toEqual([{ grader: 'local', low_times_two: 11, local_reason: 'not-agreed' }]);
  await query(
    `insert into grader_choices (candidate_id, choice, host, chosen_at) values ($1, 'model', 'llm.example.org', now())`,
    [candidateId],
  );
  const [agreed] = await submit(candidateId, ['Agreed.']);
  await run({ model });
  // The stand-in gives a local grade under another version, so there are two.
  expect(await gradesOf(agreed)).toHaveLength(2);
  const [use] = await query<{ cost_micro: string }>('select cost_micro from grader_uses where work_id = $1', [
    agreed,
  ]);
  expect(use?.cost_micro).toBe('50');
  const failing = {
    ...model,
    grade: async () => ({
      ok: false as const,
      use: { model: 'm', host: 'h', tokensIn: 5, tokensOut: 0, costMicro: 1, ms: 60_000, outcome: 'timeout' },
    }),
  };
  const [failed] = await submit(candidateId, ['The model is away.']);
  await run({ model: failing });
  expect(await gradesOf(failed)).toEqual([
    { grader: 'local', low_times_two: 11, local_reason: 'model-failed' },
  ]);
  expect(accountId).toBeTruthy();
});
