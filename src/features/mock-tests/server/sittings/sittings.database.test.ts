import { describe, expect, test } from 'vitest';
import { anAnswer, MINUTE, NINE_O_CLOCK, useMockTests } from '../attempts/attempt-fixture.ts';
import {
  AUDIO_MS,
  CHECK_MINUTES,
  loadFourSkills,
} from '#features/library/server/papers/four-skills-fixture.ts';

const { browser, time, mount, sweep, query } = useMockTests({ papers: loadFourSkills() });
const { mount: mountWithout } = useMockTests({ papers: loadFourSkills({ audio: false }) });

type Sitting = {
  sitting_id: string;
  step: string;
  next_skill: string | null;
  overall_band: number | null;
  tells_marks: boolean;
  sections: { skill: string; attempt: { attempt_id: string; phase: string; deadline_at: string } | null }[];
};
type Problem = { readonly type?: string };

/** What only a result has. */
const KEYS = /"(?:key|accepted|explanation|evidence|transcripts|rule|models)":/;

/** How long the recordings and the time to check are; the section itself begins a moment before. */
const LISTENING_MS = AUDIO_MS + CHECK_MINUTES * MINUTE;

async function sit(visitor = browser()) {
  const send = (method: string, path: string, body?: unknown) =>
    visitor.send<{ sitting: Sitting } & Problem>(method, path, body);
  const { body } = await send('POST', '/api/sittings', { mock_test: 'harbour' });
  const path = `/api/sittings/${body.sitting.sitting_id}`;
  const next = (given = {}) => send('POST', `${path}/section`, given);
  const attemptOf = (sitting: Sitting, skill: string) =>
    sitting.sections.find((section) => section.skill === skill)?.attempt ?? undefined;
  return { ...visitor, started: body.sitting, next, look: () => send('GET', path), attemptOf };
}

