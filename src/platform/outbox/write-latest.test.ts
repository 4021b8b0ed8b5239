import { expect, test } from 'vitest';
import { entry } from './outbox-fixture.ts';
import { writeLatest } from './write-latest.ts';

type Entry = ReturnType<typeof entry>;

/** A journal whose writes end when a test says so. */
function slowJournal() {
  const rows = new Map<number, Entry>();
  const batches: (readonly string[])[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const journal = writeLatest<number, string>(
    {
      list: async () => [...rows.values()],
      write: (_, entries) => {
        batches.push(entries.map(({ value }) => value));
        return new Promise((resolve, reject) => {
          ends.push((error) => {
            if (error) return reject(error);
            for (const each of entries) rows.set(each.key, each);
            resolve(true);
          });
        });
      },
      forget: async (_, entries = [...rows.values()]) => {
        for (const { key } of entries) rows.delete(key);
      },
    },
    (each, before) => !before || before.sequence <= each.sequence,
  );
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  const end = async (error?: Error) => {
    await turn();
    ends.shift()?.(error);
    await turn();
  };
  return { journal, batches, end, turn };
}

const unsaved = (key: number, value: string, sequence: number) => entry(key, value, sequence, false);

test('the first letter is written immediately, and those that come meanwhile together, in their newest form', async () => {
  const { journal, batches, end, turn } = slowJournal();
  const written = ['d', 'du', 'dub', 'dubl'].map((value, i) =>
    journal.write('a', [unsaved(1, value, i + 1)]),
  );
  const other = journal.write('a', [unsaved(2, 'x', 1)]);
  await turn();
  expect(batches).toEqual([['dubl', 'x']]);
  journal.write('a', [unsaved(1, 'dubli', 5)]).catch(() => undefined);
  const last = journal.write('a', [unsaved(1, 'dublin', 6)]);
  await turn();
  expect(batches).toHaveLength(1);
  await end();
  expect(await Promise.all([...written, other])).toEqual([true, true, true, true, true]);
  expect(batches).toEqual([['dubl', 'x'], ['dublin']]);
  await end();
  expect(await last).toBe(true);
});

test('an older entry does not replace one that waits', async () => {
  const { journal, batches, end, turn } = slowJournal();
  journal.write('a', [unsaved(1, 'new', 9)]).catch(() => undefined);
  const written = journal.write('a', [unsaved(1, 'old', 2)]);
  await turn();
  await end();
  expect(await written).toBe(true);
  expect(batches).toEqual([['new']]);
});

test('a write that fails is reported to the callers whose entries were in it, and the next one is tried', async () => {
  const { journal, end, turn } = slowJournal();
  const lost = journal.write('a', [unsaved(1, 'lost', 1)]);
  await turn();
  const written = journal.write('a', [unsaved(1, 'written', 2)]);
  const outcome = lost.then(
    () => 'written',
    (error: Error) => error.message,
  );
  await end(new Error('disk full'));
  expect(await outcome).toBe('disk full');
  await end();
  expect(await written).toBe(true);
  expect((await journal.list('a')).map(({ value }) => value)).toEqual(['written']);
});

test('a list has everything that was on its way', async () => {
  const { journal, end } = slowJournal();
  journal.write('a', [unsaved(1, 'one', 1)]).catch(() => undefined);
  const listed = journal.list('a');
  await end();
  expect((await listed).map(({ value }) => value)).toEqual(['one']);
});

test.each([
  ['all', undefined, []],
  ['one of two', [unsaved(1, 'two', 2)], ['other']],
])('what is forgotten, %s, does not return with a write that was waiting', async (_, forgotten, left) => {
  const { journal, end, turn } = slowJournal();
  journal.write('a', [unsaved(1, 'one', 1)]).catch(() => undefined);
  await turn();
  journal.write('a', [unsaved(1, 'two', 2), unsaved(2, 'other', 1)]).catch(() => undefined);
  const forgetting = journal.forget('a', forgotten);
  await end();
  await end();
  await forgetting;
  expect((await journal.list('a')).map(({ value }) => value)).toEqual(left);
});
