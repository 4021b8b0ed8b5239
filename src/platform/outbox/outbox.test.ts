import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aJournal, allSaved, anOutbox, entry, refused, report, unreachable } from './outbox-fixture.ts';
import { SLOW_AFTER_MS } from './send-loop.ts';
import { SAVE_AFTER_MS } from './save-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a change', () => {
  test('is shown, unsaved, and in the journal at once', () => {
    const { journal, written } = aJournal();
    const { outbox, sent, state, entries } = anOutbox([], { journal });
    outbox.change(3, 'TRUE');
    expect(entries()).toEqual([[3, 'TRUE', 1, false]]);
    expect(state()).toBe('saving');
    expect([...written.values()]).toEqual([entry(3, 'TRUE', 1, false)]);
    expect(sent).toHaveLength(0);
  });

  test('goes out half a second after the first keystroke, pause or no pause, several in one batch', async () => {
    const { outbox, sent, last, wait } = anOutbox();
    outbox.change(10, 'si');
    await wait(SAVE_AFTER_MS - 1);
    outbox.change(10, 'single');
    outbox.change(1, 'TRUE');
    expect(sent).toHaveLength(0);
    await wait(1);
    expect(last().batch).toEqual([
      { key: 10, value: 'single', sequence: 2 },
      { key: 1, value: 'TRUE', sequence: 1 },
    ]);
    expect(SAVE_AFTER_MS).toBeLessThanOrEqual(1000);
  });

  test('is called saved only when the server has said so', async () => {
    const { journal, written } = aJournal();
    const { outbox, last, wait, state, entries } = anOutbox([], { journal });
    outbox.change(3, 'TRUE');
    await wait(SAVE_AFTER_MS + SLOW_AFTER_MS - 1);
    expect(state()).toBe('saving');
    expect(entries()).toEqual([[3, 'TRUE', 1, false]]);
    await last().answer();
    expect(state()).toBe('saved');
    expect(entries()).toEqual([[3, 'TRUE', 1, true]]);
    expect([...written.values()]).toEqual([entry(3, 'TRUE', 1, true)]);
  });

  test('that the server does not name stays unsaved and goes out again', async () => {
    const { outbox, sent, last, wait, state, entries } = anOutbox();
    outbox.change(1, 'TRUE');
    outbox.change(2, 'FALSE');
    await wait(SAVE_AFTER_MS);
    await last().answer(report({ saved: [{ key: 1, sequence: 1 }] }));
    expect(state()).toBe('saving');
    expect(entries()).toEqual([
      [1, 'TRUE', 1, true],
      [2, 'FALSE', 1, false],
    ]);
    await wait(SAVE_AFTER_MS);
    expect(sent).toHaveLength(2);
    expect(last().batch).toEqual([{ key: 2, value: 'FALSE', sequence: 1 }]);
  });

  test('to what is there already is none', async () => {
    const { outbox, sent, wait, entries } = anOutbox([entry(1, 'TRUE', 4, true)]);
    outbox.change(1, 'TRUE');
    outbox.change(2, '');
    await wait(60_000);
    expect(sent).toHaveLength(0);
    expect(entries()).toEqual([[1, 'TRUE', 4, true]]);
  });

  test('that clears a value is sent like any other', async () => {
    const { outbox, last, wait } = anOutbox([entry(1, 'TRUE', 4, true)]);
    outbox.change(1, '');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ key: 1, value: '', sequence: 5 }]);
  });

  test('that takes long to save is shown as not saved, though it may still arrive', async () => {
    const { outbox, sent, last, wait, state } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS + SLOW_AFTER_MS);
    expect(state()).toBe('not-saved');
    await last().answer();
    expect(state()).toBe('saved');
    expect(sent).toHaveLength(1);
  });
});

describe('a browser that cannot write anything down', () => {
  test.each<[string, () => Promise<boolean>]>([
    ['says so', async () => false],
    ['fails', () => Promise.reject(new Error('the disk is full'))],
  ])('%s: it is shown, and the saving goes on', async (_, keep) => {
    const { outbox, last, wait, state } = anOutbox([], { journal: aJournal(keep).journal });
    expect(outbox.getSnapshot().journaled).toBe(true);
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    expect(outbox.getSnapshot().journaled).toBe(false);
    await last().answer();
    expect(state()).toBe('saved');
  });

  test('and can again says so, too', async () => {
    let works = false;
    const { outbox, wait } = anOutbox([], { journal: aJournal(async () => works).journal });
    outbox.change(1, 'TRUE');
    await wait(0);
    works = true;
    outbox.change(1, 'FALSE');
    await wait(0);
    expect(outbox.getSnapshot().journaled).toBe(true);
  });
});

