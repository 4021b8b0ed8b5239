import { openDB } from 'idb';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HeldAnswer } from '../../domain/merge-answers.ts';
import { held } from './answer-sync-fixture.ts';
import { openAnswerJournal } from './answer-journal.ts';

// Files of one worker share their modules: another one may have loaded the journal with the real package.
vi.hoisted(() => void vi.resetModules());
vi.mock('idb', () => ({ openDB: vi.fn() }));
afterAll(() => void vi.resetModules());

const PATIENCE_MS = 2000;
type Row = HeldAnswer & { readonly attemptId: string };
const never = () => new Promise<never>(() => undefined);

/** What of IndexedDB the journal uses, with its rows for all to see. */
function aDatabase(rows = new Map<string, Row>()) {
  const keyOf = (attemptId: string, number: number) => `${attemptId} ${number}`;
  const inRange = ([attemptId]: readonly string[]) =>
    [...rows].filter(([, row]) => row.attemptId === attemptId);
  const store = {
    get: async ([attemptId, number]: [string, number]) => rows.get(keyOf(attemptId, number)),
    put: async (row: Row) => void rows.set(keyOf(row.attemptId, row.number), row),
  };
  const database = {
    getAll: vi.fn(async (_: string, lower: readonly string[]) => inRange(lower).map(([, row]) => row)),
    delete: vi.fn(async (_: string, lower: readonly string[]) => {
      for (const [key] of inRange(lower)) rows.delete(key);
    }),
    transaction: vi.fn(() => ({ store, done: Promise.resolve() })),
  };
  return { database, rows };
}

/** What of local storage the journal uses. */
function aStorage() {
  const items = new Map<string, string>();
  return {
    items,
    storage: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: vi.fn((name: string, text: string) => void items.set(name, text)),
      removeItem: (name: string) => void items.delete(name),
    },
  };
}

const opensWith = (database: object) => vi.mocked(openDB).mockResolvedValue(database as never);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(openDB).mockReset();
  vi.stubGlobal('IDBKeyRange', { bound: (lower: unknown) => lower });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (value: string, sequence: number, saved = false) => held(1, value, sequence, saved);

const JOURNALS: readonly [string, () => void][] = [
  ['in the browser’s database', () => void opensWith(aDatabase().database)],
  [
    'in local storage, where the database is refused',
    () => {
      vi.mocked(openDB).mockRejectedValue(new Error('refused'));
      vi.stubGlobal('window', { localStorage: aStorage().storage });
    },
  ],
];

describe.each(JOURNALS)('a journal %s', (_, prepare) => {
  beforeEach(prepare);
  const listed = async (attemptId = 'a') =>
    (await (await openAnswerJournal()).list(attemptId)).map(({ number, value, sequence, saved }) => [
      number,
      value,
      sequence,
      saved,
    ]);

  test('gives back what it has kept, also to the next page', async () => {
    const journal = await openAnswerJournal();
    expect(await journal.list('a')).toEqual([]);
    expect(await journal.keep('a', [answer('TRUE', 1), held(2, 'FALSE', 3, true)])).toBe(true);
    expect(await listed()).toEqual([
      [1, 'TRUE', 1, false],
      [2, 'FALSE', 3, true],
    ]);
  });

  test('keeps the attempts apart', async () => {
    const journal = await openAnswerJournal();
    await journal.keep('a', [answer('TRUE', 1)]);
    expect(await listed('b')).toEqual([]);
  });

  test.each([
    ['a newer entry', answer('FALSE', 3), [1, 'FALSE', 3, false]],
    ['the acknowledgement of the same', answer('TRUE', 2, true), [1, 'TRUE', 2, true]],
  ])('takes %s in the place of the old one', async (_entry, entry, expected) => {
    const journal = await openAnswerJournal();
    await journal.keep('a', [answer('TRUE', 2)]);
    await journal.keep('a', [entry]);
    expect(await listed()).toEqual([expected]);
  });

  test('does not put an older entry in the place of one that another tab wrote', async () => {
    const journal = await openAnswerJournal();
    await journal.keep('a', [answer('TRUE', 7)]);
    await journal.keep('a', [answer('FALSE', 3), held(2, 'TRUE', 1, false)]);
    expect(await listed()).toEqual([
      [1, 'TRUE', 7, false],
      [2, 'TRUE', 1, false],
    ]);
  });

  test('forgets one attempt and keeps the others', async () => {
    const journal = await openAnswerJournal();
    await journal.keep('a', [answer('TRUE', 1)]);
    await journal.keep('b', [answer('FALSE', 1)]);
    await journal.forget('a');
    expect(await listed('a')).toEqual([]);
    expect(await listed('b')).toHaveLength(1);
  });
});

