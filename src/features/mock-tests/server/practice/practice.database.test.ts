import { describe, expect, test } from 'vitest';
import { anAnswer, MINUTE, NINE_O_CLOCK, useMockTests } from '../attempts/attempt-fixture.ts';
import { AUDIO_MS, loadFourSkills } from '#features/library/server/papers/four-skills-fixture.ts';

const mockTests = useMockTests();
const { browser, time, query, hold: holdRows, untilWaiting } = mockTests;
const harbour = useMockTests({ papers: loadFourSkills() });

const at = (minutes: number) => new Date(NINE_O_CLOCK + minutes * MINUTE).toISOString();

async function practice(given: Readonly<Record<string, unknown>> = {}) {
  const visitor = browser();
  const body = { mock_test: 'free-trial', skill: 'reading', ...given };
  const { body: attempt } = await visitor.send<{ attempt_id: string; deadline_at: string; timed: boolean }>(
    'POST',
    '/api/attempts',
    body,
  );
  const id = attempt.attempt_id;
  return {
    ...visitor,
    id,
    attempt,
    pause: (paused: boolean) =>
      visitor.send<{ attempt: Record<string, unknown> }>('POST', `/api/attempts/${id}/pause`, { paused }),
    check: (number: number) =>
      visitor.send<Record<string, unknown>>('POST', `/api/attempts/${id}/checks`, { number }),
  };
}

describe('the clock of practice', () => {
  test.each([
    [{}, at(20), true],
    [{ timed: false }, at(30 * 24 * 60), false],
  ])('with %j', async (given, deadline, timed) => {
    expect((await practice(given)).attempt).toMatchObject({ deadline_at: deadline, timed });
  });

  test('is what the profile grants, and not what a request asks for', async () => {
    const { send } = browser();
    const asked = { mock_test: 'free-trial', skill: 'reading', extra_time_percent: 200 };
    expect((await send('POST', '/api/attempts', asked)).status).toBe(422);
    expect((await send('POST', '/api/sittings', { ...asked, skill: undefined })).status).toBe(422);
  });

  test('stands while it is paused, and goes on with what was left', async () => {
    const { pause, get, save, id } = await practice();
    time.now = NINE_O_CLOCK + 5 * MINUTE;
    expect((await pause(true)).body.attempt).toMatchObject({ paused_at: at(5), deadline_at: at(20) });
    time.now = NINE_O_CLOCK + 65 * MINUTE;
    expect((await get(id)).body.attempt).toMatchObject({ phase: 'open', deadline_at: at(80) });
    expect((await save(id, anAnswer(1, 'TRUE'))).body.saved).toHaveLength(1);
    expect((await pause(false)).body.attempt).toMatchObject({
      paused_at: null,
      paused_ms: 60 * MINUTE,
      deadline_at: at(80),
    });
    time.now = NINE_O_CLOCK + 81 * MINUTE;
    expect((await get(id)).body.attempt).toMatchObject({ phase: 'submitted', submitted_at: at(80) });
  });

  test('stands for 30 days at most: then the job closes the attempt as of the end of the pause', async () => {
    const { pause, get, save, submit, id } = await practice();
    time.now = NINE_O_CLOCK + 5 * MINUTE;
    await pause(true);
    const pauseMinutes = 30 * 24 * 60;
    time.now += pauseMinutes * MINUTE;
    await mockTests.sweep();
    expect((await get(id)).body.attempt).toMatchObject({ phase: 'open', paused_at: at(5) });
    expect((await save(id, anAnswer(1, 'TRUE'))).body.saved).toHaveLength(1);

    time.now += MINUTE;
    expect((await save(id, anAnswer(2, 'TRUE'))).body).toMatchObject({ saved: [], late: [{ number: 2 }] });
    await mockTests.sweep();
    expect(await query('select id from attempts where id = $1 and submitted_at is null', [id])).toEqual([]);
    for (const { body } of [await get(id), await submit(id)]) {
      expect(body.attempt).toMatchObject({
        phase: 'submitted',
        timed_out: true,
        submitted_at: at(5 + pauseMinutes),
        paused_at: null,
        paused_ms: pauseMinutes * MINUTE,
      });
    }
  });

  test('that is submitted while it is paused does not count the pause as time spent', async () => {
    const { pause, submit, id } = await practice();
    time.now = NINE_O_CLOCK + 5 * MINUTE;
    await pause(true);
    time.now = NINE_O_CLOCK + 65 * MINUTE;
    expect((await submit(id)).body.attempt).toMatchObject({
      submitted_at: at(65),
      deadline_at: at(80),
      paused_at: null,
      paused_ms: 60 * MINUTE,
    });
  });
});

