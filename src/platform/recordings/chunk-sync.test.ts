import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallResult } from '../api-client/api-client.ts';
import { aJournal } from '../outbox/outbox-fixture.ts';
import { chunkEntry, chunkKey, type RecordedChunk } from './chunk-journal.ts';
import { createChunkSync } from './chunk-sync.ts';

const newChunk = (chunk: number, recording = 'p1q1') => ({ recording, chunk, durationMs: 2_000 });
const SOUND = new Blob([new Uint8Array(8)], { type: 'audio/webm' });
/** One that an earlier visit left behind. */
const aChunk = (chunk: number): RecordedChunk => ({
  ...newChunk(chunk),
  type: 'audio/webm',
  bytes: new ArrayBuffer(8),
});

const OK: CallResult<unknown> = { ok: true, reply: {} };
const OFFLINE: CallResult<unknown> = { ok: false, kind: 'unreachable' };
const refused = (status: number, code = 'late'): CallResult<unknown> => ({
  ok: false,
  kind: 'refused',
  code,
  problem: { type: '', title: '', status, detail: '' },
});

/** A server that answers as told, one answer a chunk; the last one repeats. */
function aSync({
  answers = [OK],
  initial = [] as RecordedChunk[],
  write = async (): Promise<boolean> => true,
} = {}) {
  const sent: string[] = [];
  const { journal, written } = aJournal<string, RecordedChunk>(write);
  const journaled = initial.map(chunkEntry);
  for (const each of journaled) written.set(each.key, each);
  let turn = 0;
  const sync = createChunkSync({
    owner: 'a',
    journal,
    journaled,
    send: async (chunk) => {
      sent.push(chunkKey(chunk));
      turn += 1;
      return answers[Math.min(turn, answers.length) - 1] ?? OK;
    },
    needsSignIn: (code) => code === 'session-over',
  });
  /** A chunk comes from the recorder, and its bytes are read. */
  const add = async (chunk: number, recording?: string) => {
    sync.add(newChunk(chunk, recording), SOUND);
    await sync.whenStored();
  };
  return { sync, add, sent, kept: () => [...written.keys()], state: () => sync.getSnapshot().state };
}

