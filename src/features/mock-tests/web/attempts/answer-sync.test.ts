import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aJournal,
  allSaved,
  anAnswerSync,
  held,
  refused,
  reply,
  unreachable,
} from './answer-sync-fixture.ts';
import { SLOW_AFTER_MS } from './answer-sync.ts';
import { SAVE_AFTER_MS } from '#platform/outbox/save-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a change', () => {
  test('is shown, unsaved, and in the journal at once', () => {
    const { journal, kept } = aJournal();
    const { sync, sent, state, answers } = anAnswerSync([], { journal });
    sync.change(3, 'TRUE');
    expect(answers()).toEqual([[3, 'TRUE', 1, false]]);
    expect(state()).toBe('saving');
    expect([...kept.values()]).toEqual([held(3, 'TRUE', 1, false)]);
    expect(sent).toHaveLength(0);
  });

  test('goes out half a second after the first keystroke, pause or no pause, several in one batch', async () => {
    const { sync, sent, last, wait } = anAnswerSync();
    sync.change(10, 'si');
    await wait(SAVE_AFTER_MS - 1);
    sync.change(10, 'single');
    sync.change(1, 'TRUE');
    expect(sent).toHaveLength(0);
    await wait(1);
    expect(last().batch).toEqual([
      { number: 10, value: 'single', sequence: 2 },
      { number: 1, value: 'TRUE', sequence: 1 },
    ]);
    expect(SAVE_AFTER_MS).toBeLessThanOrEqual(1000);
  });

  test('is called saved only when the server has said so', async () => {
    const { journal, kept } = aJournal();
    const { sync, last, wait, state, answers, onReply } = anAnswerSync([], { journal });
    sync.change(3, 'TRUE');
    await wait(SAVE_AFTER_MS + SLOW_AFTER_MS - 1);
    expect(state()).toBe('saving');
    expect(answers()).toEqual([[3, 'TRUE', 1, false]]);
    await last().answer();
    expect(state()).toBe('saved');
    expect(answers()).toEqual([[3, 'TRUE', 1, true]]);
    expect([...kept.values()]).toEqual([held(3, 'TRUE', 1, true)]);
    expect(onReply).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ server_now: '2026-11-21T09:00:00.000Z' }),
    );
  });

  test('that the server does not name stays unsaved and goes out again', async () => {
    const { sync, sent, last, wait, state, answers } = anAnswerSync();
    sync.change(1, 'TRUE');
    sync.change(2, 'FALSE');
    await wait(SAVE_AFTER_MS);
    await last().answer(reply({ saved: [{ number: 1, sequence: 1 }] }));
    expect(state()).toBe('saving');
    expect(answers()).toEqual([
      [1, 'TRUE', 1, true],
      [2, 'FALSE', 1, false],
    ]);
    await wait(SAVE_AFTER_MS);
    expect(sent).toHaveLength(2);
    expect(last().batch).toEqual([{ number: 2, value: 'FALSE', sequence: 1 }]);
  });

  test('to what is there already is none', async () => {
    const { sync, sent, wait, answers } = anAnswerSync([held(1, 'TRUE', 4, true)]);
    sync.change(1, 'TRUE');
    sync.change(2, '');
    await wait(60_000);
    expect(sent).toHaveLength(0);
    expect(answers()).toEqual([[1, 'TRUE', 4, true]]);
  });

  test('that clears an answer is sent like any other', async () => {
    const { sync, last, wait } = anAnswerSync([held(1, 'TRUE', 4, true)]);
    sync.change(1, '');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ number: 1, value: '', sequence: 5 }]);
  });

  test('that takes long to save is shown as not saved, though it may still arrive', async () => {
    const { sync, sent, last, wait, state } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS + SLOW_AFTER_MS);
    expect(state()).toBe('not-saved');
    await last().answer();
    expect(state()).toBe('saved');
    expect(sent).toHaveLength(1);
  });
});

describe('a browser that cannot keep anything', () => {
  test.each<[string, () => Promise<boolean>]>([
    ['says so', async () => false],
    ['fails', () => Promise.reject(new Error('the disk is full'))],
  ])('%s: it is shown, and the saving goes on', async (_, keep) => {
    const { sync, last, wait, state } = anAnswerSync([], { journal: aJournal(keep).journal });
    expect(sync.getSnapshot().kept).toBe(true);
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    expect(sync.getSnapshot().kept).toBe(false);
    await last().answer();
    expect(state()).toBe('saved');
  });

  test('and can again says so, too', async () => {
    let works = false;
    const { sync, wait } = anAnswerSync([], { journal: aJournal(async () => works).journal });
    sync.change(1, 'TRUE');
    await wait(0);
    works = true;
    sync.change(1, 'FALSE');
    await wait(0);
    expect(sync.getSnapshot().kept).toBe(true);
  });
});

