import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aJournal, anAnswerSync, held, refused, reply, unreachable } from './answer-sync-fixture.ts';
import { SAVE_AFTER_MS } from '#platform/outbox/save-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer that is stale on the server', () => {
  const stale = (value: string, sequence: number) => reply({ stale: [{ number: 1, value, sequence }] });

  test('is replaced by what is there, and the question is named', async () => {
    const { journal, kept } = aJournal();
    const { sync, last, wait, state, answers, replaced } = anAnswerSync([], { journal });
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(stale('FALSE', 4));
    expect(answers()).toEqual([[1, 'FALSE', 4, true]]);
    expect([...kept.values()]).toEqual([{ ...held(1, 'FALSE', 4, true), aside: 'TRUE' }]);
    expect(replaced()).toEqual([1]);
    expect(state()).toBe('saved');
  });

  test('of the same count is replaced, too: the server is right', async () => {
    const { sync, last, wait, answers, replaced } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(stale('FALSE', 1));
    expect(answers()).toEqual([[1, 'FALSE', 1, true]]);
    expect(replaced()).toEqual([1]);
  });

  test('and says the same is not named', async () => {
    const { sync, last, wait, answers, replaced } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(stale('TRUE', 4));
    expect(answers()).toEqual([[1, 'TRUE', 4, true]]);
    expect(replaced()).toEqual([]);
  });

  test('gives way to what was typed since', async () => {
    const { sync, last, wait, answers, replaced } = anAnswerSync();
    sync.change(1, 'T');
    await wait(SAVE_AFTER_MS);
    sync.change(1, 'TR');
    sync.change(1, 'TRUE');
    await last().answer(stale('FALSE', 2));
    expect(answers()).toEqual([[1, 'TRUE', 3, false]]);
    expect(replaced()).toEqual([]);
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ number: 1, value: 'TRUE', sequence: 3 }]);
  });

  test('is named until it is changed again', async () => {
    const { sync, last, wait, replaced } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(stale('FALSE', 4));
    sync.change(2, 'TRUE');
    expect(replaced()).toEqual([1]);
    sync.change(1, 'NOT GIVEN');
    expect(replaced()).toEqual([]);
  });

  test('is not counted as later again: the next change is newer than both', async () => {
    const { sync, last, wait } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(stale('FALSE', 4));
    sync.change(1, 'NOT GIVEN');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ number: 1, value: 'NOT GIVEN', sequence: 5 }]);
  });
});

describe('an answer that came late', () => {
  test('is shown as late and not sent again', async () => {
    const { sync, sent, last, wait, state, answers } = anAnswerSync();
    sync.change(1, 'TRUE');
    await wait(SAVE_AFTER_MS);
    await last().answer(reply({ late: [{ number: 1, sequence: 1 }] }));
    expect(state()).toBe('late');
    expect(answers()).toEqual([[1, 'TRUE', 1, true]]);
    await wait(60_000);
    expect(sent).toHaveLength(1);
  });
});

