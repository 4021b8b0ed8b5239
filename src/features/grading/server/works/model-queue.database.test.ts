import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GradingService } from '#platform/config/grading-service.ts';
import {
  FAKE_REPLIES,
  startFakeModelServer,
  type FakeModelOptions,
  type FakeModelServer,
} from '../model/fake-model-server-fixture.ts';
import { aModelGrader, ESSAY } from '../model/model-grader-fixture.ts';
import { saveChoice } from './choice-store.ts';
import { createModelPort } from './create-model-port.ts';
import { aLocalGrade, MINUTE, useWorks } from './works-fixture.ts';

const { aLearner, submit, run, call, query, time, clock, db } = useWorks();

let server: FakeModelServer;
let asked = 0;
beforeAll(async () => {
  server = await startFakeModelServer();
});
beforeEach(async () => {
  server.use({});
  asked = server.requests.length;
  await query('delete from grader_uses');
});
afterAll(() => server.close());

const requestsOfThisTest = () => server.requests.length - asked;

/** The language model of a process: it has never failed. */
function aModel(more: { readonly longestMs?: number } = {}) {
  return createModelPort(aModelGrader({ baseUrl: server.baseUrl, ...more }), 'first');
}

async function choose(candidateId: string, choice: 'model' | 'local', host = aModel().host) {
  await saveChoice(db(), { candidateId, choice, host, chosenAt: clock.now() });
}

/** A learner with a plan who lets the model read texts. */
async function anAgreedLearner() {
  const learner = await aLearner('basic_account');
  await choose(learner.candidateId, 'model');
  return learner;
}

async function submitEssay(candidateId: string): Promise<string> {
  const [id = ''] = await submit(candidateId, ['', ESSAY]);
  return id;
}

const gradesOf = (id: string) =>
  query<{ grader: string; local_reason: string | null }>(
    'select grader, local_reason from grades where work_id = $1 order by grader',
    [id],
  );
const usesOf = (id: string) =>
  query<{ outcome: string; model: string; host: string; tokens_in: number; cost_micro: string }>(
    'select outcome, model, host, tokens_in, cost_micro from grader_uses where work_id = $1',
    [id],
  );
const localBecause = (reason: string) => [{ grader: 'local', local_reason: reason }];

type Shown = {
  readonly grade: {
    readonly grader: string;
    readonly model: { readonly name: string; readonly host: string } | null;
    readonly calibrated: boolean;
    readonly confidence: string;
    readonly local_reason: string | null;
    readonly band: { readonly low: number; readonly high: number };
    readonly marks: readonly { readonly kind: string; readonly quote: string; readonly start: number }[];
  };
  readonly other_grades: readonly object[];
};
const shown = async (accountId: string, id: string) =>
  (await call<Shown>(accountId, 'GET', `/api/works/${id}`)).body;

describe('a learner who agreed', () => {
  test('has the model’s grade, with its name and host; this machine’s is among the others', async () => {
    const { accountId, candidateId } = await anAgreedLearner();
    const id = await submitEssay(candidateId);
    expect(await run({ model: aModel() })).toBe(1);
    expect(await gradesOf(id)).toEqual([
      { grader: 'local', local_reason: null },
      { grader: 'model', local_reason: null },
    ]);
    const { grade, other_grades: others } = await shown(accountId, id);
    expect(grade).toMatchObject({
      grader: 'model',
      model: { name: 'a-model', host: aModel().host },
      calibrated: false,
      confidence: 'usual',
      local_reason: null,
    });
    expect(others).toEqual([{ grader: 'local', band: { low: 5.5, high: 6.5 } }]);
    for (const { quote, start } of grade.marks) expect(ESSAY.slice(start, start + quote.length)).toBe(quote);
    expect(grade.marks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['error', 'seen']));
    const [use, ...more] = await usesOf(id);
    expect(more).toEqual([]);
    expect(use).toMatchObject({ outcome: 'graded', model: 'a-model', host: aModel().host });
    expect(Number(use?.cost_micro)).toBeGreaterThan(0);
  });

  test('sees that the graders differ by more than 1.5', async () => {
    const { accountId, candidateId } = await anAgreedLearner();
    const id = await submitEssay(candidateId);
    server.use({ judge: { level: () => 'low', better: (first) => (first === ESSAY ? 'second' : 'first') } });
    await run({
      model: aModel(),
      local: { grade: async (work) => ({ ok: true, grade: aLocalGrade(work, 8) }) },
    });
    expect((await shown(accountId, id)).grade).toMatchObject({ grader: 'model', confidence: 'low' });
  });

  test('is not lifted above the cap of a guard by a model that likes everything', async () => {
    const { accountId, candidateId } = await anAgreedLearner();
    const id = await submitEssay(candidateId);
    server.use({ judge: { level: () => 'high', better: (first) => (first === ESSAY ? 'first' : 'second') } });
    const message = { en: 'It gives orders.', 'zh-Hant': '含有指令。' };
    const caps = [{ id: 'injected', cap: 4, message }];
    await run({
      model: aModel(),
      local: { grade: async (work) => ({ ok: true, grade: { ...aLocalGrade(work, 3.5), caps } }) },
    });
    const { grade } = await shown(accountId, id);
    expect(grade.grader).toBe('model');
    expect(grade.band.high).toBeLessThanOrEqual(4);
  });
});

