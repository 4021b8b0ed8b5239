import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aJournal, anOutbox, entry, refused, report, unreachable } from './outbox-fixture.ts';
import { SAVE_AFTER_MS } from './save-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a record that is stale on the server', () => {
  const stale = (value: string, sequence: number) => report({ stale: [{ key: 1, value, sequence }] });

  test('is replaced by what is there, and the record is named', async () => {
    const { journal, written } = aJournal();
    const { outbox, last, wait, state, entries, replaced } = anOutbox([], { journal });
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(stale('FALSE', 4));
    expect(entries()).toEqual([[1, 'FALSE', 4, true]]);
    expect([...written.values()]).toEqual([{ ...entry(1, 'FALSE', 4, true), aside: 'TRUE' }]);
    expect(replaced()).toEqual([1]);
    expect(state()).toBe('saved');
  });

  test('of the same count is replaced, too: the server is right', async () => {
    const { outbox, last, wait, entries, replaced } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(stale('FALSE', 1));
    expect(entries()).toEqual([[1, 'FALSE', 1, true]]);
    expect(replaced()).toEqual([1]);
  });

  test('and says the same is not named', async () => {
    const { outbox, last, wait, entries, replaced } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(stale('TRUE', 4));
    expect(entries()).toEqual([[1, 'TRUE', 4, true]]);
    expect(replaced()).toEqual([]);
  });

  test('gives way to what was typed since', async () => {
    const { outbox, last, wait, entries, replaced } = anOutbox();
    outbox.change(1, 'T');
    await wait(SAVE_AFTER_MS);
    outbox.change(1, 'TR');
    outbox.change(1, 'TRUE');
    await last().answer(stale('FALSE', 2));
    expect(entries()).toEqual([[1, 'TRUE', 3, false]]);
    expect(replaced()).toEqual([]);
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ key: 1, value: 'TRUE', sequence: 3 }]);
  });

  test('is named until it is changed again', async () => {
    const { outbox, last, wait, replaced } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(stale('FALSE', 4));
    outbox.change(2, 'TRUE');
    expect(replaced()).toEqual([1]);
    outbox.change(1, 'NOT GIVEN');
    expect(replaced()).toEqual([]);
  });

  test('is not counted as later again: the next change is newer than both', async () => {
    const { outbox, last, wait } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(stale('FALSE', 4));
    outbox.change(1, 'NOT GIVEN');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ key: 1, value: 'NOT GIVEN', sequence: 5 }]);
  });
});

describe('a record that arrived late', () => {
  test('is shown as late and not sent again', async () => {
    const { outbox, sent, last, wait, state, entries } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(report({ late: [{ key: 1, sequence: 1 }] }));
    expect(state()).toBe('late');
    expect(entries()).toEqual([[1, 'TRUE', 1, true]]);
    await wait(60_000);
    expect(sent).toHaveLength(1);
  });
});

