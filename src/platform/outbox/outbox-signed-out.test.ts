import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aJournal, allSaved, anOutbox, entry, refused, unreachable } from './outbox-fixture.ts';
import { SLOW_AFTER_MS } from './send-loop.ts';
import { SAVE_AFTER_MS } from './save-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('when the session is over', () => {
  async function aSignedOutSync() {
    const { journal, written } = aJournal();
    const harness = anOutbox([], { journal });
    harness.outbox.change(1, 'TRUE');
    await harness.wait(SAVE_AFTER_MS);
    await harness.last().answer(refused(401, 'session-over'));
    return { ...harness, written };
  }

  test('it is said, and nothing more is sent, whatever is changed; all of it is kept', async () => {
    const { outbox, sent, state, entries, wait, written } = await aSignedOutSync();
    expect(state()).toBe('signed-out');
    outbox.change(1, 'FALSE');
    outbox.change(2, 'TRUE');
    outbox.take([{ key: 3, value: 'TRUE', sequence: 1 }]);
    await wait(60_000);
    expect(state()).toBe('signed-out');
    expect(sent).toHaveLength(1);
    expect(entries()).toEqual([
      [1, 'FALSE', 2, false],
      [2, 'TRUE', 1, false],
      [3, 'TRUE', 1, true],
    ]);
    expect([...written.values()]).toEqual([
      { ...entry(1, 'FALSE', 2, false), base: 0 },
      entry(2, 'TRUE', 1, false),
      entry(3, 'TRUE', 1, true),
    ]);
  });

  test('signing in sends at once what was kept', async () => {
    const { outbox, last, state } = await aSignedOutSync();
    outbox.change(2, 'TRUE');
    outbox.signedIn();
    expect(state()).toBe('saving');
    expect(last().batch).toEqual([
      { key: 1, value: 'TRUE', sequence: 1 },
      { key: 2, value: 'TRUE', sequence: 1 },
    ]);
    await last().answer();
    expect(state()).toBe('saved');
  });

  test('it is said also when nothing waits to be saved', async () => {
    const { outbox, sent, state, wait } = anOutbox([entry(1, 'TRUE', 1, true)]);
    outbox.signedOut();
    expect(state()).toBe('signed-out');
    outbox.signedIn();
    await wait(60_000);
    expect(state()).toBe('saved');
    expect(sent).toHaveLength(0);
  });

  test.each([
    ['is acknowledged', allSaved, true],
    ['fails', () => unreachable, false],
    ['is refused', () => refused(404), false],
  ] as const)('a batch under way that %s changes nothing of it', async (_, answer, saved) => {
    const { outbox, sent, last, state, entries, wait } = anOutbox();
    outbox.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    outbox.signedOut();
    await wait(SLOW_AFTER_MS);
    expect(state()).toBe('signed-out');
    await last().answer(answer(last().batch));
    await wait(60_000);
    expect(state()).toBe('signed-out');
    expect(entries()).toEqual([[1, 'TRUE', 1, saved]]);
    expect(sent).toHaveLength(1);
  });

  test('a session that was never missed sends nothing', async () => {
    const { outbox, sent, wait } = anOutbox([entry(1, 'TRUE', 1, true)]);
    outbox.signedIn();
    await wait(60_000);
    expect(sent).toHaveLength(0);
  });

  test('another account that does not know the attempt is refused', async () => {
    const { outbox, last, state } = await aSignedOutSync();
    outbox.signedIn();
    await last().answer(refused(404, 'attempt-unknown'));
    expect(state()).toBe('refused');
  });
});
