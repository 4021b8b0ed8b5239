import { expect, test } from 'vitest';
import { held } from './answer-sync-fixture.ts';
import { keepLatest } from './keep-latest.ts';

type Entry = ReturnType<typeof held>;

/** A journal whose writes end when they are told to. */
function slowJournal() {
  const rows = new Map<string, Entry>();
  const batches: (readonly string[])[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const journal = keepLatest<Entry>(
    {
      list: async () => [...rows.values()],
      keep: (_, entries) => {
        batches.push(entries.map(({ value }) => value));
        return new Promise((resolve, reject) => {
          ends.push((error) => {
            if (error) return reject(error);
            for (const entry of entries) rows.set(`${entry.number}`, entry);
            resolve(true);
          });
        });
      },
      forget: async () => rows.clear(),
    },
    ({ number }) => `${number}`,
    (entry, before) => !before || before.sequence <= entry.sequence,
  );
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  const end = async (error?: Error) => {
    await turn();
    ends.shift()?.(error);
    await turn();
  };
  return { journal, batches, end, turn };
}

const answer = (number: number, value: string, sequence: number) => held(number, value, sequence, false);

test('the first letter is written at once, and those that come meanwhile together, as they are by then', async () => {
  const { journal, batches, end, turn } = slowJournal();
  const kept = ['d', 'du', 'dub', 'dubl'].map((value, i) => journal.keep('a', [answer(1, value, i + 1)]));
  const other = journal.keep('a', [answer(2, 'x', 1)]);
  await turn();
  expect(batches).toEqual([['dubl', 'x']]);
  journal.keep('a', [answer(1, 'dubli', 5)]).catch(() => undefined);
  const last = journal.keep('a', [answer(1, 'dublin', 6)]);
  await turn();
  expect(batches).toHaveLength(1);
  await end();
  expect(await Promise.all([...kept, other])).toEqual([true, true, true, true, true]);
  expect(batches).toEqual([['dubl', 'x'], ['dublin']]);
  await end();
  expect(await last).toBe(true);
});

test('an older entry does not take the place of one that waits', async () => {
  const { journal, batches, end, turn } = slowJournal();
  journal.keep('a', [answer(1, 'new', 9)]).catch(() => undefined);
  const kept = journal.keep('a', [answer(1, 'old', 2)]);
  await turn();
  await end();
  expect(await kept).toBe(true);
  expect(batches).toEqual([['new']]);
});

test('a write that fails is told to those whose entries were in it, and the next one goes on', async () => {
  const { journal, end, turn } = slowJournal();
  const lost = journal.keep('a', [answer(1, 'lost', 1)]);
  await turn();
  const kept = journal.keep('a', [answer(1, 'kept', 2)]);
  const told = lost.then(
    () => 'kept',
    (error: Error) => error.message,
  );
  await end(new Error('disk full'));
  expect(await told).toBe('disk full');
  await end();
  expect(await kept).toBe(true);
  expect((await journal.list('a')).map(({ value }) => value)).toEqual(['kept']);
});

test('what is listed has everything that was on its way', async () => {
  const { journal, end } = slowJournal();
  journal.keep('a', [answer(1, 'one', 1)]).catch(() => undefined);
  const listed = journal.list('a');
  await end();
  expect((await listed).map(({ value }) => value)).toEqual(['one']);
});

test('what is forgotten does not come back with a write that was waiting', async () => {
  const { journal, end, turn } = slowJournal();
  journal.keep('a', [answer(1, 'one', 1)]).catch(() => undefined);
  await turn();
  journal.keep('a', [answer(1, 'two', 2)]).catch(() => undefined);
  const forgotten = journal.forget('a');
  await end();
  await end();
  await forgotten;
  expect(await journal.list('a')).toEqual([]);
});
