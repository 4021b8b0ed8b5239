import type { CallResult } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { Journal } from '#platform/outbox/journal.ts';
import { createOutbox, type SendReport } from '#platform/outbox/outbox.ts';
import type { OutboxEntry, OutboxRecord } from '#platform/outbox/outbox-entry.ts';
import type { finishPracticeSession, sendPracticeAnswers } from '../../contract.ts';
import type { reviewCards } from '../../words-contract.ts';

export type SentAnswer = CallOf<typeof sendPracticeAnswers>['body']['answers'][number];
export type AnswersReply = CallOf<typeof sendPracticeAnswers>['reply'];
export type SentReview = CallOf<typeof reviewCards>['body']['reviews'][number];
export type Finished = CallOf<typeof finishPracticeSession>['reply'];
type Record = OutboxRecord<string, string>;

/** The calls that deliver what was done. `closing`: the page is being left, and the call must outlive it. */
export type PracticeCalls = {
  readonly sendAnswers: (
    answers: readonly SentAnswer[],
    closing: boolean,
  ) => Promise<CallResult<AnswersReply>>;
  readonly undoAnswers: (answers: readonly string[], closing: boolean) => Promise<CallResult<unknown>>;
  readonly sendReviews: (reviews: readonly SentReview[], closing: boolean) => Promise<CallResult<unknown>>;
  readonly finish: (session: string, closing: boolean) => Promise<CallResult<Finished>>;
};

export type PracticeOutboxOptions = PracticeCalls & {
  readonly owner: string;
  readonly journal: Journal<string, string>;
  /** What an earlier visit did and the server may not have. */
  readonly journaled: readonly OutboxEntry<string, string>[];
  readonly needsSignIn: (code: string) => boolean;
};

export type PracticeNews =
  | { readonly kind: 'answers'; readonly reply: AnswersReply }
  | { readonly kind: 'finished'; readonly reply: Finished };

/** Refusals that sending again does not change: what they are about is not the caller's. */
const FINAL: readonly string[] = ['session-unknown', 'card-unknown'];
/** As many as one call takes. */
const MOST_IN_PACKET = 100;

const isFinal = (result: CallResult<unknown>): boolean =>
  !result.ok && result.kind === 'refused' && FINAL.includes(result.code);
const read = <Value>({ value }: Record) => JSON.parse(value) as Value;

/**
 * What a learner did in practice, under ids that the browser chose. It is in this browser immediately and is sent until
 * the server has it: without a connection, a reload and a closed tab lose nothing, and nothing counts twice.
 */
export function createPracticeOutbox({
  sendAnswers,
  undoAnswers,
  sendReviews,
  finish,
  ...options
}: PracticeOutboxOptions) {
  const listeners = new Set<(news: PracticeNews) => void>();
  const tell = (news: PracticeNews) => {
    for (const listener of listeners) listener(news);
  };

  async function sendAll(
    records: readonly Record[],
    sendThem: (records: readonly Record[]) => Promise<CallResult<readonly string[] | undefined>>,
  ): Promise<{ saved: readonly Record[]; failure?: CallResult<never> }> {
    if (records.length === 0) return { saved: [] };
    const result = await sendThem(records);
    if (isFinal(result)) return { saved: records };
    if (!result.ok) return { saved: [], failure: result };
    const { reply: named } = result;
    return { saved: named ? records.filter(({ key }) => named.includes(key)) : records };
  }

  async function send(
    batch: readonly Record[],
    closing: boolean,
  ): Promise<CallResult<SendReport<string, string>>> {
    const of = (kind: string) => batch.filter(({ key }) => key.startsWith(`${kind} `));
    const answered = await sendAll(of('answer'), async (records) => {
      const result = await sendAnswers(records.map(read<SentAnswer>), closing);
      if (!result.ok) return result;
      tell({ kind: 'answers', reply: result.reply });
      const { saved, superseded, refused } = result.reply;
      return {
        ok: true,
        reply: [...saved, ...superseded, ...refused].map(({ answer }) => `answer ${answer}`),
      };
    });
    const settled = [answered];
    settled.push(
      await sendAll(of('undo'), async (records) => {
        const result = await undoAnswers(records.map(read<string>), closing);
        return result.ok ? { ok: true, reply: undefined } : result;
      }),
      await sendAll(of('review'), async (records) => {
        const result = await sendReviews(records.map(read<SentReview>), closing);
        return result.ok ? { ok: true, reply: undefined } : result;
      }),
    );
    // A session is finished when the server has what was done in it.
    if (settled.every(({ failure }) => failure === undefined)) {
      for (const record of of('finish')) {
        settled.push(
          await sendAll([record], async () => {
            const result = await finish(read<string>(record), closing);
            if (!result.ok) return result;
            tell({ kind: 'finished', reply: result.reply });
            return { ok: true, reply: undefined };
          }),
        );
      }
    }
    const saved = settled.flatMap((each) => each.saved);
    const failure = settled.find((each) => each.failure !== undefined)?.failure;
    return saved.length === 0 && failure && !failure.ok ? failure : { ok: true, reply: { saved } };
  }

  const outbox = createOutbox<string, string>({
    ...options,
    rules: {},
    once: true,
    batchSize: MOST_IN_PACKET,
    send,
  });
  const put = (key: string, value: unknown) => outbox.change(key, JSON.stringify(value));

  return {
    outbox,
    answer: (answer: SentAnswer) => put(`answer ${answer.answer}`, answer),
    undo: (answer: string) => put(`undo ${answer}`, answer),
    review: (review: SentReview) => put(`review ${review.review}${review.undone ? ' undone' : ''}`, review),
    finish: (session: string) => put(`finish ${session}`, session),
    /** The answers that are not on the server yet, without those that were taken back. */
    listPendingAnswers(): readonly SentAnswer[] {
      const pending = outbox.listPending();
      const undone = new Set(pending.filter(({ key }) => key.startsWith('undo ')).map(read<string>));
      return pending
        .filter(({ key }) => key.startsWith('answer '))
        .map(read<SentAnswer>)
        .filter(({ answer }) => !undone.has(answer));
    },
    onNews(listener: (news: PracticeNews) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type PracticeOutbox = ReturnType<typeof createPracticeOutbox>;
