import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useCourses } from '#tests/courses/use-courses.ts';
import { sweepTakesJob } from './sweep-takes-job.ts';

const { aBuyer, aBrowser, ask, dependencies, pass, query } = useCourses();

const LESSON = '/api/courses/spoken/lessons/interview';
/** A WebM file as far as anybody looks at it, in three chunks. */
const CHUNKS = [
  [0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3],
  [0x1f, 0x43, 0xb6, 0x75, 4, 5],
  [6, 7, 8, 9],
].map((bytes) => Uint8Array.from(bytes));
const WHOLE = Buffer.concat(CHUNKS);

type Take = { question: string; take: string; finished: boolean; chunks: { number: number }[] };

function aSpeaker(token: string | undefined) {
  const options = token === undefined ? {} : { token };
  const headers = { 'content-type': 'audio/webm' };
  const pathOf = (take: string, question = 'p1q1', lesson = LESSON) =>
    `${lesson}/task/questions/${question}/takes/${take}`;
  const send = (take: string, number: number, question = 'p1q1', body = CHUNKS[number] ?? WHOLE) =>
    ask('PUT', `${pathOf(take, question)}/chunks/${number}`, { ...options, headers, body });
  const finish = (take: string, question = 'p1q1', chunks = 3, bytes = WHOLE.length) =>
    ask('POST', `${pathOf(take, question)}/recording`, {
      ...options,
      body: { chunks, bytes, duration_ms: 5000 },
    });
  return {
    pathOf,
    send,
    finish,
    hear: (take: string, question = 'p1q1', range?: string) =>
      ask('GET', `${pathOf(take, question)}/recording`, { ...options, headers: range ? { range } : {} }),
    submit: () => ask('POST', `${LESSON}/spoken-submission`, options),
    open: async () => (await ask('GET', LESSON, options)).body['task'] as { state: string; takes: Take[] },
    /** Records a whole take. */
    async record(question = 'p1q1') {
      const take = randomUUID();
      for (const number of [0, 1, 2]) await send(take, number, question);
      expect((await finish(take, question)).status).toBe(200);
      return take;
    },
  };
}
const aLearner = async () => {
  const { token, account } = await aBuyer('spoken');
  return { ...aSpeaker(token), token, accountId: account.id };
};

