import { describe, expect, test } from 'vitest';
import { MINUTE, NINE_O_CLOCK, useMockTests } from '../attempts/attempt-fixture.ts';
import { loadFourSkills } from '#features/library/server/papers/four-skills-fixture.ts';
import { openDatabase } from '#platform/database/database.ts';
import { finishLeftRecordingsJob } from './finish-left-recordings-job.ts';
import { sweepRecordingsJob } from './sweep-recordings-job.ts';

const { browser, time, files, api, log, database, query, sweep } = useMockTests({ papers: loadFourSkills() });

/** A WebM file as far as anybody looks at it, in three chunks. */
const CHUNKS = [
  [0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3],
  [0x1f, 0x43, 0xb6, 0x75, 4, 5],
  [6, 7, 8, 9],
].map((bytes) => Uint8Array.from(bytes));
const WHOLE = Buffer.concat(CHUNKS);

async function speaking() {
  const visitor = browser();
  const { body } = await visitor.start('harbour', 'speaking');
  const id = body.attempt_id;
  const request = (method: string, path: string, given?: BodyInit, headers = {}) =>
    api().request(`/api/attempts/${id}/responses${path}`, {
      method,
      headers: { 'x-requested-key': 'ninefold-development', cookie: visitor.cookie(), ...headers },
      ...(given === undefined ? {} : { body: given }),
    });
  return {
    id,
    request,
    send: (number: number, chunk = CHUNKS[number] ?? new Uint8Array(), question = 'p1q1') =>
      request('PUT', `/${question}/chunks/${number}`, chunk, { 'content-type': 'audio/webm' }),
    finish: (chunks = 3, bytes = WHOLE.length, question = 'p1q1') =>
      request('POST', `/${question}/recording`, JSON.stringify({ chunks, bytes }), {
        'content-type': 'application/json',
      }),
    submit: () => visitor.submit(id),
    play: (range?: string) => request('GET', '/p1q1/recording', undefined, range ? { range } : {}),
  };
}

const typeOf = async (response: Response) => ((await response.json()) as { type?: string }).type;

