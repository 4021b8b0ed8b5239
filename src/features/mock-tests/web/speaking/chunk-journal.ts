import { openDB, type IDBPDatabase } from 'idb';

/** A piece of a recording on its way to the server. */
export type HeldChunk = {
  readonly attemptId: string;
  /** Which answer it belongs to. */
  readonly question: string;
  /** Within the answer, from 0 on. */
  readonly chunk: number;
  readonly type: string;
  readonly durationMs: number;
  /** Not a Blob: some Safaris cannot keep one. */
  readonly bytes: ArrayBuffer;
};

/** What this browser keeps of a recording until the server has acknowledged it. */
export type ChunkJournal = {
  list(attemptId: string): Promise<readonly HeldChunk[]>;
  /** False: it is only in memory, and a closed tab would lose it. */
  keep(chunk: HeldChunk): Promise<boolean>;
  forget(chunk: HeldChunk): Promise<void>;
};

const DATABASE = 'ninefold-recordings';
const STORE = 'chunks';
/** Some Safaris never answer; the test must not wait for them. */
const PATIENCE_MS = 2_000;

const keyOf = ({ attemptId, question, chunk }: HeldChunk) => [attemptId, question, chunk];

function withinPatience<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('too slow')), PATIENCE_MS),
  );
  return Promise.race([work, late]);
}

const openDatabase = () =>
  openDB(DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore(STORE, { keyPath: ['attemptId', 'question', 'chunk'] });
    },
  });

function databaseJournal(opened: IDBPDatabase): ChunkJournal {
  let database = opened;

  /** iOS closes connections of pages in the background: a closed one is opened again, once. */
  async function withDatabase<T>(work: (current: IDBPDatabase) => Promise<T>): Promise<T> {
    try {
      return await withinPatience(work(database));
    } catch {
      database = await withinPatience(openDatabase());
      return withinPatience(work(database));
    }
  }

  return {
    // Among keys a list comes after every number and string.
    list: (attemptId) =>
      withDatabase((current) => current.getAll(STORE, IDBKeyRange.bound([attemptId], [attemptId, []]))),
    keep: (chunk) => withDatabase((current) => current.put(STORE, chunk).then(() => true)),
    forget: (chunk) => withDatabase((current) => current.delete(STORE, keyOf(chunk))),
  };
}

/** Opens the journal; where the browser keeps nothing it says so with every chunk. Never rejects. */
export async function openChunkJournal(): Promise<ChunkJournal> {
  try {
    return databaseJournal(await withinPatience(openDatabase()));
  } catch {
    return { list: async () => [], keep: async () => false, forget: async () => undefined };
  }
}