describe('an answer that is checked', () => {
  test('tells whether it is right, and why, and changes no more', async () => {
    const { check, save, get, id } = await practice();
    await save(id, anAnswer(1, 'FALSE', 1));
    expect((await check(1)).body).toMatchObject({
      number: 1,
      given: 'FALSE',
      right: false,
      rule: 'wrong-choice',
      accepted: ['TRUE'],
      evidence: [{ paragraph: expect.any(String) }],
    });
    const { body } = await save(id, anAnswer(1, 'TRUE', 2), anAnswer(2, 'TRUE', 1));
    expect(body).toMatchObject({
      saved: [{ number: 2, sequence: 1 }],
      stale: [{ number: 1, value: 'FALSE', sequence: 1 }],
    });
    expect((await get(id)).body.checks).toMatchObject([{ number: 1, right: false }]);
  });

  test('may be acknowledged again: its first acknowledgement was lost', async () => {
    const { check, save, id } = await practice();
    await save(id, anAnswer(1, 'TRUE', 1));
    await check(1);
    expect((await save(id, anAnswer(1, 'TRUE', 1))).body.saved).toEqual([{ number: 1, sequence: 1 }]);
  });

  test('must be there', async () => {
    const { check, save, id } = await practice();
    await save(id, anAnswer(2, ''));
    expect([(await check(1)).status, (await check(2)).status]).toEqual([409, 409]);
    expect((await check(40)).body).toMatchObject({ type: expect.stringContaining('question-unknown') });
  });

  test('is not told once the attempt is over', async () => {
    const { check, save, submit, id } = await practice();
    await save(id, anAnswer(1, 'TRUE'));
    await submit(id);
    expect((await check(1)).body.type).toContain('attempt-over');
  });
});