describe('a change while a batch is under way', () => {
  test('stays unsaved when the batch is acknowledged, and goes out next', async () => {
    const { outbox, sent, last, wait, state, entries } = anOutbox();
    outbox.change(10, 'single');
    await wait(SAVE_AFTER_MS);
    outbox.change(10, 'single lines');
    await last().answer();
    expect(state()).toBe('saving');
    expect(entries()).toEqual([[10, 'single lines', 2, false]]);
    await wait(SAVE_AFTER_MS);
    expect(sent).toHaveLength(2);
    expect(last().batch).toEqual([{ key: 10, value: 'single lines', sequence: 2 }]);
    await last().answer();
    expect(state()).toBe('saved');
  });

  test('waits for it: one batch at a time', async () => {
    const { outbox, sent, last, wait } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    outbox.change(2, 'TRUE');
    await wait(SAVE_AFTER_MS * 10);
    void outbox.flush();
    expect(sent).toHaveLength(1);
    await last().answer();
    await wait(SAVE_AFTER_MS);
    expect(sent).toHaveLength(2);
  });

  test('is not lost when the batch fails', async () => {
    const { outbox, last, wait, entries } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    outbox.change(1, 'FALSE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    await wait(1000);
    expect(last().batch).toEqual([{ key: 1, value: 'FALSE', sequence: 2 }]);
    await last().answer();
    expect(entries()).toEqual([[1, 'FALSE', 2, true]]);
  });
});

describe('a refusal', () => {
  test.each([404, 409, 422, 403])('of %d is shown, and not repeated', async (status) => {
    const { outbox, sent, last, wait, state, entries } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(refused(status));
    expect(state()).toBe('refused');
    expect(entries()).toEqual([[1, 'TRUE', 1, false]]);
    await wait(120_000);
    expect(sent).toHaveLength(1);
  });

  test('is not the last word: the next change tries again, with everything', async () => {
    const { outbox, last, wait, state } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(refused(404));
    outbox.change(2, 'FALSE');
    await wait(SAVE_AFTER_MS);
    expect(last().batch.map(({ key }) => key)).toEqual([1, 2]);
    await last().answer();
    expect(state()).toBe('saved');
  });
});

describe('what is still to be saved', () => {
  test('goes with the submission, which settles it', async () => {
    const { outbox, state, entries } = anOutbox([entry(1, 'TRUE', 2, true)]);
    outbox.change(2, 'FALSE');
    outbox.change(1, 'NOT GIVEN');
    const pending = outbox.listPending();
    expect(pending).toEqual([
      { key: 1, value: 'NOT GIVEN', sequence: 3 },
      { key: 2, value: 'FALSE', sequence: 1 },
    ]);
    const result = allSaved(pending);
    if (result.ok) outbox.settle(result.reply);
    expect(outbox.listPending()).toEqual([]);
    expect(state()).toBe('saved');
    expect(entries().map(([, , , saved]) => saved)).toEqual([true, true]);
  });
});

describe('a listener', () => {
  test('hears of every change until it stops, and has a picture that does not change', () => {
    const { outbox } = anOutbox();
    const heard = vi.fn();
    const stop = outbox.subscribe(heard);
    const before = outbox.getSnapshot();
    outbox.change(1, 'TRUE');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(before.entries.size).toBe(0);
    expect(outbox.getSnapshot()).not.toBe(before);
    expect(outbox.getSnapshot()).toBe(outbox.getSnapshot());
    stop();
    outbox.change(1, 'FALSE');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a record that is locked', () => {
  test('changes no more, and what was typed meanwhile is not sent again and again', async () => {
    const { outbox, sent, entries, state, last, wait } = anOutbox([entry(1, 'TRUE', 1, true)]);
    outbox.change(1, 'FALSE');
    outbox.change(2, 'x');
    outbox.lock([{ key: 1, value: 'TRUE' }]);
    outbox.change(1, 'NOT GIVEN');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ key: 2, value: 'x', sequence: 1 }]);
    await last().answer();
    await wait(60_000);
    expect([sent.length, state()]).toEqual([1, 'saved']);
    expect(entries()).toEqual([
      [1, 'TRUE', 2, true],
      [2, 'x', 1, true],
    ]);
  });

  test('has its final value, also when a batch with another one is on its way', async () => {
    const { outbox, sent, entries, last, wait } = anOutbox([entry(1, 'TRUE', 1, true)]);
    outbox.change(1, 'FALSE');
    await wait(SAVE_AFTER_MS);
    outbox.lock([{ key: 1, value: 'TRUE' }]);
    await last().answer(report({ stale: [{ key: 1, value: 'TRUE', sequence: 1 }] }));
    await wait(60_000);
    expect(sent).toHaveLength(1);
    expect(entries()).toEqual([[1, 'TRUE', 2, true]]);
  });
});
