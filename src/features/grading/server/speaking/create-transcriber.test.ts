import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  FAKE_REPLIES,
  startFakeModelServer,
  type FakeModelServer,
  type FakeReply,
  type FakeRequest,
} from '../model/fake-model-server-fixture.ts';
import { createTranscriber } from './create-transcriber.ts';

const held: { server?: FakeModelServer } = {};
beforeAll(async () => {
  held.server = await startFakeModelServer();
});
afterAll(() => held.server?.close());

const SOUND = { bytes: Uint8Array.of(0x4f, 0x67, 0x67, 0x53, 1, 2, 3), mediaType: 'audio/ogg;codecs=opus' };
const never = new AbortController().signal;
const json = (body: unknown, status = 200): FakeReply => ({ status, body: JSON.stringify(body) });
const refuseWhere =
  (isRefused: (raw: string) => boolean, otherwise?: FakeReply) =>
  ({ raw }: FakeRequest): FakeReply | undefined =>
    isRefused(raw) ? json({ error: { message: 'Unknown parameter' } }, 400) : otherwise;

/** A transcriber that has met no server before, and what this server was sent since. */
function meet(
  script: (request: FakeRequest, index: number) => FakeReply | undefined,
  options: Partial<Parameters<typeof createTranscriber>[0]> = {},
) {
  const { server } = held;
  if (!server) throw new Error('The server is there within tests only.');
  const before = server.requests.length;
  server.use({ script });
  const transcriber = createTranscriber({
    baseUrl: server.baseUrl,
    apiKey: 'secret',
    model: 'hear-1',
    pauseMs: 1,
    ...options,
  });
  return { transcriber, sent: () => server.requests.slice(before) };
}

test('it sends the recording with nothing about the learner, and reads text and times', async () => {
  const { transcriber, sent } = meet(() =>
    json({
      text: ' I live\u200B near \n the sea. ',
      duration: 3.5,
      words: [
        { word: 'I', start: 0.5, end: 0.7 },
        { word: ' ', start: 0.7, end: 0.8 },
        { word: 'sea', start: 2.4, end: 2 },
        { word: 7 },
      ],
    }),
  );
  const outcome = await transcriber.transcribe(SOUND, never);
  expect(outcome).toEqual({
    ok: true,
    heard: {
      text: 'I live near the sea.',
      words: [
        { text: 'I', fromMs: 500, toMs: 700, piece: 0 },
        { text: 'sea', fromMs: 2400, toMs: 2400, piece: 0 },
      ],
      seconds: 1.9,
    },
  });
  const [request] = sent();
  expect(request?.headers.authorization).toBe('Bearer secret');
  expect(request?.path).toBe('/v1/audio/transcriptions');
  for (const part of ['hear-1', 'verbose_json', 'timestamp_granularities[]', 'filename="answer.ogg"'])
    expect(request?.raw).toContain(part);
  expect(transcriber).toMatchObject({ name: 'hear-1', host: new URL(held.server?.baseUrl ?? '').host });
});

describe('a server that knows fewer forms of a transcript', () => {
  test('without times of words: asked for them once, never again', async () => {
    const { transcriber, sent } = meet(
      refuseWhere((raw) => raw.includes('granularities'), json({ text: 'Near the sea.', duration: 2 })),
    );
    const outcome = await transcriber.transcribe(SOUND, never);
    expect(outcome).toEqual({ ok: true, heard: { text: 'Near the sea.', words: [], seconds: 2 } });
    await transcriber.transcribe(SOUND, never);
    expect(sent().map(({ raw }) => raw.includes('granularities'))).toEqual([true, false, false]);
  });

  test('with plain JSON alone', async () => {
    const { transcriber, sent } = meet(
      refuseWhere((raw) => raw.includes('verbose_json'), json({ text: 'Near the sea.' })),
    );
    const outcome = await transcriber.transcribe(SOUND, never);
    expect(outcome).toEqual({ ok: true, heard: { text: 'Near the sea.', words: [], seconds: null } });
    expect(sent()).toHaveLength(3);
  });
});

describe('a server that fails', () => {
  test.each([
    ['it refuses the key', FAKE_REPLIES.badKey, 'failed', 1],
    ['it knows no form at all', json({ error: {} }, 400), 'failed', 3],
    ['it answers with rubbish', FAKE_REPLIES.noJson, 'failed', 1],
    ['it answers with an error inside', FAKE_REPLIES.errorInside, 'failed', 1],
    ['it answers without a text', json({ words: [] }), 'failed', 1],
    ['it answers with megabytes', { status: 200, body: 'x'.repeat(3_000_000) }, 'failed', 1],
    ['it is broken', FAKE_REPLIES.broken, 'unavailable', 3],
    ['it is busy', FAKE_REPLIES.tooMany(0), 'unavailable', 3],
    ['it hangs up', { hangUp: true }, 'unavailable', 3],
    ['it sends recordings elsewhere', FAKE_REPLIES.elsewhere, 'unavailable', 3],
  ] as const)('%s', async (_, reply, refusal, requests) => {
    const { transcriber, sent } = meet(() => reply);
    expect(await transcriber.transcribe(SOUND, never)).toEqual({ ok: false, refusal });
    expect(sent()).toHaveLength(requests);
  });

  test('it is busy for a moment: the time that it names is waited for', async () => {
    const { transcriber, sent } = meet((_, index) =>
      index === 0 ? FAKE_REPLIES.tooMany(0) : index === 1 ? FAKE_REPLIES.broken : undefined,
    );
    expect((await transcriber.transcribe(SOUND, never)).ok).toBe(true);
    expect(sent()).toHaveLength(3);
    const patient = meet((_, index) => (index === 0 ? FAKE_REPLIES.tooMany(3600) : undefined), {
      longestMs: 200,
    });
    expect(await patient.transcriber.transcribe(SOUND, never)).toEqual({
      ok: false,
      refusal: 'unavailable',
    });
    expect(patient.sent()).toHaveLength(1);
  });

  test('it never answers: the recording is given up after its time', async () => {
    const { transcriber } = meet(() => ({ slowMs: 60_000 }), { longestMs: 100 });
    expect(await transcriber.transcribe(SOUND, never)).toEqual({ ok: false, refusal: 'unavailable' });
  });

  test('the caller ends: nothing is sent again', async () => {
    const caller = new AbortController();
    const { transcriber, sent } = meet(() => {
      caller.abort();
      return FAKE_REPLIES.broken;
    });
    expect(await transcriber.transcribe(SOUND, caller.signal)).toEqual({ ok: false, refusal: 'stopped' });
    expect(sent()).toHaveLength(1);
  });
});

test('a recording that is too large is not sent', async () => {
  const { transcriber, sent } = meet(() => undefined, { mostBytes: 3 });
  expect(await transcriber.transcribe(SOUND, never)).toEqual({ ok: false, refusal: 'failed' });
  expect(sent()).toEqual([]);
});

test('an interrupted answer is sent piece by piece, and its words know their piece', async () => {
  const webm = [0x1a, 0x45, 0xdf, 0xa3, 1, 2];
  const { transcriber, sent } = meet(() => undefined);
  const bytes = Uint8Array.from([...webm, ...webm]);
  const outcome = await transcriber.transcribe({ bytes, mediaType: 'audio/webm' }, never);
  expect(outcome.ok && outcome.heard.words.map(({ piece }) => piece)).toContain(1);
  expect(outcome.ok && outcome.heard.text).toMatch(/^well I live .* like it well I live .* like it$/);
  expect(sent()).toHaveLength(2);
});