describe('what another tab has saved', () => {
  const fresh = [{ number: 1, value: 'FALSE', sequence: 4 }];

  test('is taken over, saved, without sending anything', async () => {
    const { journal, kept } = aJournal();
    const { sync, sent, wait, state, answers } = anAnswerSync([held(1, 'TRUE', 2, true)], { journal });
    sync.take(fresh);
    expect(answers()).toEqual([[1, 'FALSE', 4, true]]);
    expect([...kept.values()]).toEqual([held(1, 'FALSE', 4, true)]);
    expect(state()).toBe('saved');
    await wait(60_000);
    expect(sent).toHaveLength(0);
  });

  test.each([
    ['older', 5],
    ['of the same count', 4],
  ])('and is %s than what is here changes nothing', (_, sequence) => {
    const { sync, answers } = anAnswerSync([held(1, 'TRUE', sequence, false)]);
    const heard = vi.fn();
    sync.subscribe(heard);
    sync.take(fresh);
    expect(answers()).toEqual([[1, 'TRUE', sequence, false]]);
    expect(heard).not.toHaveBeenCalled();
  });

  test('leaves what is still to be saved to be saved', async () => {
    const { sync, last, wait, state } = anAnswerSync();
    sync.change(2, 'TRUE');
    sync.take(fresh);
    expect(state()).toBe('saving');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ number: 2, value: 'TRUE', sequence: 1 }]);
  });

  test('does not replace what was typed here and is not saved yet: that goes out as the newer one', async () => {
    const { sync, last, wait, answers } = anAnswerSync();
    sync.change(1, 'TRUE');
    sync.take(fresh);
    expect(answers()).toEqual([[1, 'TRUE', 5, false]]);
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ number: 1, value: 'TRUE', sequence: 5 }]);
  });

  test('and is the same as what was typed here is saved', async () => {
    const { sync, sent, last, wait, state, answers } = anAnswerSync();
    sync.change(1, 'FALSE');
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    sync.take(fresh);
    expect(state()).toBe('saved');
    expect(answers()).toEqual([[1, 'FALSE', 4, true]]);
    await wait(60_000);
    expect(sent).toHaveLength(1);
  });
});

describe('while another tab or device writes', () => {
  async function refusedWithOne() {
    const sitting = anAnswerSync([held(1, 'TRUE', 2, true)]);
    sitting.sync.change(2, 'mine');
    await sitting.wait(SAVE_AFTER_MS);
    await sitting.last().answer(refused(409, 'held-elsewhere'));
    return sitting;
  }

  test('it is said, nothing is taken or sent, and what was not saved is kept', async () => {
    const { sync, state, answers, sent, wait } = await refusedWithOne();
    expect(state()).toBe('elsewhere');
    sync.change(1, 'FALSE');
    await sync.flush();
    await wait(120_000);
    expect(sent).toHaveLength(1);
    expect(answers()).toEqual([
      [1, 'TRUE', 2, true],
      [2, 'mine', 1, false],
    ]);
  });

  test('what it saves is shown; what was written here and never saved is set aside', async () => {
    const { sync, answers, state } = await refusedWithOne();
    sync.take([
      { number: 1, value: 'FALSE', sequence: 3 },
      { number: 2, value: 'theirs', sequence: 1 },
    ]);
    expect(answers()).toEqual([
      [1, 'FALSE', 3, true],
      [2, 'theirs', 1, true],
    ]);
    expect(sync.getSnapshot().answers.get(2)?.aside).toBe('mine');
    expect(state()).toBe('elsewhere');
  });

  test('taken back, what nobody else has answered goes out, and the rest is the candidate’s to choose', async () => {
    const { sync, answers, last, wait, state } = await refusedWithOne();
    const inJournal = [{ ...held(3, 'of another tab', 4, false), base: 1 }];
    const stored = [
      { number: 1, value: 'FALSE', sequence: 3 },
      { number: 2, value: 'theirs', sequence: 5 },
      { number: 3, value: 'as before', sequence: 1 },
    ];
    sync.resume(stored, inJournal, false);
    expect(answers()).toEqual([
      [1, 'FALSE', 3, true],
      [2, 'theirs', 5, true],
      [3, 'of another tab', 4, false],
    ]);
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ number: 3, value: 'of another tab', sequence: 4 }]);
    await last().answer();
    expect(state()).toBe('saved');
    sync.choose(2, 'aside');
    await wait(SAVE_AFTER_MS);
    expect(last().batch).toEqual([{ number: 2, value: 'mine', sequence: 6 }]);
    expect(sync.getSnapshot().answers.get(2)?.aside).toBeUndefined();
  });

  test('what is stored may be kept instead', async () => {
    const { sync, sent, wait } = await refusedWithOne();
    sync.resume([{ number: 2, value: 'theirs', sequence: 5 }], [], false);
    sync.choose(2, 'stored');
    await wait(60_000);
    expect(sync.getSnapshot().answers.get(2)).toEqual(held(2, 'theirs', 5, true));
    expect(sent).toHaveLength(1);
  });
});