describe('a database', () => {
  test('that iOS has closed in the background is opened again', async () => {
    const rows = new Map<string, Row>();
    const closed = aDatabase(rows).database;
    opensWith(closed);
    const journal = await openAnswerJournal();
    closed.transaction.mockImplementation(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    opensWith(aDatabase(rows).database);
    expect(await journal.keep('a', [answer('TRUE', 1)])).toBe(true);
    expect(rows.size).toBe(1);
    expect(openDB).toHaveBeenCalledTimes(2);
  });

  test('that stays broken rejects: whoever keeps must know', async () => {
    const { database } = aDatabase();
    database.transaction.mockImplementation(() => {
      throw new Error('the disk is full');
    });
    opensWith(database);
    const journal = await openAnswerJournal();
    await expect(journal.keep('a', [answer('TRUE', 1)])).rejects.toThrow('the disk is full');
  });

  test('that never opens is given up after two seconds', async () => {
    vi.mocked(openDB).mockImplementation(never);
    const { storage, items } = aStorage();
    vi.stubGlobal('window', { localStorage: storage });
    const opening = openAnswerJournal();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    const journal = await opening;
    await journal.keep('a', [answer('TRUE', 1)]);
    expect(items.size).toBe(1);
  });

  test('that never answers is given up after two seconds and another two', async () => {
    const { database } = aDatabase();
    database.getAll.mockImplementation(never);
    opensWith(database);
    const listing = (await openAnswerJournal()).list('a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
    expect(await listing).toBeInstanceOf(Error);
  });
});

describe('without a database', () => {
  beforeEach(() => void vi.mocked(openDB).mockRejectedValue(new Error('refused')));

  test.each<[string, object]>([
    [
      'storage is refused',
      {
        get localStorage() {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
    ['there is no storage', {}],
    [
      'storage has no room at all',
      {
        localStorage: {
          ...aStorage().storage,
          setItem() {
            throw new DOMException('full', 'QuotaExceededError');
          },
        },
      },
    ],
  ])('and where %s, nothing is kept and it is said', async (_, window) => {
    vi.stubGlobal('window', window);
    const journal = await openAnswerJournal();
    expect(await journal.keep('a', [answer('TRUE', 1)])).toBe(false);
    expect(await journal.list('a')).toEqual([]);
    await expect(journal.forget('a')).resolves.toBeUndefined();
  });

  test('and where what is in the storage is broken, listing rejects and does not throw', async () => {
    const { storage, items } = aStorage();
    items.set('answers:a', '{');
    vi.stubGlobal('window', { localStorage: storage });
    const journal = await openAnswerJournal();
    await expect(journal.list('a')).rejects.toThrow(SyntaxError);
  });

  test('and where the storage fills up later, keeping rejects', async () => {
    const { storage } = aStorage();
    vi.stubGlobal('window', { localStorage: storage });
    const journal = await openAnswerJournal();
    storage.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(journal.keep('a', [answer('TRUE', 1)])).rejects.toThrow('full');
  });

  test('the attempt leaves no trace of the trying', async () => {
    const { storage, items } = aStorage();
    vi.stubGlobal('window', { localStorage: storage });
    await openAnswerJournal();
    expect(items.size).toBe(0);
  });
});