describe('a whole test', () => {
  test('begins with Listening; the next section begins when the former is over, once', async () => {
    const { started, next, attemptOf, submit } = await sit();
    expect(started).toMatchObject({ step: 'open', next_skill: 'listening' });
    expect(started.sections.map(({ skill }) => skill)).toEqual(['listening', 'writing', 'speaking']);
    expect((await next()).body.sitting).toMatchObject({ step: 'open', next_skill: 'listening' });

    await submit(attemptOf(started, 'listening')?.attempt_id ?? '', anAnswer(1, '3'));
    const begun = await Promise.all([next(), next(), next()]);
    const ids = begun.map(({ body }) => attemptOf(body.sitting, 'writing')?.attempt_id);
    expect(new Set(ids).size).toBe(1);
    expect(begun[0]?.body.sitting).toMatchObject({ step: 'open', next_skill: 'writing' });
  });

  test('is not started twice while a section is to come', async () => {
    const visitor = browser();
    const { started } = await sit(visitor);
    expect((await sit(visitor)).started.sitting_id).toBe(started.sitting_id);
  });

  test('goes on without who left: the time of the next section runs', async () => {
    const { started, next, look, attemptOf } = await sit();
    const first = Date.parse(attemptOf(started, 'listening')?.deadline_at ?? '');
    expect(first).toBeGreaterThanOrEqual(NINE_O_CLOCK + LISTENING_MS);
    time.now = first + 30 * MINUTE;
    expect((await look()).body.sitting).toMatchObject({ step: 'begin', next_skill: 'writing' });
    const { sitting } = (await next()).body;
    // Two minutes after the end of Listening, whatever the hour.
    expect(attemptOf(sitting, 'writing')?.deadline_at).toBe(new Date(first + 62 * MINUTE).toISOString());
  });

  test('says until when the next section waits, what it is, and what opens it', async () => {
    const { started, look, attemptOf, submit } = await sit();
    const listening = attemptOf(started, 'listening')?.attempt_id ?? '';
    await submit(listening, anAnswer(1, '3'));
    time.now += 30_000;
    const { sitting } = (await look()).body;
    expect(sitting).toMatchObject({
      title: 'Harbour',
      step: 'begin',
      begins_at: new Date(NINE_O_CLOCK + 2 * MINUTE).toISOString(),
    });
    expect(sitting.sections).toMatchObject([
      { skill: 'listening', minutes: 4, questions: 3, opened_by: [], may_sit: true },
      { skill: 'writing', minutes: 60, questions: null, ready: true, attempt: null },
      { skill: 'speaking', minutes: null, questions: null, attempt: null },
    ]);
  });

  test('nothing of it is practised until its sections are over; its open one is given back', async () => {
    const { started, start, next, attemptOf, submit } = await sit();
    const listening = attemptOf(started, 'listening')?.attempt_id ?? '';
    expect((await start('harbour', 'listening')).body.attempt_id).toBe(listening);
    const early = await start('harbour', 'writing');
    expect([early.status, early.body.type]).toEqual([409, expect.stringContaining('sitting-under-way')]);
    await submit(listening);
    expect((await start('harbour', 'listening')).status, 'between two sections').toBe(409);
    time.now += 24 * 60 * MINUTE;
    await next();
    expect((await start('harbour', 'writing')).status, 'Speaking to come').toBe(200);
  });

  test('tells nothing of a section before the last written one is over: no marks, keys, models or histories', async () => {
    const visitor = browser();
    const { started, next, look, attemptOf, submit, send, list } = await sit(visitor);
    const ask = (id: string, path: string) => send<Problem>('GET', `/api/attempts/${id}${path}`);
    const listening = attemptOf(started, 'listening')?.attempt_id ?? '';
    expect((await ask(listening, '/result')).body.type).toContain('attempt-open');
    expect((await ask(listening, '')).text).not.toMatch(KEYS);

    time.now += MINUTE;
    const handedIn = await submit(listening, anAnswer(1, '3'));
    const listed = () => list('?mock_test=harbour');
    const whole = () => send('GET', '/api/sittings?mock_test=harbour');
    const writing = async () => attemptOf((await next()).body.sitting, 'writing')?.attempt_id ?? '';
    for (const when of ['between two sections', 'in the last written section']) {
      const told = [handedIn, await listed(), await ask(listening, ''), await look(), await whole()];
      for (const { text } of told) {
        expect(text, when).not.toMatch(KEYS);
        expect(text, when).not.toMatch(/"(?:raw_score|band|overall_band)":(?!null)/);
        expect(text, when).toContain('"waiting_for_sitting":true');
      }
      expect((await look()).body.sitting.tells_marks, when).toBe(false);
      const result = await ask(listening, '/result');
      expect([result.status, result.body.type], when).toEqual([409, expect.stringContaining('marks-later')]);
      for (const path of ['/result', '/history']) {
        expect((await ask(await writing(), path)).body.type, path).toContain('attempt-open');
      }
    }

    await submit(await writing());
    const { sitting } = (await look()).body;
    expect(sitting).toMatchObject({ step: 'speaking', tells_marks: true });
    expect(attemptOf(sitting, 'listening')).toMatchObject({ raw_score: 1, waiting_for_sitting: false });
    expect((await listed()).body.attempts).toMatchObject([
      { skill: 'writing', waiting_for_marking: true, waiting_for_sitting: false },
      { skill: 'listening', raw_score: 1, waiting_for_sitting: false },
    ]);
    expect((await ask(listening, '/result')).text).toMatch(KEYS);
    // Speaking has its own day, and keeps nothing back.
    expect((await next({ speaking: true })).body.sitting).toMatchObject({ step: 'open', tells_marks: true });
    expect((await ask(listening, '/result')).status).toBe(200);
  });

  test('keeps no marks back of what was practised before', async () => {
    const visitor = browser();
    const { body } = await visitor.start('harbour', 'listening');
    await visitor.submit(body.attempt_id, anAnswer(1, '3'));
    await sit(visitor);
    const { attempts } = (await visitor.list('?mock_test=harbour')).body;
    expect(attempts.map(({ raw_score: raw }) => raw).sort()).toEqual([1, null]);
    expect((await visitor.result(body.attempt_id)).status).toBe(200);
  });

  test('and who comes back the next day finds every section over, and Speaking to come', async () => {
    const { next, attemptOf } = await sit();
    time.now = NINE_O_CLOCK + 24 * 60 * MINUTE;
    const { sitting } = (await next()).body;
    expect(sitting).toMatchObject({ step: 'speaking', next_skill: 'speaking' });
    expect(attemptOf(sitting, 'writing')).toMatchObject({ phase: 'submitted' });
    expect((await next()).body.sitting.step).toBe('speaking');
    expect((await next({ speaking: true })).body.sitting).toMatchObject({
      step: 'open',
      next_skill: 'speaking',
    });
  });

  test('goes on to its end by itself, section by section, and tells its marks, also if nobody opens it', async () => {
    const visitor = browser();
    const { started, look, attemptOf } = await sit(visitor);
    const first = Date.parse(attemptOf(started, 'listening')?.deadline_at ?? '');
    const listening = attemptOf(started, 'listening')?.attempt_id ?? '';
    await visitor.save(listening, anAnswer(1, '3'));
    const begun = () =>
      query<{ skill: string; submitted_at: Date | null }>(
        'select skill, submitted_at from attempts where sitting_id = $1 order by started_at',
        [started.sitting_id],
      );

    // Writing is not begun before its time.
    time.now = first + 2 * MINUTE - 1;
    await sweep();
    expect((await begun()).map(({ skill }) => skill)).toEqual(['listening']);
    time.now += 1;
    await sweep();
    await sweep();
    expect((await begun()).map(({ skill }) => skill)).toEqual(['listening', 'writing']);
    expect((await visitor.list()).body.attempts.map(({ raw_score: raw }) => raw)).toEqual([null, null]);
    const { sitting } = (await look()).body;
    expect(sitting).toMatchObject({ step: 'open', next_skill: 'writing' });
    expect(attemptOf(sitting, 'writing')?.deadline_at).toBe(new Date(first + 62 * MINUTE).toISOString());

    time.now = first + 63 * MINUTE;
    await sweep();
    expect((await begun()).every(({ submitted_at: at }) => at !== null)).toBe(true);
    const told = (await visitor.list()).body.attempts.map(({ raw_score: raw }) => raw);
    expect(told.sort()).toEqual([1, null]);
    // Speaking has its own day, and begins for nobody who is not there.
    await sweep();
    expect((await begun()).map(({ skill }) => skill)).toEqual(['listening', 'writing']);
  });

  test('goes on by itself also behind many that cannot', async () => {
    const candidate = 'cdcdcdcd-0000-4000-8000-000000000001';
    // Their test is gone, or has no Writing any more: nothing of them is ever begun.
    await query(
      `insert into sittings (candidate_id, id, mock_test, started_at)
       select $1, gen_random_uuid(), 'gone', $2::timestamptz from generate_series(1, 501)`,
      [candidate, new Date(NINE_O_CLOCK)],
    );
    time.now += MINUTE;
    const { started, attemptOf } = await sit();
    time.now = Date.parse(attemptOf(started, 'listening')?.deadline_at ?? '') + 2 * MINUTE;
    await sweep();
    expect(
      await query('select skill from attempts where sitting_id = $1 order by started_at', [
        started.sitting_id,
      ]),
    ).toEqual([{ skill: 'listening' }, { skill: 'writing' }]);
    await query('delete from sittings where candidate_id = $1', [candidate]);
  });

  test('is brought to its end as of its own hours after an outage of a day', async () => {
    const { started, look, attemptOf } = await sit();
    const first = Date.parse(attemptOf(started, 'listening')?.deadline_at ?? '');
    time.now = first + 24 * 60 * MINUTE;
    await sweep();
    const { sitting } = (await look()).body;
    expect(sitting).toMatchObject({ step: 'speaking', tells_marks: true });
    expect(attemptOf(sitting, 'writing')).toMatchObject({
      phase: 'submitted',
      deadline_at: new Date(first + 62 * MINUTE).toISOString(),
    });
  });

  test('has no Speaking after a week', async () => {
    const { next, look } = await sit();
    time.now = NINE_O_CLOCK + 60 * MINUTE * 24;
    await next();
    time.now = NINE_O_CLOCK + 8 * 24 * 60 * MINUTE;
    expect((await look()).body.sitting).toMatchObject({ step: 'over', overall_band: null });
    expect((await next({ speaking: true })).body.sitting.step).toBe('over');
  });

  test('is never paused, and tells nothing before its end', async () => {
    const { started, attemptOf, send, save } = await sit();
    const id = attemptOf(started, 'listening')?.attempt_id ?? '';
    await save(id, anAnswer(1, '3'));
    const pause = await send<Problem>('POST', `/api/attempts/${id}/pause`, { paused: true });
    const check = await send<Problem>('POST', `/api/attempts/${id}/checks`, { number: 1 });
    expect([pause.body.type, check.body.type]).toEqual([
      expect.stringContaining('exam-mode'),
      expect.stringContaining('exam-mode'),
    ]);
  });

  test('is listed for who sits it, and for nobody else', async () => {
    const visitor = browser();
    const { started } = await sit(visitor);
    const list = (who: ReturnType<typeof browser>) =>
      who.send<{ sittings: Sitting[] }>('GET', '/api/sittings?mock_test=harbour');
    expect((await list(visitor)).body.sittings.map(({ sitting_id: id }) => id)).toEqual([started.sitting_id]);
    expect((await list(browser())).body.sittings).toEqual([]);
    expect((await browser().send('GET', `/api/sittings/${started.sitting_id}`)).status).toBe(404);
  });
});

describe('a whole test does not begin', () => {
  const start = async (api: Awaited<ReturnType<typeof mount>>) =>
    api.request('/api/sittings', {
      method: 'POST',
      headers: { 'x-requested-key': 'ninefold-development', 'content-type': 'application/json' },
      body: JSON.stringify({ mock_test: 'harbour' }),
    });

  test('without its recordings', async () => {
    const response = await start(await mountWithout(loadFourSkills({ audio: false })));
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { type: expect.stringContaining('audio-missing') },
    ]);
  });

  test('without a plan that opens it', async () => {
    const response = await start(await mount(loadFourSkills({ paper: { access: 'plans' } })));
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { type: expect.stringContaining('plan-needed') },
    ]);
  });
});