describe('a change while a batch is under way', () => {
  test('stays unsaved when the batch is acknowledged, and goes out next', async () => {
    const { sync, sent, last, wait, state, answers } = anAnswerSync();
    sync.change(10, 'single');
    await wait(SAVE_AFTER_MS);
    sync.change(10, 'single lines');
    await last().answer();
    expect(state()).toBe('saving');
    expect(answers()).toEqual([[10, 'single lines', 2, false]]);
    await wait(SAVE_AFTER_MS);
    expect(sent).toHaveLength(2);
    expect(last().batch).toEqual([{ number: 10, value: 'single lines', sequence: 2 }]);
    await last().answer();
    expect(state()).toBe('saved');
  });

  test('waits for it: one batch at a time', async () => {
    const { sync, sent, last, wait } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    sync.change(2, 'TRUE');
    await wait(SAVE_AFTER_MS * 10);
    void sync.flush();
    expect(sent).toHaveLength(1);
    await last().answer();
    await wait(SAVE_AFTER_MS);
    expect(sent).toHaveLength(2);
  });

  test('is not lost when the batch fails', async () => {
    const { sync, last, wait, answers } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    sync.change(1, 'FALSE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    await wait(1000);
    expect(last().batch).toEqual([{ number: 1, value: 'FALSE', sequence: 2 }]);
    await last().answer();
    expect(answers()).toEqual([[1, 'FALSE', 2, true]]);
  });
});

describe('a refusal', () => {
  test.each([404, 409, 422, 403])('of %d is shown, and not repeated', async (status) => {
    const { sync, sent, last, wait, state, answers } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(refused(status));
    expect(state()).toBe('refused');
    expect(answers()).toEqual([[1, 'TRUE', 1, false]]);
    await wait(120_000);
    expect(sent).toHaveLength(1);
  });

  test('is not the last word: the next change tries again, with everything', async () => {
    const { sync, last, wait, state } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(refused(404));
    sync.change(2, 'FALSE');
    await wait(SAVE_AFTER_MS);
    expect(last().batch.map(({ number }) => number)).toEqual([1, 2]);
    await last().answer();
    expect(state()).toBe('saved');
  });
});

describe('what is still to be saved', () => {
  test('goes with the submission, which settles it', async () => {
    const { sync, state, answers } = anAnswerSync([held(1, 'TRUE', 2, true)]);
    sync.change(2, 'FALSE');
    sync.change(1, 'NOT GIVEN');
    const pending = sync.listPending();
    expect(pending).toEqual([
      { number: 1, value: 'NOT GIVEN', sequence: 3 },
      { number: 2, value: 'FALSE', sequence: 1 },
    ]);
    const result = allSaved(pending);
    if (result.ok) sync.settle(result.reply);
    expect(sync.listPending()).toEqual([]);
    expect(state()).toBe('saved');
    expect(answers().map(([, , , saved]) => saved)).toEqual([true, true]);
  });
});

describe('whoever watches', () => {
  test('hears of every change until they stop, and sees a picture of their own', () => {
    const { sync } = anAnswerSync();
    const heard = vi.fn();
    const stop = sync.subscribe(heard);
    const before = sync.getSnapshot();
    sync.change(1, 'TRUE');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(before.answers.size).toBe(0);
    expect(sync.getSnapshot()).not.toBe(before);
    expect(sync.getSnapshot()).toBe(sync.getSnapshot());
    stop();
    sync.change(1, 'FALSE');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('an answer that was checked in practice', () => {
  test('changes no more, and what was typed while it was checked is not sent again and again', async () => {
    const { sync, sent, answers, state, last, wait } = anAnswerSync([held(1, 'TRUE', 1, true)]);
    sync.change(1, 'FALSE');
    sync.change(2, 'x');
    sync.lock([{ number: 1, given: 'TRUE' }]);
    sync.change(1, 'NOT GIVEN');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ number: 2, value: 'x', sequence: 1 }]);
    await last().answer();
    await wait(60_000);
    expect([sent.length, state()]).toEqual([1, 'saved']);
    expect(answers()).toEqual([
      [1, 'TRUE', 2, true],
      [2, 'x', 1, true],
    ]);
  });

  test('is what was marked, also when a batch with another one is under way', async () => {
    const { sync, sent, answers, last, wait } = anAnswerSync([held(1, 'TRUE', 1, true)]);
    sync.change(1, 'FALSE');
    await wait(SAVE_AFTER_MS);
    sync.lock([{ number: 1, given: 'TRUE' }]);
    await last().answer(reply({ stale: [{ number: 1, value: 'TRUE', sequence: 1 }] }));
    await wait(60_000);
    expect(sent).toHaveLength(1);
    expect(answers()).toEqual([[1, 'TRUE', 2, true]]);
  });
});
