import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aJournal } from './outbox-fixture.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxEntry, OutboxRecord } from './outbox-entry.ts';
import { SAVE_AFTER_MS } from './save-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Position = OutboxRecord<string, number>;

/** A server that stores each video's position, in seconds. The last one wins. */
function aServer(...stored: readonly Position[]) {
  const positions = new Map(stored.map((each) => [each.key, each]));
  function save(batch: readonly Position[]) {
    const isNewer = ({ key, sequence }: Position) => sequence > (positions.get(key)?.sequence ?? 0);
    const saved = batch.filter(isNewer);
    const stale = batch.filter((each) => !isNewer(each)).flatMap(({ key }) => positions.get(key) ?? []);
    for (const each of saved) positions.set(each.key, each);
    return { ok: true, reply: { saved, stale } } as const;
  }
  return { positions, save };
}

/** The videos of a learner in one browser. */
function aBrowser(
  { positions, save }: ReturnType<typeof aServer>,
  left: readonly OutboxEntry<string, number>[] = [],
) {
  const { journal, written } = aJournal<string, number>();
  const outbox = createOutbox<string, number>({
    owner: 'a-learner',
    journal,
    journaled: left,
    rules: { nothing: 0 },
    list: async () => ({ ok: true, reply: [...positions.values()] }),
    send: async (batch) => save(batch),
    needsSignIn: () => false,
  });
  return { outbox, written, at: (video: string) => outbox.getSnapshot().entries.get(video)?.value };
}

test('a video goes on where it was stopped, also on another device', async () => {
  const server = aServer();
  const one = aBrowser(server);
  one.outbox.change('lesson-1', 12.5);
  one.outbox.change('lesson-1', 40);
  expect(one.written.get('lesson-1')).toMatchObject({ value: 40, saved: false });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(one.outbox.getSnapshot().state).toBe('saved');
  const other = aBrowser(server);
  await other.outbox.look();
  expect(other.at('lesson-1')).toBe(40);
});

test('a position that was left in a browser goes above the one of the server', async () => {
  const server = aServer({ key: 'lesson-1', value: 300, sequence: 7 });
  const { outbox } = aBrowser(server, [{ key: 'lesson-1', value: 20, sequence: 1, saved: false }]);
  outbox.start();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(server.positions.get('lesson-1')).toEqual({ key: 'lesson-1', value: 20, sequence: 8 });
});

test('the last one of two devices wins, and nobody has to choose', async () => {
  const server = aServer();
  const { outbox, at } = aBrowser(server);
  await outbox.look();
  server.save([{ key: 'lesson-1', value: 300, sequence: 5 }]);
  outbox.change('lesson-1', 20);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(at('lesson-1')).toBe(300);
  expect(outbox.getSnapshot().entries.get('lesson-1')?.aside).toBeUndefined();
});

test('a video that was never started is at its beginning: that is no change', () => {
  const { outbox } = aBrowser(aServer());
  outbox.change('lesson-1', 0);
  expect(outbox.listPending()).toEqual([]);
});
