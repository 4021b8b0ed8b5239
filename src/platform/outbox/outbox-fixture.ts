import { vi } from 'vitest';
import type { CallResult } from '../api-client/send-call.ts';
import type { Journal } from './journal.ts';
import { createOutbox, type OutboxOptions, type SendReport } from './outbox.ts';
import { WRITTEN_TEXT, type OutboxEntry, type OutboxRecord } from './outbox-entry.ts';
import { LONG_TEXT } from './save-timer.ts';

type Entry = OutboxEntry<number, string>;
type Batch = readonly OutboxRecord<number, string>[];
type Result = CallResult<SendReport<number, string>>;

export function entry(key: number, value: string, sequence: number, saved: boolean): Entry {
  return { key, value, sequence, saved };
}

export function report(part: Partial<SendReport<number, string>> = {}): Result {
  return { ok: true, reply: { saved: [], ...part } };
}

/** Everything in the batch was saved. */
export function allSaved(batch: Batch): Result {
  return report({ saved: batch.map(({ key, sequence }) => ({ key, sequence })) });
}

export const unreachable = { ok: false, kind: 'unreachable' } as const;

export function refused(status: number, code = 'no', retryAfterSeconds?: number) {
  const problem = { type: `urn:ninefold:problem:${code}`, title: 'No', status, detail: 'No.' };
  const asked = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { ok: false, kind: 'refused', code, problem, ...asked } as const;
}

/** A journal in memory, or one that writes nothing: `write` then says so or rejects. */
export function aJournal<Key = number, Value = string>(write: () => Promise<boolean> = async () => true) {
  const written = new Map<Key, OutboxEntry<Key, Value>>();
  const journal: Journal<Key, Value> = {
    list: async () => [...written.values()],
    write(_, entries) {
      for (const each of entries) written.set(each.key, each);
      return write();
    },
    async forget(_, entries = [...written.values()]) {
      for (const { key } of entries) written.delete(key);
    },
  };
  return { journal, written };
}

type Sent = {
  readonly batch: Batch;
  readonly closing: boolean;
  /** The server's answer; without one everything is saved. */
  answer(result?: Result): Promise<void>;
};

/** The records of a browser, some of them saved before, and a server that answers when a test says so. */
export function anOutbox(
  initial: readonly Entry[] = [],
  options: Partial<Omit<OutboxOptions<number, string>, 'send'>> = {},
) {
  const sent: Sent[] = [];
  const outbox = createOutbox<number, string>({
    owner: 'an-owner',
    stored: initial.filter(({ saved }) => saved),
    journaled: initial.filter(({ saved }) => !saved),
    journal: aJournal().journal,
    rules: WRITTEN_TEXT,
    isLong: ({ length }) => length >= LONG_TEXT,
    needsSignIn: (code) => code === 'session-over',
    ...options,
    send: (batch, closing) =>
      new Promise((resolve) => {
        sent.push({
          batch,
          closing,
          async answer(result = allSaved(batch)) {
            resolve(result);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
  });

  function last(): Sent {
    const newest = sent.at(-1);
    if (!newest) throw new Error('Nothing was sent.');
    return newest;
  }
  return {
    outbox,
    sent,
    last,
    /** Lets time pass. */
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    state: () => outbox.getSnapshot().state,
    /** `[key, value, sequence, saved]` of every record. */
    entries: () =>
      [...outbox.getSnapshot().entries.values()].map(({ key, value, sequence, saved }) => [
        key,
        value,
        sequence,
        saved,
      ]),
    replaced: () => outbox.getSnapshot().replaced,
  };
}
