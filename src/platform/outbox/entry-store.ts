import type { Journal } from './journal.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { SaveState } from './save-state.ts';

export type OutboxSnapshot<Key, Value> = {
  readonly entries: ReadonlyMap<Key, OutboxEntry<Key, Value>>;
  readonly state: SaveState;
  /** False: this browser could not store the unsaved changes. Closing the tab would lose them. */
  readonly journaled: boolean;
  /** The records whose value here was replaced by a newer one from another tab or device. */
  readonly replaced: readonly Key[];
};

type Change<Key, Value> = Partial<Pick<OutboxSnapshot<Key, Value>, 'state' | 'replaced'>>;

/**
 * The entries of one owner, with a snapshot of them for the screen. Every change is written to the journal
 * immediately.
 */
export function createEntryStore<Key, Value>(
  owner: string,
  journal: Journal<Key, Value>,
  initial: ReadonlyMap<Key, OutboxEntry<Key, Value>>,
) {
  const entries = new Map(initial);
  const listeners = new Set<() => void>();
  /** The entries that the journal could not write. */
  const unwritten = new Set<Key>();
  let snapshot: OutboxSnapshot<Key, Value> = {
    entries: new Map(entries),
    state: 'saved',
    journaled: true,
    replaced: [],
  };

  function publish(change: Change<Key, Value> = {}): void {
    snapshot = { ...snapshot, ...change, entries: new Map(entries), journaled: unwritten.size === 0 };
    for (const listener of listeners) listener();
  }

  return {
    get: (key: Key) => entries.get(key),
    listAll: () => [...entries.values()],
    listPending: () => [...entries.values()].filter(({ saved }) => !saved),
    getSnapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish,
    put(changed: readonly OutboxEntry<Key, Value>[]): void {
      if (changed.length === 0) return;
      for (const entry of changed) entries.set(entry.key, entry);
      // A journal that fails (disk full, private window) must not stop the saving itself. The screen says so.
      const note = (written: boolean) => {
        for (const { key } of changed) {
          if (written) unwritten.delete(key);
          else if (entries.has(key)) unwritten.add(key);
        }
        if (snapshot.journaled !== (unwritten.size === 0)) publish();
      };
      journal.write(owner, changed).then(note, () => note(false));
    },
    /** Deletes these entries, here and in the journal. */
    remove(done: readonly OutboxEntry<Key, Value>[]): void {
      if (done.length === 0) return;
      for (const { key } of done) {
        entries.delete(key);
        unwritten.delete(key);
      }
      // A record that is sent twice changes nothing, so a journal that fails here does no harm.
      journal.forget(owner, done).catch(() => undefined);
    },
    /** All entries are replaced by these. */
    reset(all: ReadonlyMap<Key, OutboxEntry<Key, Value>>): void {
      entries.clear();
      this.put([...all.values()]);
    },
  };
}

export type EntryStore<Key, Value> = ReturnType<typeof createEntryStore<Key, Value>>;
