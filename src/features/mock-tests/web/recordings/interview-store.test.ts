import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallResult } from '#platform/api-client/api-client.ts';
import type { RecordedChunk } from '#platform/recordings/chunk-journal.ts';
import { createChunkSync } from '#platform/recordings/chunk-sync.ts';
import { NOTHING_REMEMBERED } from './interview-memory.ts';
import { createInterviewStore } from './interview-store.ts';

const OK: CallResult<unknown> = { ok: true, reply: {} };
const OFFLINE: CallResult<unknown> = { ok: false, kind: 'unreachable' };
const INCOMPLETE: CallResult<unknown> = {
  ok: false,
  kind: 'refused',
  code: 'recording-incomplete',
  problem: { type: '', title: '', status: 409, detail: '' },
};

function aStore({ sending = [OK], finishing = [OK], writes = true } = {}) {
  const arrived: string[] = [];
  const asked: string[] = [];
  const next = (answers: readonly CallResult<unknown>[], turn: number) =>
    answers[Math.min(turn, answers.length - 1)] ?? OK;
  let [sends, finishes] = [0, 0];
  const sync = createChunkSync({
    owner: 'a',
    journaled: [],
    journal: { list: async () => [], write: async () => true, forget: async () => undefined },
    send: async ({ recording, chunk }: RecordedChunk) => {
      const result = next(sending, sends);
      sends += 1;
      if (result.ok) arrived.push(`${recording}/${chunk}`);
      return result;
    },
    needsSignIn: () => false,
  });
  const store = createInterviewStore({
    remembered: NOTHING_REMEMBERED,
    stored: [],
    sync,
    writes: () => writes,
    keep: () => undefined,
    finishOnServer: async (question, { chunks, bytes }) => {
      asked.push(`${question}: ${chunks} chunks, ${bytes} bytes, ${arrived.length} there`);
      const result = next(finishing, finishes);
      finishes += 1;
      return result;
    },
  });
  return { store, arrived, asked };
}

const sound = (bytes = 4) => new Blob([new Uint8Array(bytes)], { type: 'audio/webm' });

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('an answer', () => {
  test('is put together only after all its chunks are acknowledged, the last ones included', async () => {
    const { store, asked } = aStore();
    store.addChunk('p1q1', sound(), 2_000);
    store.addChunk('p1q1', sound(3), 1_000);
    store.finish('p1q1');
    expect(await store.settle(true)).toEqual([]);
    expect(asked).toEqual(['p1q1: 2 chunks, 7 bytes, 2 there']);
    expect(store.answerOf('p1q1')).toMatchObject({ recordedMs: 3_000, finished: true });
  });

  test('waits for the connection, and is put together then', async () => {
    const { store, asked } = aStore({ sending: [OFFLINE, OK], finishing: [OFFLINE, OK] });
    store.addChunk('card', sound(), 2_000);
    store.finish('card');
    const settled = store.settle(true);
    // The bytes of a recording are read in real time, between the waits that are not.
    for (let turns = 0; asked.length < 2 && turns < 1_000; turns += 1) {
      await setImmediate();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(await settled).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test('that did not arrive whole is named', async () => {
    const { store } = aStore({ finishing: [INCOMPLETE] });
    store.addChunk('card', sound(), 2_000);
    store.finish('card');
    expect(await store.settle(true)).toEqual(['card']);
  });

  test('that was broken off counts at the end, and not before', async () => {
    const { store, asked } = aStore();
    store.addChunk('card', sound(), 2_000);
    await store.settle(false);
    expect(asked).toEqual([]);
    await store.settle(true);
    expect(asked).toHaveLength(1);
  });

  test('that is broken off is put together with its last chunk, which comes a moment after the end', async () => {
    const { store, asked } = aStore();
    const ended = store.beginTake();
    store.addChunk('card', sound(), 2_000);
    const settled = store.settle(true);
    for (let turns = 0; turns < 20; turns += 1) await setImmediate();
    expect(asked).toEqual([]);
    store.addChunk('card', sound(3), 1_000);
    ended();
    expect(await settled).toEqual([]);
    expect(asked).toEqual(['card: 2 chunks, 7 bytes, 2 there']);
  });

  test('is put together while the next one is recorded', async () => {
    const { store, asked } = aStore();
    store.addChunk('p1q1', sound(), 2_000);
    store.beginTake();
    store.finish('p1q1');
    expect(await store.settle(false)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('whose recorder never ends waits for it five seconds, and no longer', async () => {
    const { store, asked } = aStore();
    store.beginTake();
    store.addChunk('card', sound(), 2_000);
    const settled = store.settle(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await settled).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('is left to whoever leads the interview now, until the attempt is over', async () => {
    const { store, arrived, asked } = aStore({ writes: false });
    store.addChunk('p1q1', sound(), 2_000);
    store.finish('p1q1');
    await store.settle(true);
    expect([arrived, asked]).toEqual([['p1q1/0'], []]);
    store.noteOver();
    expect(await store.settle(true)).toEqual([]);
    expect(asked).toEqual(['p1q1: 1 chunks, 4 bytes, 1 there']);
  });

  test('of which nothing was recorded is not asked for', async () => {
    const { store, asked } = aStore();
    store.finish('p1q1');
    expect(await store.settle(true)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
