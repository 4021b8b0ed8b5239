import type { CallResult } from '#platform/api-client/api-client.ts';
import type { ChunkSync } from '#platform/recordings/chunk-sync.ts';
import { NO_ANSWER, type InterviewMemory, type RememberedAnswer } from './interview-memory.ts';

const RETRY_MS = 3_000;
/** How long to wait for a recorder's last chunk, in ms. A broken recorder must not block everything else. */
const LAST_CHUNK_MS = 5_000;

type InterviewStoreOptions = {
  readonly remembered: InterviewMemory;
  /** The answers that the server has joined already. */
  readonly stored: readonly string[];
  readonly sync: ChunkSync;
  /** False: another tab or device leads the interview, and joins its answers. */
  readonly writes: () => boolean;
  readonly keep: (memory: InterviewMemory) => void;
  /** Asks the server to join an answer. Done when it is stored and can be played. */
  readonly finishOnServer: (
    question: string,
    size: { readonly chunks: number; readonly bytes: number; readonly from: number },
  ) => Promise<CallResult<unknown>>;
};

/** The answers of an interview, from the microphone until the server has stored them and can play them. */
export function createInterviewStore({
  remembered,
  stored,
  sync,
  writes,
  keep,
  finishOnServer,
}: InterviewStoreOptions) {
  let memory = remembered;
  const done = new Set(stored);
  /** Answers that the server cannot join: chunks are lost, or they have no sound. */
  const broken = new Set<string>();
  let settling: Promise<void> | undefined;
  /** The attempt is over. Nothing is recorded any more, and the last device joins what is there. */
  let isOver = false;
  const mayFinish = () => isOver || writes();
  /** Resolves when the current take, if any, has handed out its last chunk. */
  let recorded = Promise.resolve();

  function remember(change: Partial<InterviewMemory>): void {
    memory = { ...memory, ...change };
    keep(memory);
  }

  const answerOf = (question: string): RememberedAnswer =>
    memory.answers[question] ?? { ...NO_ANSWER, from: memory.from };

  function changeAnswer(question: string, change: Partial<RememberedAnswer>): void {
    remember({ answers: { ...memory.answers, [question]: { ...answerOf(question), ...change } } });
  }

  const waiting = (all: boolean) =>
    Object.keys(memory.answers).filter(
      (question) =>
        (answerOf(question).chunks > 0 || answerOf(question).recordedMs > 0) &&
        (all || answerOf(question).finished) &&
        !done.has(question) &&
        !broken.has(question),
    );

  async function settleOnce(all: boolean): Promise<void> {
    await sync.whenSettled();
    for (const question of waiting(all)) {
      if (!mayFinish()) return;
      const { chunks, bytes, from } = answerOf(question);
      const result = await finishOnServer(question, { chunks, bytes, from });
      if (result.ok) done.add(question);
      else if (result.kind === 'unreachable' || result.problem.status === 429 || result.problem.status >= 500)
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      else broken.add(question);
    }
  }

  return {
    getMemory: () => memory,
    remember,
    answerOf,
    /** Whether any part of an answer exists, here or on the server. */
    hasRecorded: () => done.size > 0 || Object.values(memory.answers).some(({ chunks }) => chunks > 0),
    /** Counts a chunk immediately, so an answer that ends now is complete. The bytes follow in order. */
    addChunk(question: string, blob: Blob, durationMs: number): void {
      const { chunks, bytes, from, recordedMs } = answerOf(question);
      changeAnswer(question, {
        chunks: chunks + 1,
        bytes: bytes + blob.size,
        recordedMs: recordedMs + durationMs,
      });
      broken.delete(question);
      sync.add({ recording: question, chunk: from + chunks, durationMs }, blob);
    },
    /** Registers a take. Nothing is joined before its last chunk. Returns a function to call at its end. */
    beginTake(): () => void {
      let end = () => {};
      recorded = new Promise((resolve) => (end = resolve));
      return end;
    },
    /** Marks the attempt as over, for every device. */
    noteOver(): void {
      isOver = true;
    },
    /** Starts another file for the same answer. It replaces the chunks of the last one. */
    restart(question: string): void {
      broken.delete(question);
      changeAnswer(question, { ...NO_ANSWER, from: memory.from });
    },
    finish(question: string): void {
      changeAnswer(question, { finished: true });
      void this.settle(false);
    },
    /**
     * Resolves when the server has joined every answer that it can. `all` includes the interrupted answer. Returns the
     * answers that did not arrive completely.
     */
    async settle(all: boolean): Promise<readonly string[]> {
      // An interrupted take ends a moment after the page reports the end.
      if (all) await Promise.race([recorded, new Promise((resolve) => setTimeout(resolve, LAST_CHUNK_MS))]);
      do {
        settling ??= settleOnce(all).finally(() => (settling = undefined));
        await settling;
        if (sync.getSnapshot().state === 'refused' || !mayFinish()) break;
      } while (waiting(all).length > 0);
      return [...broken];
    },
  };
}

export type InterviewStore = ReturnType<typeof createInterviewStore>;
