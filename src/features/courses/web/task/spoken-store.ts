import type { CallResult } from '#platform/api-client/api-client.ts';
import type { ChunkEntry } from '#platform/recordings/chunk-journal.ts';
import type { ChunkSync } from '#platform/recordings/chunk-sync.ts';
import type { RememberedTake, TakeMemory } from './take-memory.ts';
import type { StoredTake, TaskState } from './task-state.ts';

const RETRY_MS = 3_000;
/** How long a submission waits for recordings that are still on their way. */
const PATIENCE_MS = 20_000;
/** Of a chunk whose length nobody noted. */
const CHUNK_MS = 2_000;

/**
 * Where the answer to a question is:
 * - `storing`: the last piece is being written
 * - `unsafe`: neither this browser nor the server has all of it yet; a closed page would lose the rest
 * - `here`: in this browser, and on its way
 * - `stored`: on the server
 */
export type AnswerPlace = 'storing' | 'unsafe' | 'here' | 'stored';

export type SpokenAnswer = {
  readonly take: string;
  readonly place: AnswerPlace;
  /** Null: not known. */
  readonly durationMs: number | null;
};

export type SpokenQuestionView = {
  /** Undefined: nothing counts as an answer yet. */
  readonly answer: SpokenAnswer | undefined;
  /** A newer take that broke off, or that another device is recording. */
  readonly interrupted: { readonly take: string; readonly seconds: number } | undefined;
  /** The server could not join the last take: pieces of it are lost. */
  readonly failed: boolean;
};

export type SpokenView = {
  readonly task: TaskState | null;
  readonly questions: ReadonlyMap<string, SpokenQuestionView>;
  /** The task was submitted on another device. */
  readonly isOver: boolean;
};

type TakeSize = { readonly chunks: number; readonly bytes: number; readonly durationMs: number };

type SpokenStoreOptions = {
  readonly questions: readonly string[];
  readonly task: TaskState | null;
  readonly remembered: TakeMemory;
  /** Chunks of earlier visits that the server may not have. */
  readonly journaled: readonly ChunkEntry[];
  readonly sync: ChunkSync;
  readonly newTake: () => string;
  readonly keep: (memory: TakeMemory) => void;
  readonly finishOnServer: (
    question: string,
    take: string,
    size: TakeSize,
  ) => Promise<CallResult<{ readonly task: TaskState }>>;
  readonly submitOnServer: () => Promise<CallResult<{ readonly task: TaskState }>>;
  readonly isOnline: () => boolean;
};

/** The name of a take among the recordings of its owner. */
export const recordingOf = (question: string, take: string) => `${question}.${take}`;

/** The question and the take of a recording's name. A question has no dot. */
export function takeOfRecording(recording: string): { readonly question: string; readonly take: string } {
  const [question = '', take = ''] = recording.split('.');
  return { question, take };
}

/** The known part of a take: chunks of the server and of this browser, from the first up to a gap. */
function sizeOf(
  stored: StoredTake | undefined,
  held: readonly ChunkEntry[],
): TakeSize & { readonly sounds: readonly ArrayBuffer[] } {
  const known = new Map(stored?.chunks.map(({ number, bytes }) => [number, { bytes, ms: CHUNK_MS }]));
  const sounds = new Map(held.map(({ value }) => [value.chunk, value.bytes]));
  for (const { value } of held)
    known.set(value.chunk, { bytes: value.bytes.byteLength, ms: value.durationMs });
  let [chunks, bytes, durationMs] = [0, 0, 0];
  const whole: ArrayBuffer[] = [];
  for (let next = known.get(0); next; next = known.get(chunks)) {
    const sound = sounds.get(chunks);
    if (sound) whole.push(sound);
    chunks += 1;
    bytes += next.bytes;
    durationMs += next.ms;
  }
  return { chunks, bytes, durationMs, sounds: whole.length === chunks ? whole : [] };
}

