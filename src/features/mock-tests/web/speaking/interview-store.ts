import type { CallResult } from '#platform/api-client/api-client.ts';
import type { ChunkSync } from './chunk-sync.ts';
import { NO_ANSWER, type InterviewMemory, type RememberedAnswer } from './interview-memory.ts';

const RETRY_MS = 3_000;
/** A recorder hands its last chunk out at once; one that never does must not hold everything else up. */
const LAST_CHUNK_MS = 5_000;

type InterviewStoreOptions = {
  readonly remembered: InterviewMemory;
  /** The answers that the server has put together already. */
  readonly stored: readonly string[];
  readonly sync: ChunkSync;
  /** False: another tab or device leads the interview, and puts its answers together. */
  readonly writes: () => boolean;
  readonly keep: (memory: InterviewMemory) => void;
  /** Asks the server to put an answer together: done when it is stored and can be played. */
  readonly finishOnServer: (
    question: string,
    size: { readonly chunks: number; readonly bytes: number; readonly from: number },
  ) => Promise<CallResult<unknown>>;
};

/** What is said in an interview, from the microphone to the server's word that it is stored and can be played. */
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
  /** Answers that the server cannot put together: chunks are lost, or there is no sound in them. */
  const broken = new Set<string>();
  let reading = Promise.resolve();
  let settling: Promise<void> | undefined;
  /** The attempt is over: nobody records any more, and whoever comes last puts together what is there. */
  let isOver = false;
  const mayFinish = () => isOver || writes();
  /** Until the take that is recorded, if there is one, has handed out its last chunk. */
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
    await reading;
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
    /** Whether there is anything of an answer, here or on the server. */
    hasRecorded: () => done.size > 0 || Object.values(memory.answers).some(({ chunks }) => chunks > 0),
    /** Counts at once, so that an answer that ends now is known whole; the bytes follow in their order. */
    addChunk(question: string, blob: Blob, durationMs: number): void {
      const { chunks, bytes, from, recordedMs } = answerOf(question);
      changeAnswer(question, {
        chunks: chunks + 1,
        bytes: bytes + blob.size,
        recordedMs: recordedMs + durationMs,
      });
      broken.delete(question);
      reading = reading.then(async () => {
        // Not `blob.arrayBuffer()`, which Chrome 75 and Safari 12 do not have.
        const content = await new Response(blob).arrayBuffer();
        sync.add({ question, chunk: from + chunks, type: blob.type, durationMs, bytes: content });
      });
    },
    /** A take begins: nothing is put together for good before its last chunk. Gives back what says that it has ended. */
    beginTake(): () => void {
      let end = () => {};
      recorded = new Promise((resolve) => (end = resolve));
      return end;
    },
    /** The attempt is over, also for whoever led the interview. */
    noteOver(): void {
      isOver = true;
    },
    /** Another file for the same answer: the pieces of the last one are replaced. */
    restart(question: string): void {
      broken.delete(question);
      changeAnswer(question, { ...NO_ANSWER, from: memory.from });
    },
    finish(question: string): void {
      changeAnswer(question, { finished: true });
      void this.settle(false);
    },
    /**
     * Resolves when the server has put together whatever it can. `all`: also the answer that was broken off. Gives back
     * the answers that did not arrive whole.
     */
    async settle(all: boolean): Promise<readonly string[]> {
      // A take that was broken off ends a moment later than the page says that it is over.
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
