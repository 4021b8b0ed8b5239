import { beforeEach, expect, test, vi } from 'vitest';
import { aJournal } from '#platform/outbox/outbox-fixture.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';
import { createLessonWork, type LessonReply, type Receipt, type SavedAnswers } from './lesson-work.ts';

const PROGRESS: LessonReply['progress'] = {
  state: 'untouched',
  done_count: 0,
  required_count: 2,
  done_blocks: [],
  left: [],
  added: [],
};
const receipt = (number: number, value: string, sequence = 1): Receipt => ({
  number,
  value,
  sequence,
  right: value === 'live',
  rule: value === 'live' ? 'exact' : 'different',
  accepted: ['live'],
  words: null,
  explanation: 'One verb.',
  evidence: [],
  models: [],
  first: { value, right: value === 'live', rule: 'different' },
  tries: sequence,
});

/** A server that marks what it gets, or cannot be reached. */
function aServer() {
  const sent: { number: number; value: string; sequence: number }[][] = [];
  const server = { online: true, sent };
  const send = (answers: readonly { number: number; value: string; sequence: number }[]) => {
    sent.push([...answers]);
    if (!server.online) return Promise.resolve({ ok: false, kind: 'unreachable' } as const);
    const reply: SavedAnswers = {
      saved: answers.map(({ number, value, sequence }) => receipt(number, value, sequence)),
      stale: [],
      transcripts: [],
      progress: { ...PROGRESS, state: 'started', done_count: 1 },
      server_now: '2026-11-23T00:00:00.000Z',
    };
    return Promise.resolve({ ok: true, reply } as const);
  };
  return { server, send };
}

function aLesson(answers: readonly Receipt[] = [], journaled: readonly OutboxEntry<number, string>[] = []) {
  const { server, send } = aServer();
  const work = createLessonWork({
    owner: 'visitor/grammar-basics/word-order',
    reply: { answers: [...answers], transcripts: [], progress: PROGRESS } as unknown as LessonReply,
    journal: aJournal().journal,
    journaled,
    send,
    needsSignIn: () => false,
  });
  return { work, server };
}

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('what is typed stays in this browser; what is checked comes back with its mark', async () => {
  const { work, server } = aLesson();
  work.change(1, 'am live');
  expect(server.sent).toEqual([]);
  expect(aLesson().work.valueOf(1)).toBe('am live');

  work.check([1]);
  await vi.waitFor(() => expect(work.getView().receipts.get(1)?.right).toBe(false));
  expect(server.sent).toEqual([[{ number: 1, value: 'am live', sequence: 1 }]]);
  expect(work.getView().progress.done_count).toBe(1);
  expect(stored.size).toBe(0);
});

test('a wrong answer is tried again with a higher sequence; the same words need no new mark', async () => {
  const { work, server } = aLesson([receipt(1, 'am live')]);
  work.tryAgain([1]);
  expect(work.getView().receipts.has(1)).toBe(false);
  expect(work.valueOf(1)).toBe('am live');
  work.check([1]);
  expect(work.getView().receipts.get(1)?.right).toBe(false);
  expect(server.sent).toEqual([]);

  work.tryAgain([1]);
  work.change(1, 'live');
  work.check([1]);
  await vi.waitFor(() => expect(work.getView().receipts.get(1)?.right).toBe(true));
  expect(server.sent).toEqual([[{ number: 1, value: 'live', sequence: 2 }]]);
});

test('without a connection a checked answer waits, and is marked when the connection is back', async () => {
  const { work, server } = aLesson();
  server.online = false;
  work.change(1, 'live');
  work.check([1]);
  await vi.waitFor(() => expect(work.getView().isOffline).toBe(true));
  expect([...work.getView().waiting]).toEqual([1]);
  server.online = true;
  await work.outbox.flush();
  await vi.waitFor(() => expect(work.getView().receipts.get(1)?.right).toBe(true));
  expect([...work.getView().waiting]).toEqual([]);
});

test('a submitted task is done, and its draft is not', () => {
  const left = (block: string, kind: 'text' | 'task') => ({ block, kind, percent: 0, questions: 0 });
  const { work } = aLesson();
  work.takeProgress({ ...PROGRESS, left: [left('opening', 'text'), left('essay', 'task')] });
  const task = { state: 'draft' } as NonNullable<LessonReply['task']>;
  work.takeTask(task);
  expect(work.getView().progress.left).toHaveLength(2);
  work.takeTask({ ...task, state: 'submitted' });
  expect(work.getView().progress).toEqual({
    ...PROGRESS,
    state: 'started',
    done_count: 1,
    done_blocks: ['essay'],
    left: [left('opening', 'text')],
  });
  work.takeProgress({ ...PROGRESS, left: [left('essay', 'task')] });
  work.takeTask({ ...task, state: 'submitted' });
  expect(work.getView().progress.state).toBe('done');
});
