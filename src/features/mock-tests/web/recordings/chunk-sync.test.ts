import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { aJournal } from '#platform/outbox/outbox-fixture.ts';
import { chunkEntry, chunkKey, type RecordedChunk } from './chunk-journal.ts';
import { createChunkSync } from './chunk-sync.ts';

function aChunk(chunk: number, question = 'p1q1'): RecordedChunk {
  const bytes = new ArrayBuffer(8);
  return { question, chunk, type: 'audio/webm', durationMs: 2_000, bytes };
}

const OK: CallResult<unknown> = { ok: true, reply: {} };
const OFFLINE: CallResult<unknown> = { ok: false, kind: 'unreachable' };
const refused = (status: number, code = 'late'): CallResult<unknown> => ({
  ok: false,
  kind: 'refused',
  code,
  problem: { type: '', title: '', status, detail: '' },
});

/** A server that answers as told, one answer a chunk; the last one repeats. */
function aSync({ answers = [OK], initial = [] as RecordedChunk[], keeps = true } = {}) {
  const sent: string[] = [];
  const { journal, written } = aJournal<string, RecordedChunk>(async () => keeps);
  const journaled = initial.map(chunkEntry);
  for (const each of journaled) written.set(each.key, each);
  let turn = 0;
  const sync = createChunkSync({
    attemptId: 'a',
    journal,
    journaled,
    send: async (chunk) => {
      sent.push(chunkKey(chunk));
      turn += 1;
      return answers[Math.min(turn, answers.length) - 1] ?? OK;
    },
    needsSignIn: (code) => code === 'session-over',
  });
  return { sync, sent, kept: () => [...written.keys()], state: () => sync.getSnapshot().state };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the chunks of a recording', () => {
  test('go out in their order, and leave the journal when they are acknowledged', async () => {
    const { sync, sent, kept, state } = aSync();
    sync.add(aChunk(0));
    sync.add(aChunk(1));
    expect(state()).toBe('saving');
    expect(kept()).toEqual(['p1q1/0', 'p1q1/1']);
    await pass(0);
    expect(sent).toEqual(['p1q1/0', 'p1q1/1']);
    expect(state()).toBe('saved');
    expect(kept()).toHaveLength(0);
  });

  test('stay in the journal while there is no connection, and say how much waits', async () => {
    const { sync, kept, state } = aSync({ answers: [OFFLINE] });
    sync.add(aChunk(0));
    sync.add(aChunk(1));
    await pass(60_000);
    expect(state()).toBe('not-saved');
    expect(sync.getSnapshot().pendingMs).toBe(4_000);
    expect(kept()).toHaveLength(2);
  });

  test('go out by themselves when the connection returns, none left out and none twice acknowledged', async () => {
    const { sync, sent, kept, state } = aSync({ answers: [OFFLINE, OFFLINE, OK] });
    sync.add(aChunk(0));
    await pass(0);
    sync.add(aChunk(1));
    await pass(10_000);
    expect(sent).toEqual(['p1q1/0', 'p1q1/0', 'p1q1/0', 'p1q1/1']);
    expect(state()).toBe('saved');
    expect(kept()).toHaveLength(0);
  });

  test('are tried at once when the browser says that it is online again', async () => {
    const { sync, state } = aSync({ answers: [OFFLINE, OK] });
    sync.add(aChunk(0));
    await pass(0);
    expect(state()).toBe('not-saved');
    sync.flush();
    await pass(0);
    expect(state()).toBe('saved');
  });

  test('that an earlier visit left behind are sent first', async () => {
    const { sync, sent } = aSync({ initial: [aChunk(3), aChunk(4)] });
    sync.start();
    sync.add(aChunk(5));
    await pass(0);
    expect(sent).toEqual(['p1q1/3', 'p1q1/4', 'p1q1/5']);
  });

  test('wait for a busy server as for a lost connection', async () => {
    const { sync, state } = aSync({ answers: [refused(503), refused(429), OK] });
    sync.add(aChunk(0));
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
    expect(sync.getSnapshot()).toMatchObject({ state: 'saved', pendingMs: 0 });
  });

  test('that are no sound are dropped, and the file that is chosen instead goes out', async () => {
    const { sync, sent, kept } = aSync({ answers: [refused(422, 'recording-unplayable'), OK] });
    sync.add(aChunk(0, 'whole'));
    await sync.whenSettled();
    sync.add(aChunk(0, 'whole'));
    await sync.whenSettled();
    expect([sent, kept(), sync.getSnapshot().state]).toEqual([['whole/0', 'whole/0'], [], 'saved']);
  });

  test('wait for somebody to sign in, and go out then', async () => {
    const { sync, state } = aSync({ answers: [refused(401, 'session-over'), OK] });
    sync.add(aChunk(0));
    await pass(0);
    expect(state()).toBe('signed-out');
    await pass(1_000);
    expect(state()).toBe('saved');
  });

  test('that nobody takes are never called saved, and stay', async () => {
    const { sync, sent, kept, state } = aSync({ answers: [refused(409)] });
    sync.add(aChunk(0));
    await pass(60_000);
    expect(state()).toBe('refused');
    expect(sent).toHaveLength(1);
    expect(kept()).toHaveLength(1);
  });

  test('that the browser cannot keep are told as such', async () => {
    const { sync } = aSync({ keeps: false, answers: [OFFLINE] });
    sync.add(aChunk(0));
    await pass(0);
    expect(sync.getSnapshot().journaled).toBe(false);
  });

  test('can be waited for: nothing is done before the last one is acknowledged', async () => {
    const { sync } = aSync({ answers: [OFFLINE, OK] });
    let settled = false;
    sync.add(aChunk(0));
    void sync.whenSettled().then(() => (settled = true));
    await pass(500);
    expect(settled).toBe(false);
    await pass(1_000);
    expect(settled).toBe(true);
  });
});