describe('nothing is sent', () => {
  test.each<[string, string, (candidateId: string) => Promise<unknown>]>([
    ['before the learner agreed', 'not-agreed', async () => undefined],
    ['to another host than the learner agreed to', 'not-agreed', (id) => choose(id, 'model', 'old.example')],
    ['for a learner who chose this machine', 'chosen', (id) => choose(id, 'local')],
    [
      'when the learner changes to this machine while the text waits',
      'chosen',
      async (id) => {
        await choose(id, 'model');
        await choose(id, 'local');
      },
    ],
    [
      'of a text that is to be graded on this machine',
      'chosen',
      async (id) => {
        await choose(id, 'model');
        await query('update works set local_only = true where candidate_id = $1', [id]);
      },
    ],
  ])('%s', async (_, reason, prepare) => {
    const { accountId, candidateId } = await aLearner('basic_account');
    const id = await submitEssay(candidateId);
    await prepare(candidateId);
    expect(await run({ model: aModel() })).toBe(1);
    expect(requestsOfThisTest()).toBe(0);
    expect(await gradesOf(id)).toEqual(localBecause(reason));
    expect(await usesOf(id)).toEqual([]);
    expect((await shown(accountId, id)).grade).toMatchObject({ grader: 'local', local_reason: reason });
  });

  const SERVICE: GradingService = {
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: undefined,
    model: 'a-model',
    transcribeModel: undefined,
    prices: { in: 150_000, out: 600_000 },
    minutePrice: undefined,
    dailyBudget: undefined,
    learnerDailyBudget: undefined,
  };

  test.each([
    ['the day’s budget', { dailyBudget: 1 }, true],
    ['the learner’s budget', { learnerDailyBudget: 1 }, false],
  ])('beyond %s, until the next day', async (_, budget, bindsOthers) => {
    const [one, other] = [await anAgreedLearner(), await anAgreedLearner()];
    const grade = async ({ candidateId }: { readonly candidateId: string }) => {
      const id = await submitEssay(candidateId);
      await run({ model: aModel() }, undefined, { ...SERVICE, ...budget });
      return id;
    };
    expect(await gradesOf(await grade(one))).toHaveLength(2);
    const before = requestsOfThisTest();
    expect(await gradesOf(await grade(one))).toEqual(localBecause('over-budget'));
    expect(requestsOfThisTest()).toBe(before);
    expect(await gradesOf(await grade(other))).toHaveLength(bindsOthers ? 1 : 2);
    time.now += 15 * 60 * MINUTE;
    expect(await gradesOf(await grade(one))).toHaveLength(2);
  });
});

