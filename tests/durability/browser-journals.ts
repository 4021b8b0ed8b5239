import type { Journal } from '#platform/outbox/journal.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';
import type { RecordedChunk } from '#platform/recordings/chunk-journal.ts';

/** A journal with the rules of the player's own, in memory instead of IndexedDB. */
function createMemoryJournal<Key extends string | number, Value>(): Journal<Key, Value> {
  const owners = new Map<string, Map<Key, OutboxEntry<Key, Value>>>();
  const entriesOf = (owner: string) => owners.get(owner) ?? new Map<Key, OutboxEntry<Key, Value>>();
  return {
    list: async (owner) =>
      [...entriesOf(owner).values()].sort((a, b) =>
        String(a.key).localeCompare(String(b.key), 'en', { numeric: true }),
      ),
    async write(owner, entries) {
      const written = entriesOf(owner);
      owners.set(owner, written);
      for (const entry of entries) {
        if ((written.get(entry.key)?.sequence ?? 0) <= entry.sequence) written.set(entry.key, entry);
      }
      return true;
    },
    async forget(owner, entries) {
      if (!entries) owners.delete(owner);
      else for (const { key } of entries) owners.get(owner)?.delete(key);
    },
  };
}

/** The storage of a browser that outlives its tabs. */
export function createBrowserJournals() {
  return {
    answers: createMemoryJournal<number, string>(),
    chunks: createMemoryJournal<string, RecordedChunk>(),
  };
}
