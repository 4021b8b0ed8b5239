import { call } from '#platform/api-client/api-client.ts';
import { RESPONSE_ENDPOINTS } from '../../responses-endpoints.ts';
import { beginStretch, countKnownChunks } from '../../domain/speaking/chunk-stretches.ts';
import { createChunkSync, type ChunkSync } from '#platform/recordings/chunk-sync.ts';
import { openChunkJournal } from '#platform/recordings/chunk-journal.ts';
import {
  keepInterviewMemory,
  loadInterviewMemory,
  NO_ANSWER,
  type RememberedAnswer,
} from '../recordings/interview-memory.ts';
import { createInterviewStore, type InterviewStore } from '../recordings/interview-store.ts';
import { CHUNK_MS } from '#platform/recordings/take-recorder.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';

let openings = 0;

export type OpenedInterview = {
  /** The key of this opening. It differs from earlier ones. */
  readonly opening: number;
  readonly sync: ChunkSync;
  readonly store: InterviewStore;
  /** The answers that are finished. */
  readonly finished: ReadonlySet<string>;
};

/** The state of an interview: on the server, in this browser, and still on its way. */
export async function openInterview({
  reply,
  clock,
  hold,
  needsSignIn,
}: OpenedAttempt): Promise<OpenedInterview> {
  const attemptId = reply.attempt.attempt_id;
  const journal = await openChunkJournal();
  const left = await journal.list(attemptId).catch(() => []);
  const listed = await call(RESPONSE_ENDPOINTS, 'listResponses', { params: { attemptId } });
  const responses = listed.ok ? listed.reply.responses : [];
  const remembered = loadInterviewMemory(attemptId);
  const answers: Record<string, RememberedAnswer> = { ...remembered.answers };
  const questions = new Set([
    ...Object.keys(answers),
    ...left.map(({ value }) => value.recording),
    ...responses.map(({ question }) => question),
  ]);
  const elapsedMs = clock.now() - Date.parse(reply.attempt.started_at);
  // Numbers below are reserved for chunks that another device may still send.
  const anew = hold.isUnbroken() ? undefined : beginStretch(elapsedMs);
  // Without the server's list, only this browser's memory is known.
  for (const question of listed.ok ? questions : []) {
    const known = answers[question] ?? NO_ANSWER;
    const stored = responses.find((each) => each.question === question);
    const onServer = (stored?.chunks ?? []).map((chunk, place) => ({
      chunk,
      bytes: stored?.chunk_bytes[place] ?? 0,
    }));
    const held = left
      .filter(({ value }) => value.recording === question)
      .map(({ value: { chunk, bytes } }) => ({ chunk, bytes: bytes.byteLength }));
    const there = new Set([...onServer, ...held].map(({ chunk }) => chunk)).size;
    const from = anew ?? known.from;
    answers[question] = {
      ...countKnownChunks({ stored: onServer, held, from }),
      from,
      // All chunks have about the same length. Of another device's chunks only the numbers are known.
      recordedMs: Math.min(
        anew === undefined && known.recordedMs > 0 ? known.recordedMs : Infinity,
        there * CHUNK_MS,
      ),
      finished: stored?.finished === true || known.finished,
    };
  }
  const sync = createChunkSync({
    owner: attemptId,
    journaled: left,
    journal,
    send: ({ recording: question, chunk, type, bytes }) =>
      call(RESPONSE_ENDPOINTS, 'saveChunk', {
        params: { attemptId, question, chunk },
        file: new Blob([bytes], { type }),
      }),
    needsSignIn,
  });
  const store = createInterviewStore({
    remembered: { ...remembered, answers, from: anew ?? remembered.from },
    stored: responses.flatMap(({ question, finished }) => (finished ? [question] : [])),
    sync,
    writes: hold.writes,
    keep: (memory) => keepInterviewMemory(attemptId, memory),
    finishOnServer: (question, size) =>
      call(RESPONSE_ENDPOINTS, 'finishRecording', { params: { attemptId, question }, body: size }),
  });
  const finished = new Set(Object.keys(answers).filter((question) => answers[question]?.finished));
  openings += 1;
  return { opening: openings, sync, store, finished };
}
