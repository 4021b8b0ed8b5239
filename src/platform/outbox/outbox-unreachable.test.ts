import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anOutbox, entry, refused, unreachable } from './outbox-fixture.ts';
import { SLOW_AFTER_MS } from './send-loop.ts';
import { SAVE_AFTER_MS } from './save-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('while the server cannot be reached', () => {
  test('the records are shown as not saved and tried again after 1, 2, 4, 8, 10 and 10 seconds', async () => {
    const { outbox, sent, last, wait, state, entries } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    for (const [tries, seconds] of [1, 2, 4, 8, 10, 10].entries()) {
      await last().answer(unreachable);
      expect(state()).toBe('not-saved');
      expect(entries()).toEqual([[1, 'TRUE', 1, false]]);
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
    const { outbox, sent, last, wait, state } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(refused(status));
    expect(state()).toBe('not-saved');
    await wait(1000);
    expect(sent).toHaveLength(2);
  });

  test.each([
    [20, 20],
    [3_600, 30],
  ])('a server that asks to wait %d seconds is tried again after %d', async (asked, seconds) => {
    const { outbox, sent, last, wait } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(refused(503, 'busy', asked));
    await wait(seconds * 1_000 - 1);
    expect(sent).toHaveLength(1);
    await wait(1);
    expect(sent).toHaveLength(2);
  });

  test('a change does not hurry the next try, and goes out with it', async () => {
    const { outbox, sent, last, wait, state } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    outbox.change(2, 'FALSE');
    expect(state()).toBe('not-saved');
    await wait(999);
    expect(sent).toHaveLength(1);
    await wait(1);
    expect(last().batch.map(({ key }) => key)).toEqual([1, 2]);
  });

  test('a connection that comes back is used at once', async () => {
    const { outbox, sent, last, wait, state } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    void outbox.flush();
    expect(sent).toHaveLength(2);
    await last().answer();
    expect(state()).toBe('saved');
    await wait(60_000);
    expect(sent).toHaveLength(2);
  });

  test('the waits start again after a success', async () => {
    const { outbox, sent, last, wait } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    await wait(1000);
    await last().answer(unreachable);
    await wait(2000);
    await last().answer();
    outbox.change(1, 'FALSE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    await wait(1000);
    expect(sent).toHaveLength(5);
  });
});

describe('when the page is opened', () => {
  test('what an earlier visit left behind goes out at once', async () => {
    const { outbox, last, wait, state } = anOutbox([entry(1, 'TRUE', 2, true), entry(2, 'FALSE', 3, false)]);
    expect(state()).toBe('saved');
    outbox.start();
    expect(state()).toBe('saving');
    await wait(0);
    expect(last().batch).toEqual([{ key: 2, value: 'FALSE', sequence: 3 }]);
  });

  test('nothing goes out when everything is saved', async () => {
    const { outbox, sent, wait, state } = anOutbox([entry(1, 'TRUE', 2, true)]);
    outbox.start();
    await wait(60_000);
    expect(sent).toHaveLength(0);
    expect(state()).toBe('saved');
  });
});

describe('when the page is left', () => {
  test('what is not saved goes out at once, so that it outlives the page', () => {
    const { outbox, sent, last } = anOutbox();
    outbox.change(1, 'TRUE');
    void outbox.flush(true);
    expect(sent).toHaveLength(1);
    expect(last()).toMatchObject({ closing: true, batch: [{ key: 1, value: 'TRUE', sequence: 1 }] });
  });

  test('also when a batch is under way, which the page may take down', async () => {
    const { outbox, sent, last, wait, state } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    outbox.change(2, 'FALSE');
    void outbox.flush(true);
    expect(sent.map(({ closing }) => closing)).toEqual([false, true]);
    expect(last().batch.map(({ key }) => key)).toEqual([1, 2]);
    await last().answer();
    expect(state()).toBe('saved');
  });

  test('nothing goes out when everything is saved', () => {
    const { outbox, sent } = anOutbox([entry(1, 'TRUE', 2, true)]);
    void outbox.flush(true);
    expect(sent).toHaveLength(0);
  });

  test('no try is made after it', async () => {
    const { outbox, sent, last, wait } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    outbox.stop();
    await last().answer(unreachable);
    outbox.change(2, 'FALSE');
    await wait(120_000);
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('and opened again, what is left goes out', async () => {
    const { outbox, last, wait } = anOutbox();
    outbox.change(1, 'TRUE');
    outbox.stop();
    outbox.start();
    await wait(0);
    expect(last().batch).toEqual([{ key: 1, value: 'TRUE', sequence: 1 }]);
  });

  test('and shown again: a batch that failed after the closing one was saved does not look unsaved, and saving goes on', async () => {
    const { outbox, sent, last, wait, state } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    void outbox.flush(true);
    await last().answer();
    await sent[0]?.answer(unreachable);
    await wait(60_000);
    expect(state()).toBe('saved');
    outbox.change(2, 'FALSE');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ key: 2, value: 'FALSE', sequence: 1 }]);
  });
});

test('a batch that hangs while a closing one has saved everything does not look unsaved', async () => {
  const { outbox, sent, last, wait, state } = anOutbox();
  outbox.change(1, 'TRUE');
  await wait(SAVE_AFTER_MS);
  void outbox.flush(true);
  await last().answer();
  await wait(SLOW_AFTER_MS);
  expect(state()).toBe('saved');
  await sent[0]?.answer(unreachable);
  expect(state()).toBe('saved');
});