describe('one tab writes', () => {
  const ONE = '11111111-1111-4111-8111-111111111111';
  const OTHER = '22222222-2222-4222-8222-222222222222';
  const THIRD = '33333333-3333-4333-8333-333333333333';

  async function held() {
    const { send, id, submit } = await practice();
    const hold = (writer: string, takeOver = false, insteadOf?: string) =>
      send<{ held: boolean; unbroken: boolean }>('POST', `/api/attempts/${id}/writer`, {
        writer,
        take_over: takeOver,
        ...(insteadOf ? { instead_of: insteadOf } : {}),
      });
    const leave = (writer: string) => send('DELETE', `/api/attempts/${id}/writer/${writer}`);
    const save = (writer: string | undefined, value: string, sequence: number) =>
      send<{ saved: unknown[] }>('PUT', `/api/attempts/${id}/answers`, {
        answers: [anAnswer(1, value, sequence)],
        ...(writer ? { writer } : {}),
      });
    return { hold, leave, save, submit, send, id };
  }

  test('and another one is refused until it takes over; then the first is', async () => {
    const { hold, save } = await held();
    expect((await hold(ONE)).body.held).toBe(true);
    expect((await hold(OTHER)).body.type).toContain('held-elsewhere');
    expect((await save(ONE, 'TRUE', 1)).body.saved).toHaveLength(1);
    expect((await save(OTHER, 'FALSE', 2)).body.type).toContain('held-elsewhere');
    expect((await save(undefined, 'FALSE', 2)).status).toBe(409);
    expect((await hold(OTHER, true)).body.held).toBe(true);
    expect((await save(ONE, 'TRUE', 3)).status).toBe(409);
    expect((await save(OTHER, 'FALSE', 4)).body.saved).toHaveLength(1);
    expect((await hold(ONE)).status).toBe(409);
  });

  test('a tab that was not heard of for a minute and a half is gone', async () => {
    const { hold } = await held();
    await hold(ONE);
    time.now = NINE_O_CLOCK + 89_000;
    expect((await hold(OTHER)).status).toBe(409);
    time.now = NINE_O_CLOCK + 91_000;
    expect((await hold(OTHER)).body.held).toBe(true);
  });

  test('what another tab sends after the end is kept as late, whoever wrote', async () => {
    const { hold, save, send, id } = await held();
    await hold(ONE);
    await send('POST', `/api/attempts/${id}/submission`, { answers: [], writer: ONE });
    expect((await save(OTHER, 'TRUE', 9)).body).toMatchObject({ late: [{ number: 1, sequence: 9 }] });
    expect((await hold(OTHER)).body.held).toBe(false);
  });

  test('a tab comes instead of a closed one of its browser, and of no other', async () => {
    const { hold, save } = await held();
    await hold(ONE);
    expect((await hold(OTHER, false, THIRD)).status).toBe(409);
    expect((await hold(OTHER, false, ONE)).body).toMatchObject({ held: true, unbroken: true });
    expect((await save(ONE, 'TRUE', 1)).status).toBe(409);
  });

  test('hears whether somebody else wrote in between', async () => {
    const { hold } = await held();
    expect((await hold(ONE)).body.unbroken).toBe(true);
    expect((await hold(ONE)).body.unbroken).toBe(true);
    expect((await hold(OTHER, true)).body.unbroken).toBe(false);
    expect((await hold(THIRD, true)).body.unbroken).toBe(false);
    time.now = NINE_O_CLOCK + 91_000;
    expect((await hold(ONE)).body.unbroken).toBe(false);
  });

  test('a tab that says that it closes leaves the place to the next one, and may still send its last answers', async () => {
    const { hold, leave, save } = await held();
    await hold(ONE);
    await leave(OTHER);
    expect((await hold(OTHER)).status).toBe(409);
    await leave(ONE);
    expect((await save(ONE, 'TRUE', 1)).body.saved).toHaveLength(1);
    expect((await hold(OTHER)).body).toMatchObject({ held: true, unbroken: false });
    expect((await save(ONE, 'FALSE', 2)).status).toBe(409);
    await leave(ONE);
    expect((await hold(THIRD)).status).toBe(409);
  });

  test('whoever looks on submits nothing, with answers or without', async () => {
    const { hold, send, id } = await held();
    await hold(ONE);
    const submit = (writer: string) =>
      send<{ attempt: { phase: string } }>('POST', `/api/attempts/${id}/submission`, { answers: [], writer });
    expect((await submit(OTHER)).body.type).toContain('held-elsewhere');
    time.now = NINE_O_CLOCK + 20 * MINUTE + 4_000;
    expect((await submit(OTHER)).status).toBe(409);
    expect((await submit(ONE)).body.attempt.phase).toBe('submitted');
    expect((await submit(OTHER)).body.attempt.phase).toBe('submitted');
  });

  test('a tab may renew its hold while its test is being submitted', async () => {
    const { hold, id } = await held();
    await hold(ONE);
    const closing = await holdRows(
      ['select from attempts where id = $1 for update', id],
      [
        "update attempts set submitted_at = $2, raw_score = 0, band_times_two = 0, marks = '[]' where id = $1",
        id,
        new Date(time.now),
      ],
    );
    const renewing = hold(ONE);
    await untilWaiting();
    await closing.commit();
    expect(await renewing).toMatchObject({ status: 200, body: { held: false } });
  });

  test('two that claim at once: one of them', async () => {
    const { hold } = await held();
    const names = Array.from({ length: 8 }, (_, i) => ONE.replace(/1$/, String(i)));
    const outcomes = await Promise.all(names.map((name) => hold(name)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('Writing', () => {
  const TEXT = 'The chart shows how many boats left the harbour in two years. ';

  async function writing() {
    const visitor = harbour.browser();
    const { body } = await visitor.start('harbour', 'writing');
    return { ...visitor, id: body.attempt_id };
  }

  test('keeps texts as answers, longer than a gap takes', async () => {
    const { save, get, id } = await writing();
    const long = TEXT.repeat(30);
    expect((await save(id, anAnswer(1, long), anAnswer(2, 'Cars.'))).body.saved).toHaveLength(2);
    expect((await get(id)).body.answers[0]).toMatchObject({ number: 1, value: long });
    expect((await save(id, anAnswer(3, 'x'))).status).toBe(422);
    expect((await save(id, anAnswer(1, 'x'.repeat(20_001), 2))).status).toBe(422);
  });

  test('keeps how a text came about, a step every ten seconds, and shows it afterwards', async () => {
    const { save, submit, send, id } = await writing();
    for (const [seconds, copies] of [
      [0, 1],
      [4, 2],
      [9, 3],
      [10, 4],
      [25, 5],
    ] as const) {
      harbour.time.now = NINE_O_CLOCK + seconds * 1000;
      await save(id, anAnswer(1, TEXT.repeat(copies), copies));
    }
    const history = () => send<{ snapshots: { sequence: number }[] }>('GET', `/api/attempts/${id}/history`);
    expect((await history()).body.type).toContain('attempt-open');
    await submit(id);
    expect((await history()).body.snapshots.map(({ sequence }) => sequence)).toEqual([1, 4, 5]);
  });

  test('is over without a band, and waits for marking', async () => {
    const { save, submit, result, id } = await writing();
    await save(id, anAnswer(1, TEXT));
    expect((await submit(id)).body.attempt).toMatchObject({ band: null, waiting_for_marking: true });
    expect((await result(id)).body).toMatchObject({ texts: [{ number: 1, value: TEXT }], questions: [] });
  });
});

describe('Listening', () => {
  test('with a clock has the clock of its recording: the server closes only an abandoned attempt', async () => {
    const { body } = await harbour.browser().start('harbour', 'listening');
    expect(body).toMatchObject({ timed: true, mode: 'practice', deadline_at: at(30 * 24 * 60) });
  });

  test('lasts as its recordings, and tells afterwards where each answer is said', async () => {
    const visitor = harbour.browser();
    const { body } = await visitor.start('harbour', 'listening');
    const id = body.attempt_id;
    expect(Date.parse(body.deadline_at)).toBeGreaterThanOrEqual(NINE_O_CLOCK + AUDIO_MS);
    expect((await visitor.get(id)).text).not.toContain('blue kiosk');
    await visitor.submit(id, anAnswer(1, 'three'), anAnswer(2, 'kiosk'), anAnswer(3, 'A'));
    const { body: result } = await visitor.result(id);
    expect(result.attempt.raw_score).toBe(2);
    expect(result.questions[0]).toMatchObject({
      right: true,
      heard: [{ part: 0, turn: 't2', start_ms: 1500, end_ms: 2200 }],
      evidence: [],
    });
    expect(result.transcripts[0]?.turns[1]).toEqual({
      id: 't2',
      speaker: 'Manager',
      text: 'The harbour trip lasts 3 hours.',
      start_ms: 1500,
      end_ms: 2200,
    });
  });
});

test('a long answer is refused where gaps are filled, and nothing of it is kept', async () => {
  const { save, id } = await practice();
  expect((await save(id, anAnswer(1, 'x'.repeat(501)))).body.type).toContain('answer-too-long');
  expect(await query('select 1 from answers where attempt_id = $1', [id])).toEqual([]);
});