describe('a recording', () => {
  test('is put together from its chunks, in whatever order they came, and can be played', async () => {
    const { send, finish, play } = await speaking();
    for (const number of [2, 0, 1]) expect((await send(number)).status).toBe(200);
    expect((await play()).status).toBe(404);
    const finished = await finish();
    expect(await finished.json()).toEqual({ media_type: 'audio/webm', bytes: WHOLE.length });
    const played = await play();
    expect(played.headers.get('content-type')).toBe('audio/webm');
    expect(Buffer.from(await played.arrayBuffer())).toEqual(WHOLE);
  });

  test('is sent in ranges', async () => {
    const { send, finish, play } = await speaking();
    for (const number of [0, 1, 2]) await send(number);
    await finish();
    const part = await play('bytes=4-8');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-8/${WHOLE.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(WHOLE.subarray(4, 9));
    expect((await play('bytes=99-')).status).toBe(416);
  });

  test('goes on after a break: the server says which chunks it has', async () => {
    const { request, send } = await speaking();
    await send(0);
    await send(2);
    expect(await (await request('GET', '')).json()).toEqual({
      responses: [
        {
          question: 'p1q1',
          finished: false,
          media_type: null,
          bytes: 11,
          chunks: [0, 2],
          chunk_bytes: [7, 4],
          late_bytes: 0,
        },
      ],
    });
  });

  test('is not finished while chunks are missing or shorter than they were', async () => {
    const { send, finish } = await speaking();
    await send(0);
    await send(2);
    expect(await typeOf(await finish())).toContain('recording-incomplete');
    await send(1, Uint8Array.from([1]));
    expect(await typeOf(await finish())).toContain('recording-incomplete');
    // Sent again, it replaces itself.
    await send(1);
    expect((await finish()).status).toBe(200);
  });

  test('is not called done when a chunk is no longer on the disk', async () => {
    const { id, send, finish } = await speaking();
    for (const number of [0, 1, 2]) await send(number);
    await files().remove(`recordings/${id}.p1q1.1`);
    expect(await typeOf(await finish())).toContain('recording-incomplete');
  });

  test('is finished once, whoever asks again; nothing is added to it, and what is in it is not taken again', async () => {
    const { send, finish, play } = await speaking();
    for (const number of [0, 1, 2]) await send(number);
    const [one, two] = await Promise.all([finish(), finish()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await typeOf(await send(2, CHUNKS[0]))).toContain('recording-finished');
    expect(await (await send(3, CHUNKS[0])).json()).toMatchObject({ number: 3, late: true });
    expect((await finish(4, 99)).status).toBe(200);
    expect(Buffer.from(await (await play()).arrayBuffer())).toEqual(WHOLE);
  });

  test('that was put together before its chunks were remembered takes none', async () => {
    const { id, send, finish } = await speaking();
    for (const number of [0, 1, 2]) await send(number);
    await finish();
    await query('update responses set chunks = null where attempt_id = $1', [id]);
    for (const number of [2, 3])
      expect(await typeOf(await send(number, CHUNKS[0]))).toContain('recording-finished');
  });

  test('must be something that can be played', async () => {
    const { send, finish } = await speaking();
    const [head = new Uint8Array()] = CHUNKS;
    // A head alone is no sound.
    await send(0, head.subarray(0, 4));
    expect(await typeOf(await finish(1, 4))).toContain('recording-unplayable');
    expect((await send(1, new Uint8Array())).status).toBe(422);
  });

  test('begins as a recording does, on whichever device it begins', async () => {
    const { send } = await speaking();
    const page = new TextEncoder().encode('<html><script>');
    for (const number of [0, 1_000]) expect(await typeOf(await send(number, page))).toContain('unplayable');
    expect((await send(1, page)).status).toBe(200);
  });

  test('belongs to a question that is asked', async () => {
    const { send } = await speaking();
    expect(await typeOf(await send(0, CHUNKS[0], 'p9q9'))).toContain('question-unknown');
    expect((await send(0, CHUNKS[0], 'card')).status).toBe(200);
  });

  test('may arrive for an hour after the deadline', async () => {
    const { id, send } = await speaking();
    const [row] = await query<{ deadline_at: Date }>('select deadline_at from attempts where id = $1', [id]);
    const deadline = row?.deadline_at.getTime() ?? NINE_O_CLOCK;
    time.now = deadline + 59 * MINUTE;
    expect((await send(0)).status).toBe(200);
    time.now = deadline + 61 * MINUTE;
    expect(await typeOf(await send(1))).toContain('attempt-over');
  });

  test('of somebody else is not there', async () => {
    const { id, send, finish } = await speaking();
    for (const number of [0, 1, 2]) await send(number);
    await finish();
    const stranger = browser();
    await stranger.start('harbour', 'speaking');
    const response = await api().request(`/api/attempts/${id}/responses/p1q1/recording`, {
      headers: { 'x-requested-key': 'ninefold-development', cookie: stranger.cookie() },
    });
    expect(response.status).toBe(404);
  });
});

test('an answer takes 24 megabytes at most, and a chunk two', async () => {
  const { send } = await speaking();
  const large = new Uint8Array(2 * 1024 * 1024);
  large.set(CHUNKS[0] ?? []);
  for (let number = 0; number < 12; number += 1) expect((await send(number, large)).status).toBe(200);
  expect(await typeOf(await send(12, large))).toContain('recording-too-large');
  expect(await typeOf(await send(13, new Uint8Array(large.length + 1)))).toContain('recording-too-large');
});

describe('what may be stored in an hour', () => {
  const megabytes = (count: number) => {
    const bytes = new Uint8Array(count * 1_000_000);
    bytes.set(CHUNKS[0] ?? []);
    return bytes;
  };
  const fill = async (given: Awaited<ReturnType<typeof speaking>>, questions: readonly string[]) => {
    for (const question of questions)
      for (let number = 0; number < 12; number += 1) {
        const response = await given.send(number, megabytes(2), question);
        if (response.status !== 200) return response;
      }
    return undefined;
  };

  test('is 100 megabytes for all visitors behind one address, with the time to wait', async () => {
    await query('truncate rate_limits');
    expect(await fill(await speaking(), ['p1q1', 'card', 'p3q1'])).toBeUndefined();
    const refused = await fill(await speaking(), ['p1q1', 'card']);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await typeOf(refused ?? new Response())).toContain('recording-budget');
    await query('truncate rate_limits');
  });
});

describe('an answer that its device never finished', () => {
  const finishLeft = () =>
    finishLeftRecordingsJob({
      database: openDatabase(database().pool),
      files: files(),
      clock: { now: () => new Date(time.now) },
    }).handle({}, { signal: new AbortController().signal, log });
  const deadlineOf = async (id: string) => {
    const [row] = await query<{ deadline_at: Date }>('select deadline_at from attempts where id = $1', [id]);
    return row?.deadline_at.getTime() ?? 0;
  };

  test('is put together from what had arrived, once nothing more of it is taken', async () => {
    const { id, send, play } = await speaking();
    await send(0);
    await send(1);
    // Behind a gap: kept beside it.
    await send(3, CHUNKS[2]);
    time.now = (await deadlineOf(id)) + 59 * MINUTE;
    await sweep();
    await finishLeft();
    expect((await play()).status).toBe(404);
    time.now += 2 * MINUTE;
    await finishLeft();
    await finishLeft();
    const whole = Buffer.concat(CHUNKS.slice(0, 2));
    expect(Buffer.from(await (await play()).arrayBuffer())).toEqual(whole);
    expect(await query('select number from response_chunks where attempt_id = $1', [id])).toEqual([
      { number: 3 },
    ]);
    expect(await files().findSize(`recordings/${id}.p1q1.0`)).toBeUndefined();
    expect(await files().findSize(`recordings/${id}.p1q1.3`)).toBe(CHUNKS[2]?.length);
  });

  test('stays as it is where nothing of it can be played, and keeps no other from being put together', async () => {
    const [broken, whole] = [await speaking(), await speaking()];
    await broken.send(1);
    for (const number of [0, 1, 2]) await whole.send(number);
    await files().remove(`recordings/${broken.id}.p1q1.1`);
    time.now = (await deadlineOf(whole.id)) + 61 * MINUTE;
    await sweep();
    await finishLeft();
    expect((await broken.play()).status).toBe(404);
    expect(Buffer.from(await (await whole.play()).arrayBuffer())).toEqual(WHOLE);
  });

  test('is put together also behind more that cannot be played than are tried at once', async () => {
    const broken = await speaking();
    const candidate = '(select candidate_id from attempts where id = $1)';
    await query(
      `insert into responses (candidate_id, attempt_id, question, started_at)
       select ${candidate}, $1, 'p3q' || place, $2 from generate_series(1, 60) as place`,
      [broken.id, new Date(NINE_O_CLOCK)],
    );
    const tried = () =>
      query<{ question: string }>('select question from responses where attempt_id = $1 and tried_at > $2', [
        broken.id,
        new Date(time.now - MINUTE),
      ]);
    time.now += MINUTE;
    const whole = await speaking();
    for (const number of [0, 1, 2]) await whole.send(number);
    time.now = (await deadlineOf(whole.id)) + 61 * MINUTE;
    await sweep();
    await finishLeft();
    time.now += 5 * MINUTE;
    await finishLeft();
    expect(Buffer.from(await (await whole.play()).arrayBuffer())).toEqual(WHOLE);
    // They are tried again, but not every time.
    time.now += 5 * MINUTE;
    await finishLeft();
    expect(await tried()).toEqual([]);
    time.now += 24 * 60 * MINUTE;
    await finishLeft();
    expect(await tried()).not.toEqual([]);
  });

  test('is left alone while its attempt is open', async () => {
    const { id, send, play } = await speaking();
    for (const number of [0, 1, 2]) await send(number);
    await query(`update attempts set timed = false, deadline_at = $2 where id = $1`, [
      id,
      new Date(NINE_O_CLOCK + 30 * 24 * 60 * MINUTE),
    ]);
    time.now = NINE_O_CLOCK + 2 * 24 * 60 * MINUTE;
    await finishLeft();
    expect((await play()).status).toBe(404);
    await query('update attempts set submitted_at = $2 where id = $1', [
      id,
      new Date(time.now - 61 * MINUTE),
    ]);
    await finishLeft();
    expect((await play()).status).toBe(200);
  });
});

test('recordings of attempts that are gone are swept away, and no others', async () => {
  const gone = await speaking();
  const kept = await speaking();
  for (const { send, finish } of [gone, kept]) {
    for (const number of [0, 1, 2]) await send(number);
    await finish();
  }
  await query('delete from attempts where id = $1', [gone.id]);
  const later = { now: () => new Date(Date.now() + 2 * 60 * MINUTE) };
  const job = sweepRecordingsJob({ database: database().db, files: files(), clock: later });
  await job.handle({}, { log, signal: new AbortController().signal });
  expect(await files().findSize(`recordings/${gone.id}.p1q1`)).toBeUndefined();
  expect(await files().findSize(`recordings/${kept.id}.p1q1`)).toBe(WHOLE.length);
});

describe('an answer that two devices recorded', () => {
  const AGAIN = Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 7, 7]);

  test('is put together from both, in their order, without what comes after a gap', async () => {
    const { send, request, play } = await speaking();
    await send(0);
    await send(1);
    // The third one never came.
    await send(3, CHUNKS[2]);
    await send(2_000, AGAIN);
    const finish = (size: object) =>
      request('POST', '/p1q1/recording', JSON.stringify(size), { 'content-type': 'application/json' });
    expect((await finish({ chunks: 2, bytes: AGAIN.length, from: 2_000 })).status).toBe(409);
    expect((await finish({ chunks: 1, bytes: AGAIN.length, from: 2_000 })).status).toBe(200);
    const whole = Buffer.concat([...CHUNKS.slice(0, 2), AGAIN]);
    expect(Buffer.from(await (await play()).arrayBuffer())).toEqual(whole);
    // What the first one still had comes too late, and is told so; with what lay behind the gap it is kept.
    expect(await (await send(2)).json()).toMatchObject({ number: 2, late: true });
    expect(Buffer.from(await (await play()).arrayBuffer())).toEqual(whole);
    const { responses } = (await (await request('GET', '')).json()) as { responses: object[] };
    const late = (CHUNKS[2]?.length ?? 0) * 2;
    expect(responses).toMatchObject([{ finished: true, bytes: whole.length, chunks: [], late_bytes: late }]);
  });

  test('keeps what the first one had not sent when the second ended the interview, for an hour after the deadline', async () => {
    const { id, send, request, play, submit } = await speaking();
    await send(0);
    await send(1);
    await send(2_000, AGAIN);
    const finish = (question: string, size: object) =>
      request('POST', `/${question}/recording`, JSON.stringify(size), { 'content-type': 'application/json' });
    await finish('p1q1', { chunks: 1, bytes: AGAIN.length, from: 2_000 });
    expect((await submit()).body.attempt.phase).toBe('submitted');
    const [row] = await query<{ deadline_at: Date }>('select deadline_at from attempts where id = $1', [id]);
    time.now = (row?.deadline_at.getTime() ?? 0) + 59 * MINUTE;
    const before = Buffer.from(await (await play()).arrayBuffer());

    // The tail of an answer that is complete; and an answer that the second device knew nothing of.
    expect(await (await send(2)).json()).toEqual({ number: 2, bytes: CHUNKS[2]?.length, late: true });
    expect(await (await send(2)).json()).toMatchObject({ late: true });
    expect(Buffer.from(await (await play()).arrayBuffer())).toEqual(before);
    expect(await files().findSize(`recordings/${id}.p1q1.2`)).toBe(CHUNKS[2]?.length);
    for (const number of [0, 1, 2]) {
      expect(await (await send(number, undefined, 'p2r1')).json()).toMatchObject({ late: false });
    }
    expect((await finish('p2r1', { chunks: 3, bytes: WHOLE.length })).status).toBe(200);
    time.now += 2 * MINUTE;
    expect(await typeOf(await send(3, CHUNKS[2]))).toContain('attempt-over');
  });

  test('and one of them only, whoever asks', async () => {
    const { send, request, play } = await speaking();
    for (const number of [0, 1, 2]) await send(number);
    const none = JSON.stringify({ chunks: 0, bytes: 0, from: 5_000 });
    const finished = await request('POST', '/p1q1/recording', none, { 'content-type': 'application/json' });
    expect(finished.status).toBe(200);
    expect(Buffer.from(await (await play()).arrayBuffer())).toEqual(WHOLE);
  });

  test('or nobody: there is nothing to put together', async () => {
    const { request } = await speaking();
    const none = JSON.stringify({ chunks: 0, bytes: 0 });
    const finished = await request('POST', '/p1q1/recording', none, { 'content-type': 'application/json' });
    expect(finished.status).toBe(409);
  });
});
