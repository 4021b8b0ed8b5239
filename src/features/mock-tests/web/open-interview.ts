import { countKnownChunks } from '../domain/known-chunks.ts';
import { createChunkSync, type ChunkSync } from './chunk-sync.ts';
import { openChunkJournal } from './chunk-journal.ts';
import { keepInterviewMemory, loadInterviewMemory, type RememberedAnswer } from './interview-memory.ts';
import { createInterviewStore, type InterviewStore } from './interview-store.ts';
import { callResponses } from './response-calls.ts';
import { CHUNK_MS } from './take-recorder.ts';
import type { OpenedAttempt } from './use-attempt.ts';

export type OpenedInterview = {
  readonly sync: ChunkSync;
  readonly store: InterviewStore;
  /** Answers that need not be asked again. */
  readonly finished: ReadonlySet<string>;
};

/** What there is of an interview: on the server, in this browser, and still on its way. */
export async function openInterview({ reply, needsSignIn }: OpenedAttempt): Promise<OpenedInterview> {
  const attemptId = reply.attempt.attempt_id;
  const journal = await openChunkJournal();
  const left = await journal.list(attemptId).catch(() => []);
  const listed = await callResponses('listResponses', { params: { attemptId } });
  const responses = listed.ok ? listed.reply.responses : [];
  const remembered = loadInterviewMemory(attemptId);
  const answers: Record<string, RememberedAnswer> = { ...remembered.answers };
  const questions = new Set([
    ...Object.keys(answers),
    ...left.map(({ question }) => question),
    ...responses.map(({ question }) => question),
  ]);
  // Without the server's list what this browser remembers is all that is known.
  for (const question of listed.ok ? questions : []) {
    const known = answers[question];
    const stored = responses.find((each) => each.question === question);
    const held = left.filter((each) => each.question === question);
    const size = countKnownChunks({
      stored: stored ?? { chunks: [], bytes: 0 },
      held: held.map(({ chunk, bytes }) => ({ chunk, bytes: bytes.byteLength })),
    });
    answers[question] = {
      ...size,
      // All chunks are about as long; what another device recorded is known by their number only.
      recordedMs: Math.min(known?.recordedMs ?? Infinity, size.chunks * CHUNK_MS),
      finished: stored?.finished === true || (known?.finished ?? false),
    };
  }
  const sync = createChunkSync({
    initial: left,
    journal,
    send: ({ question, chunk, type, bytes }) =>
      callResponses('saveChunk', {
        params: { attemptId, question, chunk },
        file: new Blob([bytes], { type }),
      }),
    needsSignIn,
  });
  const store = createInterviewStore({
    attemptId,
    remembered: { ...remembered, answers },
    stored: responses.flatMap(({ question, finished }) => (finished ? [question] : [])),
    sync,
    keep: (memory) => keepInterviewMemory(attemptId, memory),
    finishOnServer: (question, size) =>
      callResponses('finishRecording', { params: { attemptId, question }, body: size }),
  });
  const finished = new Set(Object.keys(answers).filter((question) => answers[question]?.finished));
  return { sync, store, finished };
}
