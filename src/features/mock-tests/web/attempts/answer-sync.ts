import type { CallResult } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { createOutbox, type SendReport } from '#platform/outbox/outbox.ts';
import { WRITTEN_TEXT, type OutboxRecord, type RecordSequence } from '#platform/outbox/outbox-entry.ts';
import { LONG_TEXT } from '#platform/outbox/save-timer.ts';
import type { saveAnswers } from '../../contract.ts';
import type { AnswerSequence, SavedAnswer } from '../../domain/attempts/saved-answer.ts';
import { storableText } from '../../domain/attempts/storable-text.ts';
import type { AnswerEntry, AnswerJournal } from './answer-journal.ts';

/** The server's reply to a batch. */
export type SaveReply = CallOf<typeof saveAnswers>['reply'];

type AnswerSyncOptions = {
  readonly attemptId: string;
  readonly journal: AnswerJournal;
  /** The answers that the server has. */
  readonly stored: readonly SavedAnswer[];
  /** The journal's answers from an earlier visit. */
  readonly journaled: readonly AnswerEntry[];
  /** False: another browser has written since this one did. */
  readonly unbroken?: boolean;
  readonly send: (batch: readonly SavedAnswer[], closing: boolean) => Promise<CallResult<SaveReply>>;
  readonly onReply: (reply: SaveReply) => void;
  /** Whether signing in resolves a refusal with this code. */
  readonly needsSignIn: (code: string) => boolean;
};

const toRecord = ({ number, value, sequence }: SavedAnswer): OutboxRecord<number, string> => ({
  key: number,
  value,
  sequence,
});
const toAnswer = ({ key, value, sequence }: OutboxRecord<number, string>): SavedAnswer => ({
  number: key,
  value,
  sequence,
});
const toSequence = ({ number, sequence }: AnswerSequence): RecordSequence<number> => ({
  key: number,
  sequence,
});
const toReport = ({ saved, stale, late }: SaveReply): SendReport<number, string> => ({
  saved: saved.map(toSequence),
  stale: stale.map(toRecord),
  late: late.map(toSequence),
});

/** Keeps the answers of one attempt in step with the server, by the numbers of their questions. */
export function createAnswerSync({ stored, send, onReply, attemptId, ...options }: AnswerSyncOptions) {
  const outbox = createOutbox<number, string>({
    ...options,
    owner: attemptId,
    stored: stored.map(toRecord),
    rules: WRITTEN_TEXT,
    isLong: ({ length }) => length >= LONG_TEXT,
    async send(batch, closing) {
      const result = await send(batch.map(toAnswer), closing);
      if (!result.ok) return result;
      onReply(result.reply);
      return { ok: true, reply: toReport(result.reply) };
    },
  });
  return {
    ...outbox,
    /** Saves a change by the candidate. */
    change: (number: number, text: string): void => outbox.change(number, storableText(text)),
    take: (fresh: readonly SavedAnswer[]): void => outbox.take(fresh.map(toRecord)),
    resume: (fresh: readonly SavedAnswer[], journaled: readonly AnswerEntry[], unbroken: boolean): void =>
      outbox.resume(fresh.map(toRecord), journaled, unbroken),
    /** Locks answers that were checked in practice. They stay as they were marked. */
    lock: (checked: readonly { readonly number: number; readonly given: string }[]): void =>
      outbox.lock(checked.map(({ number, given }) => ({ key: number, value: given }))),
    listPending: (): readonly SavedAnswer[] => outbox.listPending().map(toAnswer),
    /** Applies the server's reply to answers that were sent another way, such as with the submission. */
    settle(reply: SaveReply): void {
      onReply(reply);
      outbox.settle(toReport(reply));
    },
  };
}

export type AnswerSync = ReturnType<typeof createAnswerSync>;
