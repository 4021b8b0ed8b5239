import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { chunkEntry, type ChunkEntry, type RecordedChunk } from '#platform/recordings/chunk-journal.ts';
import { createChunkSync } from '#platform/recordings/chunk-sync.ts';
import { aJournal } from '#platform/outbox/outbox-fixture.ts';
import { createSpokenStore } from './spoken-store.ts';
import type { TakeMemory } from './take-memory.ts';
import type { StoredTake, TaskState } from './task-state.ts';

const OFFLINE = { ok: false, kind: 'unreachable' } as const;
const refused = (code: string) =>
  ({ ok: false, kind: 'refused', code, problem: { type: '', title: '', status: 409, detail: '' } }) as const;
const task = (takes: readonly StoredTake[], state: TaskState['state'] = 'draft'): TaskState => ({
  state,
  text: '',
  sequence: 0,
  submitted_at: null,
  models: [],
  takes: [...takes],
});
const finished = (question: string, take: string): StoredTake => ({
  question,
  take,
  finished: true,
  duration_ms: 4_000,
  chunks: [],
});
const sound = (bytes = 4) => new Blob([new Uint8Array(bytes)], { type: 'audio/webm' });
const held = (recording: string, chunk: number): ChunkEntry =>
  chunkEntry({ recording, chunk, type: 'audio/webm', durationMs: 2_000, bytes: new ArrayBuffer(4) });

type Options = {
  readonly server?: TaskState | null;
  readonly remembered?: TakeMemory;
  readonly journaled?: readonly ChunkEntry[];
  readonly write?: () => Promise<boolean>;
  readonly finish?: (take: string) => CallResult<{ task: TaskState }> | undefined;
};

/** The store of a browser, and a server that takes everything, or what a test says. */
function aStore({ server = null, remembered = {}, journaled = [], write, finish }: Options = {}) {
  const world = { online: true, kept: remembered, asked: [] as string[], stored: server };
  const sync = createChunkSync({
    owner: 'mei/task',
    journal: aJournal<string, RecordedChunk>(write).journal,
    journaled,
    send: async () => (world.online ? { ok: true, reply: {} } : OFFLINE),
    needsSignIn: () => false,
  });
  let takes = 0;
  const store = createSpokenStore({
    questions: ['p1q1', 'card'],
    task: server,
    remembered,
    journaled,
    sync,
    newTake: () => `take-${(takes += 1)}`,
    keep: (memory) => (world.kept = memory),
    isOnline: () => world.online,
    async finishOnServer(question, take, { chunks, bytes, durationMs }) {
      world.asked.push(`${question} ${take}: ${chunks} chunks, ${bytes} bytes, ${durationMs} ms`);
      const answer = finish?.(take);
      if (answer) return answer;
      const others = (world.stored?.takes ?? []).filter((each) => each.question !== question);
      world.stored = task([...others, finished(question, take)]);
      return { ok: true, reply: { task: world.stored } };
    },
    async submitOnServer() {
      world.stored = task(world.stored?.takes ?? [], 'submitted');
      return { ok: true, reply: { task: world.stored } };
    },
  });
  const look = (question: string) => store.getView().questions.get(question);
  return { store, world, look };
}

/** Until everything that is under way has happened. */
async function pass(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await setImmediate();
}

async function record({ store }: Pick<ReturnType<typeof aStore>, 'store'>, question = 'p1q1') {
  store.begin(question);
  store.addChunk(sound(), 2_000);
  store.addChunk(sound(3), 1_000);
  await store.end();
}

