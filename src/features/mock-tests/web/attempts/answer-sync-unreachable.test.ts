import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anAnswerSync, held, refused, unreachable } from './answer-sync-fixture.ts';
import { SLOW_AFTER_MS } from './answer-sync.ts';
import { SAVE_AFTER_MS } from '#platform/outbox/save-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('while the server cannot be reached', () => {
  test('the answers are shown as not saved and tried again after 1, 2, 4, 8, 10 and 10 seconds', async () => {
    const { sync, sent, last, wait, state, answers } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    for (const [tries, seconds] of [1, 2, 4, 8, 10, 10].entries()) {
      await last().answer(unreachable);
      expect(state()).toBe('not-saved');
      expect(answers()).toEqual([[1, 'TRUE', 1, false]]);
      await wait(seconds * 1000 - 1);
      expect(sent).toHaveLength(tries + 1);
      await wait(1);
      expect(sent).toHaveLength(tries + 2);
    }
    await last().answer();
    expect(state()).toBe('saved');
    await wait(60_000);
    expect(sent).toHaveLength(7);
  });

  test.each([500, 503, 429])('an answer of %d counts as that, too', async (status) => {
    const { sync, sent, last, wait, state } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(refused(status));
    expect(state()).toBe('not-saved');
    await wait(1000);
    expect(sent).toHaveLength(2);
  });

  test('a change does not hurry the next try, and goes out with it', async () => {
    const { sync, sent, last, wait, state } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    sync.change(2, 'FALSE');
    expect(state()).toBe('not-saved');
    await wait(999);
    expect(sent).toHaveLength(1);
    await wait(1);
    expect(last().batch.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('a connection that comes back is used at once', async () => {
    const { sync, sent, last, wait, state } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    void sync.flush();
    expect(sent).toHaveLength(2);
    await last().answer();
    expect(state()).toBe('saved');
    await wait(60_000);
    expect(sent).toHaveLength(2);
  });

  test('the waits begin anew after a success', async () => {
    const { sync, sent, last, wait } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    await wait(1000);
    await last().answer(unreachable);
    await wait(2000);
    await last().answer();
    sync.change(1, 'FALSE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    await wait(1000);
    expect(sent).toHaveLength(5);
  });
});

describe('when the page is opened', () => {
  test('what an earlier visit left behind goes out at once', async () => {
    const { sync, last, wait, state } = anAnswerSync([held(1, 'TRUE', 2, true), held(2, 'FALSE', 3, false)]);
    expect(state()).toBe('saved');
    sync.start();
    expect(state()).toBe('saving');
    await wait(0);
    expect(last().batch).toEqual([{ number: 2, value: 'FALSE', sequence: 3 }]);
  });

  test('nothing goes out when everything is saved', async () => {
    const { sync, sent, wait, state } = anAnswerSync([held(1, 'TRUE', 2, true)]);
    sync.start();
    await wait(60_000);
    expect(sent).toHaveLength(0);
    expect(state()).toBe('saved');
  });
});

describe('when the page is left', () => {
  test('what is not saved goes out at once, so that it outlives the page', () => {
    const { sync, sent, last } = anAnswerSync();
    sync.change(1, 'TRUE');
    void sync.flush(true);
    expect(sent).toHaveLength(1);
    expect(last()).toMatchObject({ closing: true, batch: [{ number: 1, value: 'TRUE', sequence: 1 }] });
  });

  test('also when a batch is under way, which the page may take down', async () => {
    const { sync, sent, last, wait, state } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    sync.change(2, 'FALSE');
    void sync.flush(true);
    expect(sent.map(({ closing }) => closing)).toEqual([false, true]);
    expect(last().batch.map(({ number }) => number)).toEqual([1, 2]);
    await last().answer();
    expect(state()).toBe('saved');
  });

  test('nothing goes out when everything is saved', () => {
    const { sync, sent } = anAnswerSync([held(1, 'TRUE', 2, true)]);
    void sync.flush(true);
    expect(sent).toHaveLength(0);
  });

  test('no try is made after it', async () => {
    const { sync, sent, last, wait } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    sync.stop();
    await last().answer(unreachable);
    sync.change(2, 'FALSE');
    await wait(120_000);
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('and opened again, what is left goes out', async () => {
    const { sync, last, wait } = anAnswerSync();
    sync.change(1, 'TRUE');
    sync.stop();
    sync.start();
    await wait(0);
    expect(last().batch).toEqual([{ number: 1, value: 'TRUE', sequence: 1 }]);
  });

  test('and shown again: a batch that failed after the closing one was saved does not look unsaved, and saving goes on', async () => {
    const { sync, sent, last, wait, state } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    void sync.flush(true);
    await last().answer();
    await sent[0]?.answer(unreachable);
    await wait(60_000);
    expect(state()).toBe('saved');
    sync.change(2, 'FALSE');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ number: 2, value: 'FALSE', sequence: 1 }]);
  });
});

test('a batch that hangs while a closing one has saved everything does not look unsaved', async () => {
  const { sync, sent, last, wait, state } = anAnswerSync();
  sync.change(1, 'TRUE');
  await wait(SAVE_AFTER_MS);
  void sync.flush(true);
  await last().answer();
  await wait(SLOW_AFTER_MS);
  expect(state()).toBe('saved');
  await sent[0]?.answer(unreachable);
  expect(state()).toBe('saved');
});
