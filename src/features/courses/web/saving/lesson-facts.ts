import type { CallResult } from '#platform/api-client/api-client.ts';
import type { Journal } from '#platform/outbox/journal.ts';
import { createOutbox, type SendReport } from '#platform/outbox/outbox.ts';
import type { OutboxEntry, OutboxRecord } from '#platform/outbox/outbox-entry.ts';
import { mergeRanges, type Ranges } from '../../domain/watched-ranges.ts';

/** Why an answer was wrong, by the number of its question. */
export type Sorted = readonly {
  readonly number: number;
  readonly reason: 'language' | 'technique' | 'attention';
}[];
/** A block that was read or finished; `sorted` is of a page of mistakes. */
export type SeenBlock = { readonly id: string; readonly sorted?: Sorted | undefined };
/** What was watched of a tutorial. `at`: when its position was reported, in milliseconds since 1970. */
export type Watched = {
  readonly tutorial: string;
  readonly ranges: Ranges;
  readonly positionMs: number;
  readonly at: number;
};

type LessonFactsOptions = {
  readonly owner: string;
  readonly journal: Journal<string, string>;
  /** Facts of an earlier visit that may not be on the server yet. */
  readonly journaled: readonly OutboxEntry<string, string>[];
  readonly sendSeen: (blocks: readonly SeenBlock[], closing: boolean) => Promise<CallResult<unknown>>;
  readonly sendWatched: (watched: Watched, closing: boolean) => Promise<CallResult<unknown>>;
  readonly needsSignIn: (code: string) => boolean;
};

/** Refusals that sending again does not change: the fact is about something that the learner does not have. */
const FINAL = ['lesson-unknown', 'lesson-not-open', 'course-needed', 'block-unknown', 'tutorial-unknown'];

const isSettled = (result: CallResult<unknown>): boolean =>
  result.ok || (result.kind === 'refused' && FINAL.includes(result.code));

/**
 * What a learner read and watched in a lesson. Each fact is in this browser immediately and is sent until the server has
 * it: offline, a reload and a closed tab lose nothing.
 */
export function createLessonFacts({ sendSeen, sendWatched, ...options }: LessonFactsOptions) {
  async function send(
    batch: readonly OutboxRecord<string, string>[],
    closing: boolean,
  ): Promise<CallResult<SendReport<string, string>>> {
    const seen = batch.filter(({ key }) => key.startsWith('seen '));
    const watched = batch.filter(({ key }) => key.startsWith('watched '));
    const results = await Promise.all([
      ...(seen.length > 0
        ? [
            sendSeen(
              seen.map(({ value }) => JSON.parse(value) as SeenBlock),
              closing,
            ).then((result) => ({ records: seen, result })),
          ]
        : []),
      ...watched.map(async (record) => ({
        records: [record],
        result: await sendWatched(JSON.parse(record.value) as Watched, closing),
      })),
    ]);
    const saved = results.flatMap(({ records, result }) => (isSettled(result) ? records : []));
    const failed = results.find(({ result }) => !isSettled(result))?.result;
    return saved.length === 0 && failed && !failed.ok ? failed : { ok: true, reply: { saved } };
  }

  const outbox = createOutbox<string, string>({ ...options, rules: {}, once: true, send });
  const pendingOf = (key: string) => outbox.listPending().find((record) => record.key === key)?.value;

  return {
    outbox,
    /** Marks a block as read or done. False: it is stored in this browser, and not on the server yet. */
    async see(block: SeenBlock): Promise<boolean> {
      const key = `seen ${block.id}`;
      outbox.change(key, JSON.stringify(block));
      await outbox.flush();
      return pendingOf(key) === undefined;
    },
    /** Adds what was watched. The position is the last reported one. */
    watch({ tutorial, ranges, ...rest }: Watched): void {
      const key = `watched ${tutorial}`;
      const pending = pendingOf(key);
      const before = pending === undefined ? [] : (JSON.parse(pending) as Watched).ranges;
      outbox.change(key, JSON.stringify({ tutorial, ranges: mergeRanges(before, ranges), ...rest }));
    },
  };
}

export type LessonFacts = ReturnType<typeof createLessonFacts>;
