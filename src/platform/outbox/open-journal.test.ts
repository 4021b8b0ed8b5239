import { openDB } from 'idb';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDatabase, aStorage } from './journal-fixture.ts';
import { openJournal, type JournalPlace } from './open-journal.ts';
import { entry } from './outbox-fixture.ts';
import type { OutboxEntry } from './outbox-entry.ts';

// Files of one worker share their modules: another one may have loaded the journal with the real package.
vi.hoisted(() => void vi.resetModules());
vi.mock('idb', () => ({ openDB: vi.fn() }));
afterAll(() => void vi.resetModules());

const PATIENCE_MS = 2000;
type Row = Omit<OutboxEntry<number, string>, 'key'> & { readonly number: number };
const never = () => new Promise<never>(() => undefined);

const PLACE: JournalPlace<number, string, Row> = {
  database: 'a-database',
  store: 'records',
  keyPath: ['owner', 'number'],
  toRow: ({ key, ...rest }) => ({ ...rest, number: key }),
  toEntry: ({ number, ...rest }) => ({ ...rest, key: number }),
  isJson: true,
};
const open = () => openJournal(PLACE);

const opensWith = (opened: { open: unknown }) => vi.mocked(openDB).mockImplementation(opened.open as never);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(openDB).mockReset();
  vi.stubGlobal('IDBKeyRange', { bound: (lower: unknown) => lower });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unsaved = (value: string, sequence: number, saved = false) => entry(1, value, sequence, saved);

const JOURNALS: readonly [string, () => void][] = [
  ['in the browser’s database', () => void opensWith(aDatabase())],
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
    (await (await open()).list(attemptId)).map(({ key, value, sequence, saved }) => [
      key,
      value,
      sequence,
      saved,
    ]);

  test('lists what was written, also to the next page', async () => {
    const journal = await open();
    expect(await journal.list('a')).toEqual([]);
    expect(await journal.write('a', [unsaved('TRUE', 1), entry(2, 'FALSE', 3, true)])).toBe(true);
    expect(await listed()).toEqual([
      [1, 'TRUE', 1, false],
      [2, 'FALSE', 3, true],
    ]);
  });

  test('keeps the owners apart', async () => {
    const journal = await open();
    await journal.write('a', [unsaved('TRUE', 1)]);
    expect(await listed('b')).toEqual([]);
  });

  test.each([
    ['a newer entry', unsaved('FALSE', 3), [1, 'FALSE', 3, false]],
    ['the acknowledgement of the same', unsaved('TRUE', 2, true), [1, 'TRUE', 2, true]],
  ])('takes %s in the place of the old one', async (_entry, later, expected) => {
    const journal = await open();
    await journal.write('a', [unsaved('TRUE', 2)]);
    await journal.write('a', [later]);
    expect(await listed()).toEqual([expected]);
  });

  test('does not put an older entry in the place of one that another tab wrote', async () => {
    const journal = await open();
    await journal.write('a', [unsaved('TRUE', 7)]);
    await journal.write('a', [unsaved('FALSE', 3), entry(2, 'TRUE', 1, false)]);
    expect(await listed()).toEqual([
      [1, 'TRUE', 7, false],
      [2, 'TRUE', 1, false],
    ]);
  });

  test('forgets one owner and no other', async () => {
    const journal = await open();
    await journal.write('a', [unsaved('TRUE', 1)]);
    await journal.write('b', [unsaved('FALSE', 1)]);
    await journal.forget('a');
    expect(await listed('a')).toEqual([]);
    expect(await listed('b')).toHaveLength(1);
  });

  test('forgets single entries', async () => {
    const journal = await open();
    await journal.write('a', [unsaved('TRUE', 1), entry(2, 'FALSE', 1, false)]);
    await journal.forget('a', [unsaved('TRUE', 1)]);
    expect(await listed('a')).toEqual([[2, 'FALSE', 1, false]]);
  });
});

describe('a database', () => {
  test('that iOS has closed in the background is opened again', async () => {
    const { rows, ...closed } = aDatabase();
    opensWith(closed);
    const journal = await open();
    closed.database.transaction.mockImplementation(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    opensWith(aDatabase(rows));
    expect(await journal.write('a', [unsaved('TRUE', 1)])).toBe(true);
    expect(rows.size).toBe(1);
    expect(openDB).toHaveBeenCalledTimes(2);
  });

  test('that stays broken rejects: the caller must know', async () => {
    const opened = aDatabase();
    opened.database.transaction.mockImplementation(() => {
      throw new Error('the disk is full');
    });
    opensWith(opened);
    const journal = await open();
    await expect(journal.write('a', [unsaved('TRUE', 1)])).rejects.toThrow('the disk is full');
  });

  test('that never opens is given up after two seconds', async () => {
    vi.mocked(openDB).mockImplementation(never);
    const { storage, items } = aStorage();
    vi.stubGlobal('window', { localStorage: storage });
    const opening = open();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    const journal = await opening;
    await journal.write('a', [unsaved('TRUE', 1)]);
    expect(items.size).toBe(1);
  });

  test('that never answers is given up after two seconds and another two', async () => {
    const opened = aDatabase();
    opened.database.getAll.mockImplementation(never);
    opensWith(opened);
    const listing = (await open()).list('a').catch((error: unknown) => error);
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
  ])('and where %s, nothing is written, and `write` says so', async (_, window) => {
    vi.stubGlobal('window', window);
    const journal = await open();
    expect(await journal.write('a', [unsaved('TRUE', 1)])).toBe(false);
    expect(await journal.list('a')).toEqual([]);
    await expect(journal.forget('a')).resolves.toBeUndefined();
  });

  test('and where what is in the storage is broken, listing rejects and does not throw', async () => {
    const { storage, items } = aStorage();
    items.set('records:a', '{');
    vi.stubGlobal('window', { localStorage: storage });
    const journal = await open();
    await expect(journal.list('a')).rejects.toThrow(SyntaxError);
  });

  test('and where the storage fills up later, writing rejects', async () => {
    const { storage } = aStorage();
    vi.stubGlobal('window', { localStorage: storage });
    const journal = await open();
    storage.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(journal.write('a', [unsaved('TRUE', 1)])).rejects.toThrow('full');
  });

  test('trying leaves no trace in it', async () => {
    const { storage, items } = aStorage();
    vi.stubGlobal('window', { localStorage: storage });
    await open();
    expect(items.size).toBe(0);
  });
});