/** The recordings of a spoken task, from the microphone until the server has joined them. */
export function createSpokenStore(options: SpokenStoreOptions) {
  const { sync, keep, newTake, finishOnServer, submitOnServer, isOnline } = options;
  const listeners = new Set<() => void>();
  let { task } = options;
  let memory: TakeMemory = options.remembered;
  let isOver = false;
  const failed = new Set<string>();
  const unsafe = new Set<string>();
  /** Takes of this page whose last piece is not written yet. */
  const unwritten = new Set<string>();
  /** The sound of takes as far as this browser has it, by take. */
  const sounds = new Map<string, Blob[]>();
  let recording: { readonly question: string; readonly take: string } | undefined;
  let settling: Promise<void> | undefined;

  const heldOf = (question: string, take: string) =>
    options.journaled.filter(({ value }) => value.recording === recordingOf(question, take));
  const takesOf = (question: string) => memory[question] ?? [];
  const storedTakes = (question: string) => (task?.takes ?? []).filter((each) => each.question === question);

  for (const { value } of options.journaled) {
    const { question, take } = takeOfRecording(value.recording);
    if (sounds.has(take)) continue;
    const own = [...heldOf(question, take)].sort((one, other) => one.value.chunk - other.value.chunk);
    const size = sizeOf(undefined, own);
    sounds.set(
      take,
      size.sounds.map((sound) => new Blob([sound], { type: value.type })),
    );
  }
  let view = look();

  function lookAt(question: string): SpokenQuestionView {
    const stored = storedTakes(question);
    const finished = stored.find((each) => each.finished);
    // The latest take that ended here counts, though the server may not have joined it yet.
    const [own] = takesOf(question)
      .filter(({ take, ended }) => (ended || unwritten.has(take)) && !failed.has(take))
      .slice(-1);
    const answer: SpokenAnswer | undefined = own
      ? {
          take: own.take,
          durationMs: own.durationMs,
          place: unwritten.has(own.take) ? 'storing' : unsafe.has(own.take) ? 'unsafe' : 'here',
        }
      : finished && { take: finished.take, durationMs: finished.duration_ms, place: 'stored' };
    return {
      answer,
      interrupted: findInterrupted(question),
      failed: takesOf(question).some(({ take }) => failed.has(take)),
    };
  }

  /** A take without an end. One that ended here, or is being recorded here, is none. */
  function findInterrupted(question: string): SpokenQuestionView['interrupted'] {
    const names = new Set([
      ...storedTakes(question).flatMap(({ take, finished }) => (finished ? [] : [take])),
      ...options.journaled.flatMap(({ value }) => {
        const named = takeOfRecording(value.recording);
        return named.question === question ? [named.take] : [];
      }),
    ]);
    for (const { take, ended } of takesOf(question)) if (ended) names.delete(take);
    for (const take of [...unwritten, ...failed, recording?.take ?? '']) names.delete(take);
    const finished = storedTakes(question).find((each) => each.finished)?.take;
    if (finished !== undefined) names.delete(finished);
    const [take] = [...names].slice(-1);
    // A take that ended here afterwards is the newer one.
    if (take === undefined || takesOf(question).some(({ ended }) => ended)) return undefined;
    const size = sizeOf(
      storedTakes(question).find((each) => each.take === take),
      heldOf(question, take),
    );
    return size.chunks === 0 ? undefined : { take, seconds: Math.ceil(size.durationMs / 1_000) };
  }

  function look(): SpokenView {
    return { task, isOver, questions: new Map(options.questions.map((each) => [each, lookAt(each)])) };
  }

  function publish(): void {
    view = look();
    for (const listener of listeners) listener();
  }

  function remember(question: string, takes: readonly RememberedTake[]): void {
    memory = { ...memory, [question]: takes };
    keep(memory);
    publish();
  }

  function change(question: string, take: string, changed: Partial<RememberedTake>): void {
    remember(
      question,
      takesOf(question).map((each) => (each.take === take ? { ...each, ...changed } : each)),
    );
  }

  /** Takes the server's state of the task. What it has joined need not be remembered. */
  function takeTask(next: TaskState): void {
    task = next;
    for (const question of options.questions) {
      const finished = storedTakes(question).find((each) => each.finished)?.take;
      const place = takesOf(question).findIndex(({ take }) => take === finished);
      if (place !== -1) remember(question, takesOf(question).slice(place + 1));
    }
    publish();
  }

  const waiting = () =>
    options.questions.flatMap((question) =>
      takesOf(question)
        .filter(({ take, ended }) => ended && !failed.has(take))
        .slice(-1)
        .map((take) => ({ question, take })),
    );

  async function settleOnce(): Promise<void> {
    await sync.whenSettled();
    for (const { question, take } of waiting()) {
      const { chunks, bytes, durationMs } = take;
      const result = await finishOnServer(question, take.take, { chunks, bytes, durationMs });
      if (result.ok) takeTask(result.reply.task);
      else if (result.kind === 'unreachable' || result.problem.status === 429 || result.problem.status >= 500)
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      else {
        if (result.code === 'task-over') isOver = true;
        failed.add(take.take);
        publish();
      }
    }
  }

  const canSettle = () => waiting().length > 0 && !isOver && sync.getSnapshot().state !== 'refused';

  /** Sends and joins everything that ended, until nothing waits. */
  function settle(): Promise<void> {
    settling ??= settleOnce().finally(() => {
      settling = undefined;
      // Another take may have ended meanwhile, and a connection may be back.
      return canSettle() ? settle() : undefined;
    });
    return settling;
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getView: () => view,
    /** Sends the takes of an earlier visit. */
    start(): void {
      sync.start();
      if (waiting().length > 0) void settle();
    },
    /** Starts a take of an answer. */
    begin(question: string): void {
      const take = newTake();
      recording = { question, take };
      sounds.set(take, []);
      const fresh = { take, chunks: 0, bytes: 0, durationMs: 0, ended: false };
      remember(question, [...takesOf(question), fresh]);
    },
    /** Takes the next chunk of the current take. */
    addChunk(sound: Blob, durationMs: number): void {
      if (!recording) return;
      const { question, take } = recording;
      const before = takesOf(question).find((each) => each.take === take);
      if (!before) return;
      sounds.get(take)?.push(sound);
      sync.add({ recording: recordingOf(question, take), chunk: before.chunks, durationMs }, sound);
      change(question, take, {
        chunks: before.chunks + 1,
        bytes: before.bytes + sound.size,
        durationMs: before.durationMs + durationMs,
      });
    },
    /**
     * Ends the current take after its last chunk. Resolves when this browser has written all of it, or cannot; it is sent
     * and joined afterwards.
     */
    async end(): Promise<void> {
      if (!recording) return;
      const { question, take } = recording;
      recording = undefined;
      const chunks = takesOf(question).find((each) => each.take === take)?.chunks ?? 0;
      if (chunks === 0) {
        remember(
          question,
          takesOf(question).filter((each) => each.take !== take),
        );
        return;
      }
      unwritten.add(take);
      publish();
      const isWritten = await sync.whenStored();
      unwritten.delete(take);
      if (!isWritten) unsafe.add(take);
      change(question, take, { ended: true });
      void settle();
    },
    /** Takes an interrupted take as the answer, as far as it goes. */
    acceptInterrupted(question: string): void {
      const interrupted = findInterrupted(question);
      if (!interrupted) return;
      const { take } = interrupted;
      const stored = storedTakes(question).find((each) => each.take === take);
      const { chunks, bytes, durationMs } = sizeOf(stored, heldOf(question, take));
      const others = takesOf(question).filter((each) => each.take !== take);
      remember(question, [...others, { take, chunks, bytes, durationMs, ended: true }]);
      void settle();
    },
    /** The sound of a take where this browser has all of it. */
    soundOf(take: string): Blob | undefined {
      const pieces = sounds.get(take);
      return pieces && pieces.length > 0 ? new Blob(pieces, { type: pieces[0]?.type ?? '' }) : undefined;
    },
    /** Submits what is there for good. False: something could not be sent or submitted, and everything stays as it is. */
    async submit(): Promise<boolean> {
      if (!isOnline()) return false;
      sync.flush();
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      if (waiting().length > 0) await Promise.race([settle(), patience]);
      if (waiting().length > 0) return false;
      const result = await submitOnServer();
      if (result.ok) takeTask(result.reply.task);
      return result.ok;
    },
  };
}

export type SpokenStore = ReturnType<typeof createSpokenStore>;
