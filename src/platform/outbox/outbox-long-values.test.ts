import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aJournal, anOutbox, unreachable } from './outbox-fixture.ts';
import { LONG_TEXT, SAVE_AFTER_MS, SAVE_LONG_WITHIN_MS } from './save-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a text that grows', () => {
  const TEXT = 'The number of items that were borrowed rose steadily. '.repeat(5);

  /** Types on, a character every `everyMs`; each batch is acknowledged after `flightMs`. */
  async function typeOn({ forMs, everyMs, flightMs }: Record<'forMs' | 'everyMs' | 'flightMs', number>) {
    const { journal, written } = aJournal();
    const harness = anOutbox([], { journal });
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
        harness.outbox.change(1, value);
        expect(written.get(1)?.value).toBe(value);
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

  test('is sent once a second at most while a person keeps typing, and everything within a second', async () => {
    const seconds = 60;
    const { sent, longest, left, state } = await typeOn({
      forMs: seconds * 1_000,
      everyMs: 150,
      flightMs: 20,
    });
    expect(sent).toBeLessThan(seconds * 1.15);
    expect(longest).toBeLessThanOrEqual(SAVE_LONG_WITHIN_MS + 1);
    expect([left, state]).toEqual([0, 'saved']);
    expect(SAVE_LONG_WITHIN_MS).toBeLessThan(1_000);
  });

  test('goes out half a second after the last keystroke where a person pauses', async () => {
    const { outbox, sent, last, wait } = anOutbox();
    outbox.change(1, TEXT);
    await wait(300);
    outbox.change(1, `${TEXT} a`);
    await wait(SAVE_AFTER_MS - 1);
    expect(sent).toHaveLength(0);
    await wait(1);
    expect(last().batch).toEqual([{ key: 1, value: `${TEXT} a`, sequence: 2 }]);
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
    const { outbox, sent, last, wait } = anOutbox();
    outbox.change(1, TEXT);
    await wait(SAVE_AFTER_MS);
    await last().answer(unreachable);
    await wait(900);
    outbox.change(1, `${TEXT} a`);
    await wait(100);
    expect(sent).toHaveLength(2);
  });

  test('goes out at once, whatever it waits for, when the page is left', async () => {
    const { outbox, last, wait } = anOutbox();
    outbox.change(1, TEXT);
    await wait(400);
    outbox.change(1, `${TEXT} a`);
    void outbox.flush(true);
    expect(last()).toMatchObject({ closing: true, batch: [{ value: `${TEXT} a` }] });
  });
});