/** Sound is read in real time, between the waits that are not. */
async function pass(ms: number): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await setImmediate();
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('the chunks of a recording', () => {
  test('go out in their order, and leave the journal when they are acknowledged', async () => {
    const { sync, sent, kept, state } = aSync();
    sync.add(newChunk(0), SOUND);
    sync.add(newChunk(1), SOUND);
    expect(state()).toBe('saving');
    await pass(0);
    expect(sent).toEqual(['p1q1/0', 'p1q1/1']);
    expect(state()).toBe('saved');
    expect(kept()).toHaveLength(0);
  });

  test('stay in the journal while there is no connection, and say how much waits', async () => {
    const { sync, add, kept, state } = aSync({ answers: [OFFLINE] });
    await add(0);
    await add(1);
    await pass(60_000);
    expect(state()).toBe('not-saved');
    expect(sync.getSnapshot().pendingMs).toBe(4_000);
    expect(kept()).toHaveLength(2);
  });

  test('go out by themselves when the connection returns, none left out and none twice acknowledged', async () => {
    const { add, sent, kept, state } = aSync({ answers: [OFFLINE, OFFLINE, OK] });
    await add(0);
    await pass(0);
    await add(1);
    await pass(10_000);
    expect(sent).toEqual(['p1q1/0', 'p1q1/0', 'p1q1/0', 'p1q1/1']);
    expect(state()).toBe('saved');
    expect(kept()).toHaveLength(0);
  });

  test('are tried at once when the browser says that it is online again', async () => {
    const { sync, add, state } = aSync({ answers: [OFFLINE, OK] });
    await add(0);
    await pass(0);
    expect(state()).toBe('not-saved');
    sync.flush();
    await pass(0);
    expect(state()).toBe('saved');
  });

  test('that an earlier visit left behind are sent first', async () => {
    const { sync, add, sent } = aSync({ initial: [aChunk(3), aChunk(4)] });
    sync.start();
    await add(5);
    await pass(0);
    expect(sent).toEqual(['p1q1/3', 'p1q1/4', 'p1q1/5']);
  });

  test('wait for a busy server as for a lost connection', async () => {
    const { add, state } = aSync({ answers: [refused(503), refused(429), OK] });
    await add(0);
    await pass(0);
    expect(state()).toBe('not-saved');
    await pass(3_000);
    expect(state()).toBe('saved');
  });

  test('that come after another device put the answer together are done with: in it already, or kept beside it', async () => {
    const late: CallResult<unknown> = { ok: true, reply: { number: 1, bytes: 8, late: true } };
    const { sync, kept, sent } = aSync({
      answers: [refused(409, 'recording-finished'), late],
      initial: [aChunk(0), aChunk(1)],
    });
    sync.start();
    await sync.whenSettled();
    expect([sent, kept()]).toEqual([['p1q1/0', 'p1q1/1'], []]);
    expect(sync.getSnapshot()).toMatchObject({ state: 'saved', pendingMs: 0, givenUp: undefined });
  });

  test('that are no sound are dropped, and the file that is chosen instead goes out', async () => {
    const { sync, add, sent, kept } = aSync({ answers: [refused(422, 'recording-unplayable'), OK] });
    await add(0, 'whole');
    await sync.whenSettled();
    await add(0, 'whole');
    await sync.whenSettled();
    expect([sent, kept(), sync.getSnapshot().state]).toEqual([['whole/0', 'whole/0'], [], 'saved']);
    expect(sync.getSnapshot().givenUp).toEqual({ recording: 'whole', code: 'recording-unplayable' });
  });

  test('wait for somebody to sign in, and go out then', async () => {
    const { add, state } = aSync({ answers: [refused(401, 'session-over'), OK] });
    await add(0);
    await pass(0);
    expect(state()).toBe('signed-out');
    await pass(1_000);
    expect(state()).toBe('saved');
  });

  test('that nobody takes are never called saved, and stay', async () => {
    const { add, sent, kept, state } = aSync({ answers: [refused(409)] });
    await add(0);
    await pass(60_000);
    expect(state()).toBe('refused');
    expect(sent).toHaveLength(1);
    expect(kept()).toHaveLength(1);
  });

  test('that the browser cannot keep are told as such', async () => {
    const { sync, add } = aSync({ write: async () => false, answers: [OFFLINE] });
    await add(0);
    await pass(0);
    expect(sync.getSnapshot().journaled).toBe(false);
  });

  test('can be waited for: nothing is done before the last one is acknowledged', async () => {
    const { sync, add } = aSync({ answers: [OFFLINE, OK] });
    let settled = false;
    await add(0);
    void sync.whenSettled().then(() => (settled = true));
    await pass(500);
    expect(settled).toBe(false);
    await pass(1_000);
    expect(settled).toBe(true);
  });

  test('are in the journal before they are called stored: reading and writing take their time', async () => {
    let write: (isWritten: boolean) => void = () => undefined;
    const { sync, state, kept } = aSync({
      answers: [OFFLINE],
      write: () => new Promise((resolve) => (write = resolve)),
    });
    sync.add(newChunk(0), SOUND);
    expect(state()).toBe('saving');
    expect(sync.getSnapshot().pendingMs).toBe(2_000);
    let stored: boolean | undefined;
    void sync.whenStored().then((isStored) => (stored = isStored));
    await pass(0);
    expect([kept(), stored]).toEqual([['p1q1/0'], undefined]);
    write(true);
    await pass(0);
    expect(stored).toBe(true);
  });

  test('that are neither in the journal nor on the server are not stored', async () => {
    const { sync } = aSync({ answers: [OFFLINE], write: () => Promise.reject(new Error('no room')) });
    sync.add(newChunk(0), SOUND);
    expect(await sync.whenStored()).toBe(false);
  });
});
