import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aJournal } from '#platform/outbox/outbox-fixture.ts';
import { SAVE_AFTER_MS } from '#platform/outbox/save-timer.ts';
import type { SavedAnswer } from '../../domain/attempts/saved-answer.ts';
import { createAnswerSync, type SaveReply } from './answer-sync.ts';

const INSTANT = '2026-11-21T09:00:00.000Z';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers in a browser, and a server that replies with these lists to every batch. */
function anAnswerSync(lists: Partial<SaveReply> = {}) {
  const batches: (readonly SavedAnswer[])[] = [];
  const onReply = vi.fn();
  const { journal, written } = aJournal();
  const sync = createAnswerSync({
    attemptId: 'an-attempt',
    journal,
    stored: [{ number: 1, value: 'TRUE', sequence: 4 }],
    journaled: [{ key: 2, value: 'FALSE', sequence: 3, saved: false }],
    onReply,
    needsSignIn: () => false,
    async send(batch) {
      batches.push(batch);
      return { ok: true, reply: { saved: [], stale: [], late: [], server_now: INSTANT, ...lists } };
    },
  });
  const valueOf = (number: number) => sync.getSnapshot().entries.get(number)?.value;
  return { sync, batches, onReply, written, valueOf };
}

test('an answer is sent and acknowledged by the number of its question, and the reply is heard', async () => {
  const { sync, batches, onReply, written } = anAnswerSync({ saved: [{ number: 2, sequence: 3 }] });
  sync.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(batches).toEqual([[{ number: 2, value: 'FALSE', sequence: 3 }]]);
  expect(sync.listPending()).toEqual([]);
  expect(written.get(2)).toMatchObject({ key: 2, saved: true });
  expect(onReply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ server_now: INSTANT }));
});

test('a newer answer of the server replaces the one here', async () => {
  const { sync, valueOf } = anAnswerSync({ stale: [{ number: 2, value: 'NOT GIVEN', sequence: 9 }] });
  sync.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(valueOf(2)).toBe('NOT GIVEN');
  sync.take([{ number: 1, value: 'FALSE', sequence: 5 }]);
  expect(valueOf(1)).toBe('FALSE');
});

test('a submission settles the answers that it took along', () => {
  const { sync, onReply } = anAnswerSync();
  expect(sync.listPending()).toEqual([{ number: 2, value: 'FALSE', sequence: 3 }]);
  sync.settle({ saved: [{ number: 2, sequence: 3 }], stale: [], late: [], server_now: INSTANT });
  expect(sync.listPending()).toEqual([]);
  expect(onReply).toHaveBeenCalledTimes(1);
});

test('an answer that was checked in practice is what was marked', () => {
  const { sync, valueOf } = anAnswerSync();
  sync.lock([{ number: 2, given: 'TRUE' }]);
  sync.change(2, 'NOT GIVEN');
  expect(valueOf(2)).toBe('TRUE');
});

test('a pasted character that no database stores does not keep the rest from being saved', async () => {
  const { sync, batches, valueOf } = anAnswerSync({ saved: [{ number: 2, sequence: 3 }] });
  sync.change(1, 'The number\u0000 rose.');
  expect(valueOf(1)).toBe('The number rose.');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(batches[0]).toContainEqual({ number: 1, value: 'The number rose.', sequence: 5 });
});
