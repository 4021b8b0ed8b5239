import type { CallResult } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { Journal } from '#platform/outbox/journal.ts';
import { createOutbox } from '#platform/outbox/outbox.ts';
import type { OutboxEntry, OutboxRecord } from '#platform/outbox/outbox-entry.ts';
import type { getLesson, saveLessonAnswers } from '../../contract.ts';
import { readDrafts, writeDrafts } from './lesson-drafts.ts';
import { withTaskDone } from './task-done.ts';

export type LessonReply = CallOf<typeof getLesson>['reply'];
export type SavedAnswers = CallOf<typeof saveLessonAnswers>['reply'];
export type Receipt = SavedAnswers['saved'][number];
export type Progress = LessonReply['progress'];
export type Transcript = LessonReply['transcripts'][number];

type LessonWorkOptions = {
  /** What this browser stores the work under: one person's in one lesson. */
  readonly owner: string;
  readonly reply: LessonReply;
  readonly journal: Journal<number, string>;
  /** Answers of an earlier visit that were checked and may not be on the server yet. */
  readonly journaled: readonly OutboxEntry<number, string>[];
  readonly send: (
    answers: readonly { readonly number: number; readonly value: string; readonly sequence: number }[],
    closing: boolean,
  ) => Promise<CallResult<SavedAnswers>>;
  readonly needsSignIn: (code: string) => boolean;
};

/** What the page draws, as one value that changes as a whole. */
export type LessonWorkView = {
  readonly receipts: ReadonlyMap<number, Receipt>;
  readonly progress: Progress;
  /** The work at the lesson's scored task. */
  readonly task: LessonReply['task'];
  /** Of recordings, by their exercise: those whose questions are all marked. */
  readonly transcripts: ReadonlyMap<string, Transcript>;
  /** Checked answers that have no mark yet. */
  readonly waiting: ReadonlySet<number>;
  /** The server could not be reached; what waits is sent later. */
  readonly isOffline: boolean;
};

/**
 * A learner's answers in one lesson. What is typed is a draft of this browser. What is checked goes to the outbox, which
 * sends it until the server has marked it.
 */
export function createLessonWork({ owner, reply, journal, journaled, send, needsSignIn }: LessonWorkOptions) {
  const listeners = new Set<() => void>();
  const drafts = new Map(Object.entries(readDrafts(owner)).map(([number, value]) => [Number(number), value]));
  const receipts = new Map(reply.answers.map((receipt) => [receipt.number, receipt]));
  /** Answers that are being written again: their marks are not shown. */
  const reopened = new Set<number>();
  let progress = reply.progress;
  let transcripts = reply.transcripts;
  let { task } = reply;

  const outbox = createOutbox<number, string>({
    owner,
    journal,
    journaled,
    stored: reply.answers.map(({ number, value, sequence }) => ({ key: number, value, sequence })),
    rules: { nothing: '' },
    async send(batch, closing) {
      const result = await send(
        batch.map(({ key, value, sequence }) => ({ number: key, value, sequence })),
        closing,
      );
      if (!result.ok) {
        publish();
        return result;
      }
      const { saved, stale } = result.reply;
      for (const receipt of [...saved, ...stale]) takeReceipt(receipt);
      progress = result.reply.progress;
      transcripts = result.reply.transcripts;
      publish();
      return { ok: true, reply: { saved: saved.map(toRecord), stale: stale.map(toRecord) } };
    },
    needsSignIn,
  });
  let view = look();

  function takeReceipt(receipt: Receipt): void {
    receipts.set(receipt.number, receipt);
    reopened.delete(receipt.number);
    if (drafts.get(receipt.number) === receipt.value) forget([receipt.number]);
  }

  function forget(numbers: readonly number[]): void {
    for (const number of numbers) drafts.delete(number);
    writeDrafts(owner, Object.fromEntries(drafts));
  }

  function look(): LessonWorkView {
    const waiting = new Set(outbox.listPending().map(({ key }) => key));
    return {
      receipts: new Map([...receipts].filter(([number]) => !reopened.has(number) && !waiting.has(number))),
      progress,
      task,
      transcripts: new Map(transcripts.map((transcript) => [transcript.block, transcript])),
      waiting,
      isOffline: outbox.getSnapshot().state === 'not-saved',
    };
  }

  function publish(): void {
    view = look();
    for (const listener of listeners) listener();
  }

  const stopListening = outbox.subscribe(publish);
  return {
    owner,
    outbox,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getView: () => view,
    /** What stands in the field of a question. */
    valueOf: (number: number) => drafts.get(number) ?? receipts.get(number)?.value ?? '',
    /** A learner's own change. */
    change(number: number, value: string): void {
      drafts.set(number, value);
      writeDrafts(owner, Object.fromEntries(drafts));
      publish();
    },
    /** Sends these answers to be marked. */
    check(numbers: readonly number[]): void {
      for (const number of numbers) {
        const value = drafts.get(number);
        const stored = receipts.get(number);
        if (stored && (value === undefined || value === stored.value)) reopened.delete(number);
        else if (value !== undefined) outbox.change(number, value);
      }
      publish();
      void outbox.flush();
    },
    /** Opens marked answers again. The fields keep what was written. */
    tryAgain(numbers: readonly number[]): void {
      for (const number of numbers) reopened.add(number);
      publish();
    },
    /** Takes the progress that another call returned. */
    takeProgress(newer: Progress): void {
      progress = newer;
      publish();
    },
    /** Takes the state of the task that another call returned. Once it is submitted, that part is done. */
    takeTask(newer: NonNullable<LessonReply['task']>): void {
      task = newer;
      if (newer.state !== 'draft') progress = withTaskDone(progress);
      publish();
    },
    stop: stopListening,
  };
}

export type LessonWork = ReturnType<typeof createLessonWork>;

const toRecord = ({ number, value, sequence }: Receipt): OutboxRecord<number, string> => ({
  key: number,
  value,
  sequence,
});
