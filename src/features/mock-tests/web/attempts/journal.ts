import { openDB, type IDBPDatabase } from 'idb';
import { keepLatest } from './keep-latest.ts';

/** What a browser keeps of an attempt until the server has it; survives a closed tab and a dead battery. */
export type Journal<Entry> = {
  list(attemptId: string): Promise<readonly Entry[]>;
  /** True: kept. An entry never replaces one with a greater count, which another tab may have written. */
  keep(attemptId: string, entries: readonly Entry[]): Promise<boolean>;
  /** The attempt is over and everything has arrived: nothing of it stays on a shared computer. */
  forget(attemptId: string): Promise<void>;
};

/** Where entries are kept, and which of their fields tells one from another within an attempt. */
export type JournalPlace = { readonly database: string; readonly store: string; readonly key: string };

export type Counted = {
  readonly sequence: number;
  /** It was decided between two: the one that stays may have fewer changes. */
  readonly aside?: string;
};

const takesPlace = (entry: Counted, before: Counted | undefined) =>
  !before || before.sequence <= entry.sequence || entry.aside !== undefined;

/** Some Safaris never answer; the test must not wait for them. */
const PATIENCE_MS = 2_000;

const keyOf = (entry: object, { key }: JournalPlace): string | number =>
  (entry as Readonly<Record<string, string | number>>)[key] ?? '';

// Among keys a list comes after every number and string.
const rangeOf = (attemptId: string) => IDBKeyRange.bound([attemptId], [attemptId, []]);

function withinPatience<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('too slow')), PATIENCE_MS),
  );
  return Promise.race([work, late]);
}

function openDatabase({ database, store, key }: JournalPlace): Promise<IDBPDatabase> {
  return openDB(database, 1, {
    upgrade(created) {
      created.createObjectStore(store, { keyPath: ['attemptId', key] });
    },
  });
}

function databaseJournal<Entry extends Counted>(opened: IDBPDatabase, place: JournalPlace): Journal<Entry> {
  let database = opened;

  /** iOS closes connections of pages in the background: a closed one is opened again, once. */
  async function withDatabase<T>(work: (current: IDBPDatabase) => Promise<T>): Promise<T> {
    try {
      return await withinPatience(work(database));
    } catch {
      database = await withinPatience(openDatabase(place));
      return withinPatience(work(database));
    }
  }

  return {
    list: (attemptId) =>
      withDatabase((current): Promise<readonly Entry[]> => current.getAll(place.store, rangeOf(attemptId))),
    keep: (attemptId, entries) =>
      withDatabase(async (current) => {
        const transaction = current.transaction(place.store, 'readwrite');
        for (const entry of entries) {
          const key = [attemptId, keyOf(entry, place)];
          const before: Entry | undefined = await transaction.store.get(key);
          if (takesPlace(entry, before)) await transaction.store.put({ ...entry, attemptId });
        }
        await transaction.done;
        return true;
      }),
    forget: (attemptId) => withDatabase((current) => current.delete(place.store, rangeOf(attemptId))),
  };
}

/** For private windows that refuse IndexedDB. */
function storageJournal<Entry extends Counted>(storage: Storage, place: JournalPlace): Journal<Entry> {
  const nameOf = (attemptId: string) => `${place.store}:${attemptId}`;
  const read = (attemptId: string): Record<string, Entry> =>
    JSON.parse(storage.getItem(nameOf(attemptId)) ?? '{}') as Record<string, Entry>;
  return {
    async list(attemptId) {
      const kept = read(attemptId);
      return Object.keys(kept).flatMap((key) => kept[key] ?? []);
    },
    async keep(attemptId, entries) {
      const kept = read(attemptId);
      for (const entry of entries) {
        const key = keyOf(entry, place);
        if (takesPlace(entry, kept[key])) kept[key] = entry;
      }
      storage.setItem(nameOf(attemptId), JSON.stringify(kept));
      return true;
    },
    async forget(attemptId) {
      storage.removeItem(nameOf(attemptId));
    },
  };
}

/** The last resort: nothing is kept, and it says so. Saving to the server still works. */
function noJournal<Entry>(): Journal<Entry> {
  return { list: async () => [], keep: async () => false, forget: async () => undefined };
}

/** Opens the best journal that this browser allows. Never rejects, and never takes long. */
export async function openJournal<Entry extends Counted>(place: JournalPlace): Promise<Journal<Entry>> {
  try {
    const journal = databaseJournal<Entry>(await withinPatience(openDatabase(place)), place);
    return keepLatest(journal, (entry) => `${keyOf(entry, place)}`, takesPlace);
  } catch {
    try {
      const { localStorage } = window;
      localStorage.setItem(place.store, '');
      localStorage.removeItem(place.store);
      return storageJournal(localStorage, place);
    } catch {
      return noJournal();
    }
  }
}
