import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { aJournal } from '#platform/outbox/outbox-fixture.ts';
import { createLessonFacts, type SeenBlock, type Watched } from './lesson-facts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const UNREACHABLE = { ok: false, kind: 'unreachable' } as const;
const OK = { ok: true, reply: {} } as const;
const refused = (code: string): CallResult<unknown> => ({
  ok: false,
  kind: 'refused',
  code,
  problem: { type: code, title: code, status: 422, detail: code },
});

/** The facts of a lesson with a server that has the last word, and a journal that outlives the visit. */
function aVisit(journal = aJournal<string>()) {
  const server = { answer: OK as CallResult<unknown>, seen: [] as string[], watched: [] as Watched[] };
  const open = async () =>
    createLessonFacts({
      owner: 'visitor/lamps/oil',
      journal: journal.journal,
      journaled: await journal.journal.list('visitor/lamps/oil'),
      async sendSeen(blocks: readonly SeenBlock[]) {
        if (server.answer.ok) server.seen.push(...blocks.map(({ id }) => id));
        return server.answer;
      },
      async sendWatched(watched: Watched) {
        if (server.answer.ok) server.watched.push(watched);
        return server.answer;
      },
      needsSignIn: () => false,
    });
  return { server, open };
}

const watched = (from: number, to: number): Watched => ({
  tutorial: 'a-lamp',
  ranges: [[from, to]],
  positionMs: to,
  at: to,
});

test('what was read is sent immediately, and said to be on the server', async () => {
  const { server, open } = aVisit();
  const facts = await open();
  expect(await facts.see({ id: 'opening' })).toBe(true);
  expect(server.seen).toEqual(['opening']);
  expect(facts.outbox.listPending()).toEqual([]);
});

test('without a connection nothing is lost: another visit sends it', async () => {
  const { server, open } = aVisit();
  server.answer = UNREACHABLE;
  const first = await open();
  expect(await first.see({ id: 'opening' })).toBe(false);
  first.watch(watched(0, 10_000));
  first.watch(watched(20_000, 30_000));
  await vi.advanceTimersByTimeAsync(100);
  first.outbox.stop();
  server.answer = OK;
  const second = await open();
  second.outbox.start();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.seen).toEqual(['opening']);
  expect(server.watched.at(-1)).toMatchObject({
    ranges: [
      [0, 10_000],
      [20_000, 30_000],
    ],
    positionMs: 30_000,
  });
});

test('a fact that the server refuses for good is not sent again', async () => {
  const { server, open } = aVisit();
  server.answer = refused('block-unknown');
  const facts = await open();
  expect(await facts.see({ id: 'gone' })).toBe(true);
  expect(facts.outbox.listPending()).toEqual([]);
});
