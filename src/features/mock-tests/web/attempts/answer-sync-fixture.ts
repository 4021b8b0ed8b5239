import { vi } from 'vitest';
import type { CallResult } from '#platform/api-client/api-client.ts';
import type { HeldAnswer } from '../../domain/merge-answers.ts';
import type { SavedAnswer } from '../../domain/saved-answer.ts';
import type { AnswerJournal } from './answer-journal.ts';
import { createAnswerSync } from './answer-sync.ts';
import type { SaveReply } from './save-reply.ts';

type Result = CallResult<SaveReply>;

export function held(number: number, value: string, sequence: number, saved: boolean): HeldAnswer {
  return { number, value, sequence, saved };
}

export function reply(given: Partial<SaveReply> = {}): Result {
  return {
    ok: true,
    reply: { saved: [], stale: [], late: [], server_now: '2026-11-21T09:00:00.000Z', ...given },
  };
}

/** Everything in the batch was saved. */
export function allSaved(batch: readonly SavedAnswer[]): Result {
  return reply({ saved: batch.map(({ number, sequence }) => ({ number, sequence })) });
}

export const unreachable: Result = { ok: false, kind: 'unreachable' };

export function refused(status: number, code = 'no'): Result {
  const problem = { type: `urn:ninefold:problem:${code}`, title: 'No', status, detail: 'No.' };
  return { ok: false, kind: 'refused', code, problem };
}

/** A journal in memory, or one that keeps nothing: `keep` then says so or rejects. */
export function aJournal(keep: () => Promise<boolean> = async () => true) {
  const kept = new Map<number, HeldAnswer>();
  const journal: AnswerJournal = {
    list: async () => [...kept.values()],
    keep(_, answers) {
      for (const answer of answers) kept.set(answer.number, answer);
      return keep();
    },
    forget: async () => kept.clear(),
  };
  return { journal, kept };
}

type Sent = {
  readonly batch: readonly SavedAnswer[];
  readonly closing: boolean;
  /** The server's answer; by itself everything is saved. */
  answer(result?: Result): Promise<void>;
};

/** An attempt's answers in a browser, and a server that answers when a test says so. */
export function anAnswerSync(
  initial: readonly HeldAnswer[] = [],
  { journal = aJournal().journal }: { journal?: AnswerJournal } = {},
) {
  const sent: Sent[] = [];
  const onReply = vi.fn();
  const sync = createAnswerSync({
    attemptId: 'an-attempt',
    initial: new Map(initial.map((answer) => [answer.number, answer])),
    journal,
    onReply,
    needsSignIn: (code) => code === 'session-over',
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
    sync,
    sent,
    last,
    onReply,
    /** Lets time pass. */
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    state: () => sync.getSnapshot().state,
    /** `[number, value, sequence, saved]` of every answer. */
    answers: () =>
      [...sync.getSnapshot().answers.values()].map(({ number, value, sequence, saved }) => [
        number,
        value,
        sequence,
        saved,
      ]),
    replaced: () => sync.getSnapshot().replaced,
  };
}