describe('a take', () => {
  test('is joined from its chunks in whatever order they came, once, and can be heard', async () => {
    const { send, finish, hear } = await aLearner();
    const take = randomUUID();
    for (const number of [2, 0, 1]) expect((await send(take, number)).status).toBe(200);
    expect((await hear(take)).status).toBe(404);
    const replies = await Promise.all([finish(take), finish(take)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const heard = await hear(take);
    expect(heard.headers.get('content-type')).toBe('audio/webm');
    expect(Buffer.from(heard.bytes)).toEqual(WHOLE);
    const part = await hear(take, 'p1q1', 'bytes=4-8');
    expect([part.status, Buffer.from(part.bytes)]).toEqual([206, WHOLE.subarray(4, 9)]);
    expect((await send(take, 2)).body.type).toContain('recording-finished');
  });

  test('is not finished while a chunk is missing or has another size', async () => {
    const { send, finish } = await aLearner();
    const take = randomUUID();
    await send(take, 0);
    await send(take, 2);
    expect((await finish(take)).body.type).toContain('recording-incomplete');
    await send(take, 1, 'p1q1', Uint8Array.from([1]));
    expect((await finish(take)).body.type).toContain('recording-incomplete');
    await send(take, 1);
    expect((await finish(take)).status).toBe(200);
  });

  test('that is recorded again replaces the one before it, and its file', async () => {
    const { record, hear, open } = await aLearner();
    const first = await record();
    pass(1);
    const second = await record();
    expect((await open()).takes).toMatchObject([{ question: 'p1q1', take: second, finished: true }]);
    expect((await hear(first)).status).toBe(404);
    expect(Buffer.from((await hear(second)).bytes)).toEqual(WHOLE);
  });

  test('that was interrupted is seen on another device, which may use it', async () => {
    const { token, record, send } = await aLearner();
    const first = await record();
    pass(1);
    const second = randomUUID();
    await send(second, 0);
    await send(second, 1);
    const other = aSpeaker(token);
    expect((await other.open()).takes).toMatchObject([
      { take: first, finished: true, chunks: [] },
      { take: second, finished: false, chunks: [{ number: 0 }, { number: 1 }] },
    ]);
    expect((await other.finish(second, 'p1q1', 2, 13)).status).toBe(200);
    expect((await other.open()).takes).toMatchObject([{ take: second, finished: true }]);
  });

  test('of another learner is not there', async () => {
    const { record, pathOf } = await aLearner();
    const take = await record();
    const stranger = await aLearner();
    expect((await stranger.hear(take)).status).toBe(404);
    expect((await ask('GET', `${pathOf(take)}/recording`)).status).toBe(404);
  });
});

test.each([
  ['a first chunk without a header', 0, 'p1q1', Uint8Array.from([1, 2, 3]), 422],
  ['a question that the task does not have', 0, 'p9q9', CHUNKS[0], 422],
  ['a chunk above the limit', 1, 'p1q1', new Uint8Array(2 * 1024 * 1024 + 1), 413],
])('%s is refused', async (_name, number, question, chunk, status) => {
  const { send } = await aLearner();
  expect((await send(randomUUID(), number, question, chunk)).status).toBe(status);
});

test.each([
  ['a recording', 24, 'take'],
  ['all recordings of a task', 80, 'task'],
])('%s may have %d megabytes', async (_name, megabytes, of) => {
  const { send } = await aLearner();
  const [take, other] = [randomUUID(), randomUUID()];
  await send(take, 0);
  await query('update task_take_chunks set bytes = $1 where take = $2', [
    megabytes * 1024 * 1024 - CHUNKS.slice(1).reduce((sum, { length }) => sum + length, 0),
    take,
  ]);
  // The last that fits.
  const named = of === 'take' ? take : other;
  expect((await send(named, of === 'take' ? 1 : 0)).status).toBe(200);
  const next = await send(named, 3, 'p1q1', WHOLE);
  expect(next.body.type).toContain('recording-too-large');
});

test('nobody records into a course that they have not bought, or a task that is an essay', async () => {
  expect((await aSpeaker(undefined).send(randomUUID(), 0)).status).toBe(403);
  const { token } = await aBuyer('tested');
  const take = `/api/courses/tested/lessons/essay/task/questions/p1q1/takes/${randomUUID()}/chunks/0`;
  const refused = await ask('PUT', take, {
    token,
    headers: { 'content-type': 'audio/webm' },
    body: CHUNKS[0],
  });
  expect(refused.body.type).toContain('task-unknown');
});

describe('a submission', () => {
  test('needs a recording, is made once, and shows the models then', async () => {
    const { record, send, submit, open, token, finish } = await aLearner();
    expect((await submit()).body.type).toContain('task-empty');
    await record();
    expect(JSON.stringify(await open())).not.toContain('A secret lamp.');
    const replies = await Promise.all([submit(), submit()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]?.body['task']).toMatchObject({
      state: 'submitted',
      models: [{ band: 6, text: 'A secret lamp.' }],
    });
    const { body } = await aBrowser(token).send('GET', LESSON);
    expect(body['progress']).toMatchObject({ state: 'done' });
    // Another device that did not know records into nothing.
    const late = randomUUID();
    expect((await send(late, 0)).body.type).toContain('task-over');
    expect((await finish(late)).body.type).toContain('task-over');
  });

  test('joins an interrupted take where a question has no other answer, and deletes the rest', async () => {
    const { record, send, submit, open, hear } = await aLearner();
    const answer = await record('p1q1');
    pass(1);
    const again = randomUUID();
    await send(again, 0, 'p1q1');
    const interrupted = randomUUID();
    for (const number of [0, 1]) await send(interrupted, number, 'card');
    // After a gap.
    await send(interrupted, 3, 'card', CHUNKS[2]);
    await submit();
    expect((await open()).takes).toMatchObject([
      { question: 'p1q1', take: answer, finished: true },
      { question: 'card', take: interrupted, finished: true },
    ]);
    expect(Buffer.from((await hear(interrupted, 'card')).bytes)).toEqual(WHOLE.subarray(0, 13));
    const { files } = dependencies();
    const [row] = await query('select task_id from task_takes where take = $1', [answer]);
    const left: string[] = [];
    for await (const { key } of files.list('task-recordings')) left.push(key);
    const own = left.filter((key) => key.startsWith(`task-recordings/${String(row?.['task_id'])}.`));
    expect(own).toHaveLength(2);
  });
});

test('files of tasks that are gone are removed at night, and others stay', async () => {
  const { files, database, clock, log } = dependencies();
  const { record, hear } = await aLearner();
  const take = await record();
  const orphan = `task-recordings/${randomUUID()}.p1q1.${randomUUID()}`;
  await files.put(orphan, Buffer.from('old'));
  const later = { now: () => new Date(Math.max(clock.now().getTime(), Date.now()) + 2 * 60 * 60 * 1000) };
  await sweepTakesJob({ database, files, clock: later }).handle(
    {},
    { log, signal: new AbortController().signal },
  );
  expect(await files.findSize(orphan)).toBeUndefined();
  expect((await hear(take)).status).toBe(200);
});
