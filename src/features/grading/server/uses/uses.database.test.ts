import { beforeEach, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { GradingService } from '#platform/config/grading-service.ts';
import { createApi } from '#platform/http/create-api.ts';
import type { LocalWork } from '../local/local-grade.ts';
import type { ModelGrade } from '../model/model-grade.ts';
import { addUse } from '../works/use-store.ts';
import type { ModelPort, ServiceUse } from '../works/work-graders.ts';
import { aLocalGrade, MINUTE, NINE_O_CLOCK, useWorks } from '../works/works-fixture.ts';
import { mountUseRoutes, type UseRouteDependencies } from './mount-use-routes.ts';

const SERVICE: GradingService = {
  baseUrl: 'https://llm.example.org/v1',
  apiKey: 'secret-key',
  model: 'm',
  transcribeModel: undefined,
  prices: { in: 150_000, out: 600_000 },
  minutePrice: undefined,
  dailyBudget: 1_000_000,
  learnerDailyBudget: 50_000,
};

const { aLearner, submit, run, query, time, clock, db, log } = useWorks();

const USE: ServiceUse = {
  model: 'm',
  host: 'llm.example.org',
  tokensIn: 1000,
  tokensOut: 200,
  costMicro: 270,
  ms: 4000,
  outcome: 'graded',
};

/** A model that always grades. */
const MODEL: ModelPort = {
  name: 'm',
  host: 'llm.example.org',
  calibrations: [],
  grade: async (work) => ({
    ok: true,
    given: { grade: aModelGrade(work), configHash: 'p', band: { low: 6.5, high: 7.5 }, ms: 4000 },
    use: USE,
  }),
};

function aModelGrade(work: LocalWork): ModelGrade {
  const { band, low, high, criteria, caps } = aLocalGrade(work, 7);
  return {
    grader: 'model',
    model: 'm',
    host: 'llm.example.org',
    promptHash: '0123456789abcdef',
    calibrated: false,
    confidence: 'normal',
    needsTeacher: false,
    band,
    low,
    high,
    criteria,
    caps,
    raw: 7,
    usage: { calls: 10, tokensIn: 1000, tokensOut: 200, estimated: false, costMicro: 270, ms: 4000 },
  };
}

const settings: Pick<UseRouteDependencies, 'service' | 'graders'>[] = [];

/** A call by someone with a role, to a site with the settings of this test. */
async function callAs(role: 'admin' | 'teacher' | 'learner', path: string): Promise<Response> {
  const parsed = parseConfig({});
  const [site] = settings;
  if (!parsed.ok || !site) throw new Error('The site has no settings.');
  const api = createApi({
    config: parsed.config,
    log,
    ids: randomIds,
    identifyCandidate: () => undefined,
    authenticate: async () => ({
      state: 'known',
      actor: { accountId: randomIds.uuid(), role, sessionId: randomIds.uuid() },
    }),
  });
  mountUseRoutes(api, { database: db(), clock, ...site });
  return api.request(path, {
    headers: { 'x-requested-key': 'ninefold-development', authorization: 'Bearer a-token' },
  });
}

type Report = {
  readonly uses: readonly object[];
  readonly today: object;
  readonly model: object | null;
  readonly queue: { readonly works: number; readonly oldest_at: string | null };
};
const report = async (search = '') =>
  (await (await callAs('admin', `/api/admin/grading/uses${search}`)).json()) as Report;

async function addUses(...uses: readonly (Partial<ServiceUse> & { readonly daysAgo?: number })[]) {
  await db().transaction(async (transaction) => {
    for (const { daysAgo = 0, ...use } of uses) {
      const at = new Date(NINE_O_CLOCK - daysAgo * 24 * 60 * MINUTE);
      const ids = { candidateId: randomIds.uuid(), id: randomIds.uuid(), workId: randomIds.uuid() };
      await addUse(transaction, { ...ids, at, ...USE, ...use });
    }
  });
}

beforeEach(async () => {
  await query('delete from grader_uses');
  await query('delete from works');
  settings.splice(0, 1, { service: SERVICE, graders: { model: MODEL } });
});

test('before the first use the report is empty, and the whole budget is left', async () => {
  expect(await report()).toEqual({
    uses: [],
    today: {
      spent_micro: 0,
      budget_micro: 1_000_000,
      left_micro: 1_000_000,
      learner_budget_micro: 50_000,
    },
    model: { name: 'm', host: 'llm.example.org', calibrated: [] },
    queue: { works: 0, oldest_at: null },
    time_zone: 'UTC',
  });
});

test('uses are counted by day in UTC and by model, with outcomes, tokens, money and the mean time', async () => {
  await addUses(
    {},
    { ms: 6000 },
    { outcome: 'timeout', ms: 60_000, tokensOut: 0, costMicro: 150 },
    { outcome: 'resting', ms: 0, tokensIn: 0, tokensOut: 0, costMicro: 0 },
    { model: 'w', tokensOut: 50 },
    { daysAgo: 1 },
    // Later than the end of the day: another one in Taipei, the same one in UTC.
    { daysAgo: 10 / 24 - 1 },
  );
  time.now = NINE_O_CLOCK;
  const { uses, today } = await report('?to=2026-11-21');
  expect(uses).toEqual([
    {
      day: '2026-11-21',
      service: { model: 'm', host: 'llm.example.org' },
      uses: 5,
      outcomes: [
        { outcome: 'graded', count: 3 },
        { outcome: 'resting', count: 1 },
        { outcome: 'timeout', count: 1 },
      ],
      tokens_in: 4000,
      tokens_out: 600,
      cost_micro: 960,
      mean_ms: 18_500,
    },
    expect.objectContaining({ day: '2026-11-21', service: { model: 'w', host: 'llm.example.org' }, uses: 1 }),
    expect.objectContaining({ day: '2026-11-20', uses: 1, mean_ms: 4000 }),
  ]);
  expect(today).toMatchObject({ spent_micro: 1230, left_micro: 998_770 });
});

test('texts that this machine alone graded are counted by the reason; a text that the model read is not', async () => {
  const { candidateId } = await aLearner('basic_account');
  await submit(candidateId, ['One.', 'Two.']);
  await run({ model: MODEL });
  await submit(candidateId, ['Three.']);
  await run();
  await query(
    `insert into grader_choices (candidate_id, choice, host, chosen_at) values ($1, 'model', $2, now())`,
    [candidateId, MODEL.host],
  );
  await submit(candidateId, ['Four.']);
  await run({ model: MODEL });
  const { uses } = await report();
  expect(uses).toEqual([
    expect.objectContaining({ service: { model: 'm', host: 'llm.example.org' }, uses: 1 }),
    {
      day: '2026-11-21',
      service: null,
      uses: 3,
      outcomes: [
        { outcome: 'not-agreed', count: 2 },
        { outcome: 'only-grader', count: 1 },
      ],
      tokens_in: 0,
      tokens_out: 0,
      cost_micro: null,
      mean_ms: expect.any(Number),
    },
  ]);
});

test('the queue has its length, and the time of its oldest work', async () => {
  const { candidateId } = await aLearner('basic_account');
  await submit(candidateId, ['One.', 'Two.']);
  time.now += 3 * MINUTE;
  await submit(candidateId, ['Three.']);
  expect((await report()).queue).toEqual({ works: 3, oldest_at: '2026-11-21T09:00:00.000Z' });
});

test('over budget nothing is left; without prices no money is named; without a model there is none', async () => {
  await addUses({ costMicro: 2_000_000 });
  expect((await report()).today).toMatchObject({ spent_micro: 2_000_000, left_micro: 0 });
  await query('update grader_uses set cost_micro = 0');
  const free = { ...SERVICE, prices: undefined, dailyBudget: undefined, learnerDailyBudget: undefined };
  settings.splice(0, 1, { service: free, graders: { model: undefined } });
  const { uses, today, model } = await report();
  expect(uses).toMatchObject([{ cost_micro: null }]);
  expect(today).toEqual({
    spent_micro: null,
    budget_micro: null,
    left_micro: null,
    learner_budget_micro: null,
  });
  expect(model).toBeNull();
});

test('days are those of the filter; without one, the last 92', async () => {
  await addUses({ daysAgo: 91 }, { daysAgo: 92 }, { daysAgo: 5 });
  const days = async (search = '') => (await report(search)).uses.map((use) => 'day' in use && use.day);
  expect(await days()).toEqual(['2026-11-16', '2026-08-22']);
  expect(await days('?from=2026-08-21')).toEqual(['2026-11-16', '2026-08-22', '2026-08-21']);
  expect(await days('?from=2026-08-21&to=2026-08-21')).toEqual(['2026-08-21']);
});

test('the file has a row for each outcome, and a day’s numbers once', async () => {
  await addUses({}, { outcome: 'timeout' });
  const response = await callAs('admin', '/api/admin/grading/uses-export');
  expect(response.headers.get('content-disposition')).toContain('grading-2026-11-21.csv');
  expect((await response.text()).replace('\ufeff', '').trim().split('\r\n')).toEqual([
    'day (UTC),grader,host,outcome,count,uses_of_day,tokens_in_of_day,tokens_out_of_day,cost_of_day,mean_ms',
    '2026-11-21,m,llm.example.org,graded,1,2,2000,400,0.000540,4000',
    '2026-11-21,m,llm.example.org,timeout,1,,,,,',
  ]);
});

test.each(['learner', 'teacher'] as const)('a %s reads none of it', async (role) => {
  for (const path of ['uses', 'uses-export']) {
    expect((await callAs(role, `/api/admin/grading/${path}`)).status).toBe(403);
  }
});