describe('what another tab has saved', () => {
  const fresh = [{ key: 1, value: 'FALSE', sequence: 4 }];

  test('is taken over, saved, without sending anything', async () => {
    const { journal, written } = aJournal();
    const { outbox, sent, wait, state, entries } = anOutbox([entry(1, 'TRUE', 2, true)], { journal });
    outbox.take(fresh);
    expect(entries()).toEqual([[1, 'FALSE', 4, true]]);
    expect([...written.values()]).toEqual([entry(1, 'FALSE', 4, true)]);
    expect(state()).toBe('saved');
    await wait(60_000);
    expect(sent).toHaveLength(0);
  });

  test.each([
    ['older', 5],
    ['of the same count', 4],
  ])('and is %s than what is here changes nothing', (_, sequence) => {
    const { outbox, entries } = anOutbox([entry(1, 'TRUE', sequence, false)]);
    const heard = vi.fn();
    outbox.subscribe(heard);
    outbox.take(fresh);
    expect(entries()).toEqual([[1, 'TRUE', sequence, false]]);
    expect(heard).not.toHaveBeenCalled();
  });

  test('leaves what is still to be saved to be saved', async () => {
    const { outbox, last, wait, state } = anOutbox();
    outbox.change(2, 'TRUE');
    outbox.take(fresh);
    expect(state()).toBe('saving');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ key: 2, value: 'TRUE', sequence: 1 }]);
  });

  test('does not replace what was typed here and is not saved yet: that goes out as the newer one', async () => {
    const { outbox, last, wait, entries } = anOutbox();
    outbox.change(1, 'TRUE');
    outbox.take(fresh);
    expect(entries()).toEqual([[1, 'TRUE', 5, false]]);
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ key: 1, value: 'TRUE', sequence: 5 }]);
  });

  test('and is the same as what was typed here is saved', async () => {
    const { outbox, sent, last, wait, state, entries } = anOutbox();
    outbox.change(1, 'FALSE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    outbox.take(fresh);
    expect(state()).toBe('saved');
    expect(entries()).toEqual([[1, 'FALSE', 4, true]]);
    await wait(60_000);
    expect(sent).toHaveLength(1);
  });
});

describe('while another tab or device writes', () => {
  async function refusedWithOne() {
    const sitting = anOutbox([entry(1, 'TRUE', 2, true)]);
    sitting.outbox.change(2, 'mine');
    await sitting.wait(SAVE_AFTER_MS);
    await sitting.last().answer(refused(409, 'held-elsewhere'));
    return sitting;
  }

  test('it is said, nothing is taken or sent, and what was not saved is kept', async () => {
    const { outbox, state, entries, sent, wait } = await refusedWithOne();
    expect(state()).toBe('elsewhere');
    outbox.change(1, 'FALSE');
    await outbox.flush();
    await wait(120_000);
    expect(sent).toHaveLength(1);
    expect(entries()).toEqual([
      [1, 'TRUE', 2, true],
      [2, 'mine', 1, false],
    ]);
  });

  test('what it saves is shown; what was written here and never saved is set aside', async () => {
    const { outbox, entries, state } = await refusedWithOne();
    outbox.take([
      { key: 1, value: 'FALSE', sequence: 3 },
      { key: 2, value: 'theirs', sequence: 1 },
    ]);
    expect(entries()).toEqual([
      [1, 'FALSE', 3, true],
      [2, 'theirs', 1, true],
    ]);
    expect(outbox.getSnapshot().entries.get(2)?.aside).toBe('mine');
    expect(state()).toBe('elsewhere');
  });

  test('taken back, what nobody else has answered goes out, and the rest is the candidate’s to choose', async () => {
    const { outbox, entries, last, wait, state } = await refusedWithOne();
    const inJournal = [{ ...entry(3, 'of another tab', 4, false), base: 1 }];
    const stored = [
      { key: 1, value: 'FALSE', sequence: 3 },
      { key: 2, value: 'theirs', sequence: 5 },
      { key: 3, value: 'as before', sequence: 1 },
    ];
    outbox.resume(stored, inJournal, false);
    expect(entries()).toEqual([
      [1, 'FALSE', 3, true],
      [2, 'theirs', 5, true],
      [3, 'of another tab', 4, false],
    ]);
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ key: 3, value: 'of another tab', sequence: 4 }]);
    await last().answer();
    expect(state()).toBe('saved');
    outbox.choose(2, 'aside');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ key: 2, value: 'mine', sequence: 6 }]);
    expect(outbox.getSnapshot().entries.get(2)?.aside).toBeUndefined();
  });

  test('what is stored may be kept instead', async () => {
    const { outbox, sent, wait } = await refusedWithOne();
    outbox.resume([{ key: 2, value: 'theirs', sequence: 5 }], [], false);
    outbox.choose(2, 'stored');
    await wait(60_000);
    expect(outbox.getSnapshot().entries.get(2)).toEqual(entry(2, 'theirs', 5, true));
    expect(sent).toHaveLength(1);
  });
});
