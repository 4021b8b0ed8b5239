import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aJournal, allSaved, anAnswerSync, held, refused, unreachable } from './answer-sync-fixture.ts';
import { SLOW_AFTER_MS } from './answer-sync.ts';
import { SAVE_AFTER_MS } from '#platform/outbox/save-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('when the session is over', () => {
  async function aSignedOutSync() {
    const { journal, kept } = aJournal();
    const harness = anAnswerSync([], { journal });
    harness.sync.change(1, 'TRUE');
    await harness.wait(SAVE_AFTER_MS);
    await harness.last().answer(refused(401, 'session-over'));
    return { ...harness, kept };
  }

  test('it is said, and nothing more is sent, whatever is changed; all of it is kept', async () => {
    const { sync, sent, state, answers, wait, kept } = await aSignedOutSync();
    expect(state()).toBe('signed-out');
    sync.change(1, 'FALSE');
    sync.change(2, 'TRUE');
    sync.take([{ number: 3, value: 'TRUE', sequence: 1 }]);
    await wait(60_000);
    expect(state()).toBe('signed-out');
    expect(sent).toHaveLength(1);
    expect(answers()).toEqual([
      [1, 'FALSE', 2, false],
      [2, 'TRUE', 1, false],
      [3, 'TRUE', 1, true],
    ]);
    expect([...kept.values()]).toEqual([
      { ...held(1, 'FALSE', 2, false), base: 0 },
      held(2, 'TRUE', 1, false),
      held(3, 'TRUE', 1, true),
    ]);
  });

  test('signing in sends at once what was kept', async () => {
    const { sync, last, state } = await aSignedOutSync();
    sync.change(2, 'TRUE');
    sync.signedIn();
    expect(state()).toBe('saving');
    expect(last().batch).toEqual([
      { number: 1, value: 'TRUE', sequence: 1 },
      { number: 2, value: 'TRUE', sequence: 1 },
    ]);
    await last().answer();
    expect(state()).toBe('saved');
  });

  test('it is said also when nothing waits to be saved', async () => {
    const { sync, sent, state, wait } = anAnswerSync([held(1, 'TRUE', 1, true)]);
    sync.signedOut();
    expect(state()).toBe('signed-out');
    sync.signedIn();
    await wait(60_000);
    expect(state()).toBe('saved');
    expect(sent).toHaveLength(0);
  });

  test.each([
    ['is acknowledged', allSaved, true],
    ['fails', () => unreachable, false],
    ['is refused', () => refused(404), false],
  ] as const)('a batch under way that %s changes nothing of it', async (_, answer, saved) => {
    const { sync, sent, last, state, answers, wait } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    sync.signedOut();
    await wait(SLOW_AFTER_MS);
    expect(state()).toBe('signed-out');
    await last().answer(answer(last().batch));
    await wait(60_000);
    expect(state()).toBe('signed-out');
    expect(answers()).toEqual([[1, 'TRUE', 1, saved]]);
    expect(sent).toHaveLength(1);
  });

  test('a session that was never missed sends nothing', async () => {
    const { sync, sent, wait } = anAnswerSync([held(1, 'TRUE', 1, true)]);
    sync.signedIn();
    await wait(60_000);
    expect(sent).toHaveLength(0);
  });

  test('another account that does not know the attempt is refused', async () => {
    const { sync, last, state } = await aSignedOutSync();
    sync.signedIn();
    await last().answer(refused(404, 'attempt-unknown'));
    expect(state()).toBe('refused');
  });
});