describe('a recording', () => {
  test('is stored when the server has joined all of it', async () => {
    const { store, world, look } = aStore();
    await record({ store });
    await pass();
    expect(world.asked).toEqual(['p1q1 take-1: 2 chunks, 7 bytes, 3000 ms']);
    expect(look('p1q1')?.answer).toEqual({ take: 'take-1', place: 'stored', durationMs: 4_000 });
    expect(look('card')?.answer).toBeUndefined();
    expect(world.kept['p1q1']).toEqual([]);
  });

  test('is not called stored before its last piece is in the journal', async () => {
    const writes: ((isWritten: boolean) => void)[] = [];
    const { store, world, look } = aStore({
      write: () => new Promise((resolve) => writes.push(resolve)),
    });
    world.online = false;
    const ended = record({ store });
    await pass();
    expect(look('p1q1')?.answer?.place).toBe('storing');
    for (const written of writes) written(true);
    await ended;
    expect(look('p1q1')?.answer?.place).toBe('here');
    expect(world.kept['p1q1']).toMatchObject([{ take: 'take-1', chunks: 2, ended: true }]);
  });

  test('that this browser cannot store is unsafe until the server has it', async () => {
    const { store, world, look } = aStore({ write: async () => false });
    world.online = false;
    await record({ store });
    expect(look('p1q1')?.answer?.place).toBe('unsafe');
  });

  test('that is made again leaves the earlier one in place until it has ended', async () => {
    const { store, look } = aStore({ server: task([finished('p1q1', 'old')]) });
    store.begin('p1q1');
    store.addChunk(sound(), 2_000);
    expect(look('p1q1')).toMatchObject({ answer: { take: 'old', place: 'stored' }, interrupted: undefined });
    await store.end();
    await pass();
    expect(look('p1q1')?.answer?.take).toBe('take-1');
  });

  test('without any sound is none', async () => {
    const { store, world, look } = aStore();
    store.begin('p1q1');
    await store.end();
    expect([look('p1q1')?.answer, world.kept['p1q1']]).toEqual([undefined, []]);
  });

  test('that the server cannot join is named, and the one before it counts', async () => {
    const { store, look } = aStore({
      server: task([finished('p1q1', 'old')]),
      finish: () => refused('recording-incomplete'),
    });
    await record({ store });
    await pass();
    expect(look('p1q1')).toMatchObject({ answer: { take: 'old' }, failed: true });
  });

  test('can be heard where this browser has all of it', async () => {
    const { store } = aStore({ journaled: [held('card.left', 1), held('card.left', 0)] });
    await record({ store });
    expect(store.soundOf('take-1')?.size).toBe(7);
    expect(store.soundOf('left')?.size).toBe(8);
    expect(store.soundOf('another')).toBeUndefined();
  });
});

describe('after a reload', () => {
  const ENDED = { take: 'left', chunks: 2, bytes: 8, durationMs: 4_000, ended: true };

  test('a recording that had ended is sent and joined', async () => {
    const { store, world, look } = aStore({
      remembered: { p1q1: [ENDED] },
      journaled: [held('p1q1.left', 0), held('p1q1.left', 1)],
    });
    expect(look('p1q1')?.answer).toMatchObject({ take: 'left', place: 'here' });
    store.start();
    await pass();
    expect(world.asked).toEqual(['p1q1 left: 2 chunks, 8 bytes, 4000 ms']);
    expect(look('p1q1')?.answer?.place).toBe('stored');
  });

  test('an interrupted one is offered, and joined from both sides when the learner takes it', async () => {
    const stored = {
      ...finished('p1q1', 'broken'),
      finished: false,
      duration_ms: null,
      chunks: [
        { number: 0, bytes: 7 },
        { number: 1, bytes: 5 },
      ],
    };
    const { store, world, look } = aStore({
      server: task([stored]),
      remembered: { p1q1: [{ ...ENDED, take: 'broken', ended: false }] },
      // After a gap.
      journaled: [held('p1q1.broken', 2), held('p1q1.broken', 4)],
    });
    expect(look('p1q1')).toMatchObject({
      answer: undefined,
      interrupted: { take: 'broken', seconds: 6 },
    });
    store.start();
    await pass();
    expect(world.asked).toEqual([]);
    store.acceptInterrupted('p1q1');
    await pass();
    expect(world.asked).toEqual(['p1q1 broken: 3 chunks, 16 bytes, 6000 ms']);
    expect(look('p1q1')).toMatchObject({ answer: { place: 'stored' }, interrupted: undefined });
  });
});

describe('a submission', () => {
  test('waits for what is on its way', async () => {
    const { store, world } = aStore();
    await record({ store }, 'card');
    expect(await store.submit()).toBe(true);
    expect(world.asked).toHaveLength(1);
    expect(store.getView().task?.state).toBe('submitted');
  });

  test('without a connection changes nothing', async () => {
    const { store, world } = aStore();
    world.online = false;
    await record({ store });
    expect(await store.submit()).toBe(false);
    expect(store.getView().task).toBeNull();
  });

  test('on another device ends this one', async () => {
    const { store } = aStore({ finish: () => refused('task-over') });
    await record({ store });
    await pass();
    expect(store.getView().isOver).toBe(true);
  });
});