describe('this machine’s grade counts, and the use is stored, when the model', () => {
  test.each<[string, FakeModelOptions, string]>([
    ['declines', { script: () => FAKE_REPLIES.declined }, 'declined'],
    ['talks rubbish', { script: () => FAKE_REPLIES.rubbish }, 'rubbish'],
    ['stops half way', { script: () => FAKE_REPLIES.truncated }, 'rubbish'],
    ['quotes words that nobody wrote', { script: () => FAKE_REPLIES.untrueQuote }, 'rubbish'],
    ['is slow', { script: () => ({ slowMs: 20_000 }) }, 'timeout'],
    ['has too many requests', { script: () => FAKE_REPLIES.tooMany(1) }, 'busy'],
    ['breaks', { script: () => FAKE_REPLIES.broken }, 'unreachable'],
    ['hangs up', { script: () => ({ hangUp: true }) }, 'unreachable'],
    ['does not know the key', { probe: () => FAKE_REPLIES.badKey }, 'refused'],
  ])('%s', async (_, options, outcome) => {
    const { accountId, candidateId } = await anAgreedLearner();
    const id = await submitEssay(candidateId);
    server.use(options);
    const isSlow = outcome === 'timeout';
    expect(await run({ model: aModel(isSlow ? { longestMs: 300 } : {}) })).toBe(1);
    expect(await gradesOf(id)).toEqual(localBecause('model-failed'));
    expect(await usesOf(id)).toMatchObject([{ outcome }]);
    expect((await usesOf(id))[0]?.tokens_in).toBeGreaterThan(0);
    expect((await shown(accountId, id)).grade).toMatchObject({
      grader: 'local',
      model: null,
      local_reason: 'model-failed',
    });
  });

  test('failed five times in a row; then it is left alone', async () => {
    const { candidateId } = await anAgreedLearner();
    const model = aModel();
    server.use({ probe: () => FAKE_REPLIES.badKey });
    // One after the other: texts that are read at once fail together.
    for (let text = 1; text <= 5; text += 1) {
      await submitEssay(candidateId);
      await run({ model });
    }
    const before = requestsOfThisTest();
    const id = await submitEssay(candidateId);
    await run({ model });
    expect(requestsOfThisTest()).toBe(before);
    expect(await usesOf(id)).toMatchObject([{ outcome: 'resting', tokens_in: 0 }]);
    expect(await gradesOf(id)).toEqual(localBecause('model-failed'));
  });
});

describe('a text is graded once', () => {
  test('when its process is told to end while the model reads', async () => {
    const { candidateId } = await anAgreedLearner();
    const id = await submitEssay(candidateId);
    const stopping = new AbortController();
    server.use({
      script: () => {
        stopping.abort();
        return { slowMs: 20_000 };
      },
    });
    expect(await run({ model: aModel() }, stopping.signal)).toBe(0);
    expect(await gradesOf(id)).toEqual([]);
    expect(await query('select state, tries from works where id = $1', [id])).toEqual([
      { state: 'waiting', tries: 0 },
    ]);
    server.use({});
    expect(await run({ model: aModel() })).toBe(1);
    expect((await gradesOf(id)).map(({ grader }) => grader)).toEqual(['local', 'model']);
    // What was asked before costs, too.
    expect((await usesOf(id)).map(({ outcome }) => outcome).sort()).toEqual(['graded', 'stopped']);
  });

  test('when its process is killed while the model reads', async () => {
    const { candidateId } = await anAgreedLearner();
    const id = await submitEssay(candidateId);
    const model = aModel();
    // A killed process never comes back: its model never answers.
    void run({ model: { ...model, grade: () => new Promise(() => undefined) } });
    await expect
      .poll(
        async () => (await query<{ tries: number }>('select tries from works where id = $1', [id]))[0]?.tries,
      )
      .toBe(1);
    time.now += MINUTE;
    expect(await run({ model })).toBe(1);
    expect(await run({ model })).toBe(0);
    expect((await gradesOf(id)).map(({ grader }) => grader)).toEqual(['local', 'model']);
    expect(await usesOf(id)).toHaveLength(1);
  });

  test('when two processes look at the queue', async () => {
    const { candidateId } = await anAgreedLearner();
    const ids = [];
    for (let text = 0; text < 8; text += 1) ids.push(await submitEssay(candidateId));
    const settled = await Promise.all([run({ model: aModel() }), run({ model: aModel() })]);
    expect(settled.reduce((sum, count) => sum + count, 0)).toBe(8);
    for (const id of ids) expect(await usesOf(id)).toHaveLength(1);
  });
});
