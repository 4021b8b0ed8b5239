import { openDB, type IDBPDatabase } from 'idb';
import type { Journal } from './journal.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { writeLatest } from './write-latest.ts';

/** Where the entries of one kind of record are. */
type StorePlace = {
  readonly database: string;
  readonly store: string;
  /** The fields that name a row. The first one is the owner's, which the journal adds itself. */
  readonly keyPath: readonly [owner: string, ...rest: string[]];
};

/** The database, its store, and how a row is written there. */
export type JournalPlace<Key, Value, Row extends object> = StorePlace & {
  readonly toRow: (entry: OutboxEntry<Key, Value>) => Row;
  readonly toEntry: (row: Row) => OutboxEntry<Key, Value>;
  /** True: a row has nothing but JSON in it. Local storage takes it where the database is refused. */
  readonly isJson: boolean;
};

/** Some Safaris never answer. No caller may wait for them longer than this. */
const PATIENCE_MS = 2_000;

type Entry = OutboxEntry<unknown, unknown>;

/** An entry with a value set aside has been decided already. It may replace one with a higher sequence. */
const replaces = (entry: Entry, before: Entry | undefined) =>
  !before || before.sequence <= entry.sequence || entry.aside !== undefined;

// Among keys a list comes after every number and string.
const rangeOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

function withinPatience<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('too slow')), PATIENCE_MS),
  );
  return Promise.race([work, late]);
}

function openDatabase({ database, store, keyPath }: StorePlace): Promise<IDBPDatabase> {
  return openDB(database, 1, {
    upgrade(created) {
      created.createObjectStore(store, { keyPath: [...keyPath] });
    },
  });
}

function databaseJournal<Key, Value, Row extends object>(
  opened: IDBPDatabase,
  place: JournalPlace<Key, Value, Row>,
): Journal<Key, Value> {
  const [ownerField, ...fields] = place.keyPath;
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
  const keyOf = (owner: string, row: Row): IDBValidKey => [
    owner,
    ...fields.map((field) => (row as Readonly<Record<string, string | number>>)[field] ?? ''),
  ];

  return {
    list: (owner) =>
      withDatabase(async (current) => {
        const rows: readonly Row[] = await current.getAll(place.store, rangeOf(owner));
        return rows.map(place.toEntry);
      }),
    write: (owner, entries) =>
      withDatabase(async (current) => {
        const transaction = current.transaction(place.store, 'readwrite');
        for (const entry of entries) {
          const row = place.toRow(entry);
          const before: Row | undefined = await transaction.store.get(keyOf(owner, row));
          if (replaces(entry, before && place.toEntry(before)))
            await transaction.store.put({ ...row, [ownerField]: owner });
        }
        await transaction.done;
        return true;
      }),
    forget: (owner, entries) =>
      withDatabase(async (current) => {
        if (!entries) return current.delete(place.store, rangeOf(owner));
        for (const entry of entries) await current.delete(place.store, keyOf(owner, place.toRow(entry)));
      }),
  };
}

/** For private windows that refuse IndexedDB. */
function storageJournal<Key, Value, Row extends object>(
  storage: Storage,
  place: JournalPlace<Key, Value, Row>,
): Journal<Key, Value> {
  const nameOf = (owner: string) => `${place.store}:${owner}`;
  const read = (owner: string): Record<string, Row> =>
    JSON.parse(storage.getItem(nameOf(owner)) ?? '{}') as Record<string, Row>;
  return {
    async list(owner) {
      const rows = read(owner);
      return Object.keys(rows).flatMap((key) => (rows[key] ? [place.toEntry(rows[key])] : []));
    },
    async write(owner, entries) {
      const rows = read(owner);
      for (const entry of entries) {
        const key = String(entry.key);
        const before = rows[key];
        if (replaces(entry, before && place.toEntry(before))) rows[key] = place.toRow(entry);
      }
      storage.setItem(nameOf(owner), JSON.stringify(rows));
      return true;
    },
    async forget(owner, entries) {
      if (!entries) return storage.removeItem(nameOf(owner));
      const rows = read(owner);
      for (const { key } of entries) delete rows[String(key)];
      storage.setItem(nameOf(owner), JSON.stringify(rows));
    },
  };
}

/** The last resort: nothing is written, and `write` returns false. Saving to the server still works. */
const noJournal = { list: async () => [], write: async () => false, forget: async () => undefined };

/** Opens the best journal that this browser allows. Never rejects, and never takes longer than 2 seconds. */
export async function openJournal<Key, Value, Row extends object>(
  place: JournalPlace<Key, Value, Row>,
): Promise<Journal<Key, Value>> {
  try {
    return writeLatest(databaseJournal(await withinPatience(openDatabase(place)), place), replaces);
  } catch {
    try {
      const { localStorage } = window;
      if (!place.isJson) return noJournal;
      localStorage.setItem(place.store, '');
      localStorage.removeItem(place.store);
      return storageJournal(localStorage, place);
    } catch {
      return noJournal;
    }
  }
}
