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
import { LONG_TEXT, SAVE_AFTER_MS, SAVE_TEXT_WITHIN_MS } from './save-timer.ts';

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

describe('a text that grows', () => {
  const TEXT = 'The number of items that were borrowed rose steadily. '.repeat(5);

  /** Types on, a character every so many milliseconds; each batch is acknowledged after `flightMs`. */
  async function typeOn({ forMs, everyMs, flightMs }: Record<'forMs' | 'everyMs' | 'flightMs', number>) {
    const { journal, kept } = aJournal();
    const harness = anAnswerSync([], { journal });
    const typedAt = new Map<string, number>();
    const sentAt: number[] = [];
    let longest = 0;
    const until = performance.now() + forMs;
    let answered = 0;
    let length = LONG_TEXT;
    for (let nextKey = performance.now(); performance.now() < until + 2_000; await harness.wait(1)) {
      const now = performance.now();
      if (now >= nextKey && now < until) {
        length += 1;
        const value = TEXT.repeat(5).slice(0, length);
        typedAt.set(value, now);
        harness.sync.change(1, value);
        expect(kept.get(1)?.value).toBe(value);
        nextKey += everyMs;
      }
      if (harness.sent.length > sentAt.length) {
        sentAt.push(now);
        const value = harness.last().batch[0]?.value ?? '';
        for (const [text, at] of typedAt) {
          if (text.length > value.length) continue;
          longest = Math.max(longest, now - at);
          typedAt.delete(text);
        }
      }
      const waiting = sentAt[answered];
      if (waiting !== undefined && now >= waiting + flightMs) {
        await harness.sent[answered]?.answer();
        answered += 1;
      }
    }
    return { sent: sentAt.length, longest, left: typedAt.size, state: harness.state() };
  }

  test('is sent once a second at most while somebody types on, and everything within a second', async () => {
    const seconds = 60;
    const { sent, longest, left, state } = await typeOn({
      forMs: seconds * 1_000,
      everyMs: 150,
      flightMs: 20,
    });
    expect(sent).toBeLessThan(seconds * 1.15);
    expect(longest).toBeLessThanOrEqual(SAVE_TEXT_WITHIN_MS + 1);
    expect([left, state]).toEqual([0, 'saved']);
    expect(SAVE_TEXT_WITHIN_MS).toBeLessThan(1_000);
  });

  test('goes out half a second after the last keystroke where somebody pauses', async () => {
    const { sync, sent, last, wait } = anAnswerSync();
    sync.change(1, TEXT);
    await wait(300);
    sync.change(1, `${TEXT} a`);
    await wait(SAVE_AFTER_MS - 1);
    expect(sent).toHaveLength(0);
    await wait(1);
    expect(last().batch).toEqual([{ number: 1, value: `${TEXT} a`, sequence: 2 }]);
  });

  test.each([0, 20, 400, 2_000])(
    'is never sent more often than half a second after each reply: %d ms',
    async (flightMs) => {
      const { sent, left } = await typeOn({ forMs: 20_000, everyMs: 90, flightMs });
      expect(sent).toBeLessThanOrEqual(Math.ceil(20_000 / (SAVE_AFTER_MS + flightMs)) + 2);
      expect(left).toBe(0);
    },
  );

  test('does not draw out the wait of a server that is away', async () => {
    const { sync, sent, last, wait } = anAnswerSync();
    sync.change(1, TEXT);
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    await wait(900);
    sync.change(1, `${TEXT} a`);
    await wait(100);
    expect(sent).toHaveLength(2);
  });

  test('goes out at once, whatever it waits for, when the page is left', async () => {
    const { sync, last, wait } = anAnswerSync();
    sync.change(1, TEXT);
    await wait(400);
    sync.change(1, `${TEXT} a`);
    void sync.flush(true);
    expect(last()).toMatchObject({ closing: true, batch: [{ value: `${TEXT} a` }] });
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
