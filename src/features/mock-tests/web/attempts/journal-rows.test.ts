import { openDB } from 'idb';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDatabase } from '#platform/outbox/journal-fixture.ts';
import { openAnnotationJournal } from '../annotations/annotation-journal.ts';
import { openChunkJournal } from '#platform/recordings/chunk-journal.ts';
import { openAnswerJournal } from './answer-journal.ts';

// Files of one worker share their modules: another one may have loaded the journal with the real package.
vi.hoisted(() => void vi.resetModules());
vi.mock('idb', () => ({ openDB: vi.fn() }));
afterAll(() => void vi.resetModules());

const { bytes } = { bytes: new ArrayBuffer(8) };
const chunk = { chunk: 2, type: 'audio/webm', durationMs: 2_000, bytes };

/** The rows that browsers have held since the first release, and what they mean. */
const ROWS = [
  [
    'an answer',
    openAnswerJournal,
    'ninefold',
    ['attemptId', 'number'],
    { attemptId: 'a', number: 7, value: 'dublin', sequence: 4, saved: false, base: 1, aside: 'cork' },
    { key: 7, value: 'dublin', sequence: 4, saved: false, base: 1, aside: 'cork' },
  ],
  [
    'an annotation',
    openAnnotationJournal,
    'ninefold-annotations',
    ['attemptId', 'key'],
    { attemptId: 'a', key: 'note p1.A:1-9', value: 'why?', sequence: 2, saved: false },
    { key: 'note p1.A:1-9', value: 'why?', sequence: 2, saved: false },
  ],
  [
    'a chunk of a recording',
    openChunkJournal,
    'ninefold-recordings',
    ['attemptId', 'question', 'chunk'],
    { attemptId: 'a', question: 'p1q1', ...chunk },
    { key: 'p1q1/2', value: { recording: 'p1q1', ...chunk }, sequence: 1, saved: false },
  ],
] as const;

beforeEach(() => void vi.stubGlobal('IDBKeyRange', { bound: (lower: unknown) => lower }));
afterEach(() => void vi.unstubAllGlobals());

test.each(ROWS)(
  '%s that an earlier version left unsent is read',
  async (_, openJournal, ...[, keyPath, row, entry]) => {
    const name = JSON.stringify(keyPath.map((field) => (row as Readonly<Record<string, unknown>>)[field]));
    const { open } = aDatabase(new Map([[name, row]]));
    vi.mocked(openDB).mockImplementation(open as never);
    expect(await (await openJournal()).list('a')).toMatchObject([entry]);
  },
);

test.each(ROWS)(
  '%s is written as an earlier version reads it',
  async (_, openJournal, database, ...[, row, entry]) => {
    const { open, rows } = aDatabase();
    vi.mocked(openDB).mockImplementation(open as never);
    const journal = await openJournal();
    expect(vi.mocked(openDB).mock.lastCall?.slice(0, 2)).toEqual([database, 1]);
    // Each kind of journal takes its own kind of entry, which the table cannot say.
    expect(await journal.write('a', [entry as never])).toBe(true);
    expect([...rows.values()]).toEqual([row]);
    await journal.forget('a', [entry as never]);
    expect([...rows.values()]).toEqual([]);
  },
);
