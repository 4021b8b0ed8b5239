import type { CallResult } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { createOutbox, type SendReport } from '#platform/outbox/outbox.ts';
import { WRITTEN_TEXT, type OutboxRecord, type RecordSequence } from '#platform/outbox/outbox-entry.ts';
import { LONG_TEXT } from '#platform/outbox/save-timer.ts';
import type { saveAnswers } from '../../contract.ts';
import type { AnswerSequence, SavedAnswer } from '../../domain/saved-answer.ts';
import { storableText } from '../../domain/storable-text.ts';
import type { AnswerEntry, AnswerJournal } from './answer-journal.ts';

/** What the server says of a batch. */
export type SaveReply = CallOf<typeof saveAnswers>['reply'];

type AnswerSyncOptions = {
  readonly attemptId: string;
  readonly journal: AnswerJournal;
  /** The answers that the server has. */
  readonly stored: readonly SavedAnswer[];
  /** What the journal had from an earlier visit. */
  readonly journaled: readonly AnswerEntry[];
  /** False: somebody else has written since this browser did. */
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
    /** The candidate's own change. */
    change: (number: number, text: string): void => outbox.change(number, storableText(text)),
    take: (fresh: readonly SavedAnswer[]): void => outbox.take(fresh.map(toRecord)),
    resume: (fresh: readonly SavedAnswer[], journaled: readonly AnswerEntry[], unbroken: boolean): void =>
      outbox.resume(fresh.map(toRecord), journaled, unbroken),
    /** Answers that were checked in practice: they stay as they were marked, whatever was written since. */
    lock: (checked: readonly { readonly number: number; readonly given: string }[]): void =>
      outbox.lock(checked.map(({ number, given }) => ({ key: number, value: given }))),
    listPending: (): readonly SavedAnswer[] => outbox.listPending().map(toAnswer),
    /** Takes the server's word on answers that were sent with something else, such as the submission. */
    settle(reply: SaveReply): void {
      onReply(reply);
      outbox.settle(toReport(reply));
    },
  };
}

export type AnswerSync = ReturnType<typeof createAnswerSync>;
