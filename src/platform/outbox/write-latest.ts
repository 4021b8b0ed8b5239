import type { Journal } from './journal.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/**
 * A journal that writes one batch at a time. A person may type faster than the device writes, and does not
 * wait for every letter. The changes in between go into the next batch, each entry once and in its newest
 * form. The last change is written after two writes at most. Listing and forgetting wait for the write that
 * is running.
 */
export function writeLatest<Key, Value>(
  journal: Journal<Key, Value>,
  replaces: (entry: OutboxEntry<Key, Value>, before: OutboxEntry<Key, Value> | undefined) => boolean,
): Journal<Key, Value> {
  /** By owner and key. */
  const waiting = new Map<string, Map<Key, OutboxEntry<Key, Value>>>();
  let next: Promise<boolean> | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function writeWaiting(): Promise<boolean> {
    const batches = [...waiting].map(([owner, entries]) => [owner, [...entries.values()]] as const);
    waiting.clear();
    next = undefined;
    const writing = Promise.all(batches.map(([owner, entries]) => journal.write(owner, entries)));
    running = writing.catch(() => undefined);
    return (await writing).every(Boolean);
  }

  return {
    async list(owner) {
      // The caller of `write` gets the error. Stored entries can still be listed.
      await (next?.catch(() => false) ?? running);
      return journal.list(owner);
    },
    write(owner, entries) {
      const batch = waiting.get(owner) ?? new Map<Key, OutboxEntry<Key, Value>>();
      waiting.set(owner, batch);
      for (const entry of entries) if (replaces(entry, batch.get(entry.key))) batch.set(entry.key, entry);
      next ??= running.then(writeWaiting);
      return next;
    },
    async forget(owner, entries) {
      if (entries) for (const { key } of entries) waiting.get(owner)?.delete(key);
      else waiting.delete(owner);
      await running;
      await journal.forget(owner, entries);
    },
  };
}
