import { openDB, type IDBPDatabase } from 'idb';
import type { HeldAnswer } from '../domain/merge-answers.ts';

/** What a browser keeps of an attempt until the server has it; survives a closed tab and a dead battery. */
export type AnswerJournal = {
  list(attemptId: string): Promise<readonly HeldAnswer[]>;
  /** True: kept. An entry never replaces one with a greater count, which another tab may have written. */
  keep(attemptId: string, answers: readonly HeldAnswer[]): Promise<boolean>;
  /** The attempt is over and everything has arrived: nothing of it stays on a shared computer. */
  forget(attemptId: string): Promise<void>;
};

const DATABASE = 'ninefold';
const STORE = 'answers';
/** Some Safaris never answer; the test must not wait for them. */
const PATIENCE_MS = 2_000;

type Row = HeldAnswer & { readonly attemptId: string };

const rangeOf = (attemptId: string) => IDBKeyRange.bound([attemptId, 0], [attemptId, Infinity]);

function withinPatience<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('too slow')), PATIENCE_MS),
  );
  return Promise.race([work, late]);
}

function openDatabase(): Promise<IDBPDatabase> {
  return openDB(DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore(STORE, { keyPath: ['attemptId', 'number'] });
    },
  });
}

function databaseJournal(opened: IDBPDatabase): AnswerJournal {
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
    list: (attemptId) =>
      withDatabase((current): Promise<readonly Row[]> => current.getAll(STORE, rangeOf(attemptId))),
    keep: (attemptId, answers) =>
      withDatabase(async (current) => {
        const transaction = current.transaction(STORE, 'readwrite');
        for (const answer of answers) {
          const before: Row | undefined = await transaction.store.get([attemptId, answer.number]);
          if (!before || before.sequence <= answer.sequence)
            await transaction.store.put({ ...answer, attemptId });
        }
        await transaction.done;
        return true;
      }),
    forget: (attemptId) => withDatabase((current) => current.delete(STORE, rangeOf(attemptId))),
  };
}

/** For private windows that refuse IndexedDB. */
function storageJournal(storage: Storage): AnswerJournal {
  const nameOf = (attemptId: string) => `answers:${attemptId}`;
  const read = (attemptId: string): Record<string, HeldAnswer> =>
    JSON.parse(storage.getItem(nameOf(attemptId)) ?? '{}') as Record<string, HeldAnswer>;
  return {
    async list(attemptId) {
      const kept = read(attemptId);
      return Object.keys(kept).flatMap((key) => kept[key] ?? []);
    },
    async keep(attemptId, answers) {
      const kept = read(attemptId);
      for (const answer of answers) {
        if ((kept[answer.number]?.sequence ?? 0) <= answer.sequence) kept[answer.number] = answer;
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
function noJournal(): AnswerJournal {
  return { list: async () => [], keep: async () => false, forget: async () => undefined };
}

/** Opens the best journal that this browser allows. Never rejects, and never takes long. */
export async function openAnswerJournal(): Promise<AnswerJournal> {
  try {
    return databaseJournal(await withinPatience(openDatabase()));
  } catch {
    try {
      const { localStorage } = window;
      localStorage.setItem('answers', '');
      localStorage.removeItem('answers');
      return storageJournal(localStorage);
    } catch {
      return noJournal();
    }
  }
}
