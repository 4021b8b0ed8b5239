import { countKnownChunks } from '../../src/features/mock-tests/domain/speaking/chunk-stretches.ts';
import { createChunkSync, type ChunkSync } from '#platform/recordings/chunk-sync.ts';
import type { RecordedChunk } from '#platform/recordings/chunk-journal.ts';
import {
  NOTHING_REMEMBERED,
  type InterviewMemory,
  type RememberedAnswer,
} from '../../src/features/mock-tests/web/recordings/interview-memory.ts';
import {
  createInterviewStore,
  type InterviewStore,
} from '../../src/features/mock-tests/web/recordings/interview-store.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import type * as contract from '../../src/features/mock-tests/responses-contract.ts';
import type { AttemptRecord, RecordingRecord } from './candidate-record.ts';
import type { Candidate } from './candidate.ts';
import type { Random } from './seeded-random.ts';

type ListedResponses = CallOf<typeof contract.listResponses>['reply'];
type ChunkReply = CallOf<typeof contract.saveChunk>['reply'];
type FinishReply = CallOf<typeof contract.finishRecording>['reply'];

const CHUNK_MS = 2_000;
const TYPE = 'audio/webm';
/** The beginning of a WebM file: its header, and the cluster without which there is no sound in it. */
const BEGINNING = [0x1a, 0x45, 0xdf, 0xa3, 0x1f, 0x43, 0xb6, 0x75];

/** Some hundred bytes that no other chunk has. */
function aChunk(random: Random, first: boolean): Uint8Array<ArrayBuffer> {
  const noise = Array.from({ length: random.between(300, 900) }, () => random.between(0, 255));
  return Uint8Array.from([...(first ? BEGINNING : []), ...noise]);
}

function recordingOf(record: AttemptRecord, question: string): RecordingRecord {
  const recording = record.recordings.get(question) ?? { chunks: [], acknowledged: new Set<number>() };
  record.recordings.set(question, recording);
  return recording;
}

async function sendChunk(
  { call, heard }: Candidate,
  record: AttemptRecord,
  { recording: question, chunk, type, bytes }: RecordedChunk,
) {
  const path = `/api/attempts/${record.attemptId}/responses/${question}/chunks/${chunk}`;
  const result = await call<ChunkReply>({ method: 'PUT', path, file: { type, bytes } });
  if (!result.ok) return result;
  if (result.reply.number !== chunk || result.reply.bytes !== bytes.byteLength)
    record.contradictions.push(`chunk ${chunk} of ${question} was acknowledged as something else`);
  recordingOf(record, question).acknowledged.add(chunk);
  heard();
  return result;
}

async function finishRecording(
  { call, heard }: Candidate,
  record: AttemptRecord,
  question: string,
  body: { readonly chunks: number; readonly bytes: number; readonly from: number },
) {
  const path = `/api/attempts/${record.attemptId}/responses/${question}/recording`;
  const result = await call<FinishReply>({ method: 'POST', path, body });
  if (!result.ok) return result;
  recordingOf(record, question).finishedBytes = result.reply.bytes;
  heard();
  return result;
}

type Tab = { readonly sync: ChunkSync; readonly store: InterviewStore; close(): void };

/** Opens the interview as the player does (`web/open-interview.ts`): from the server, the journal and the memory. */
async function openTab(
  candidate: Candidate,
  record: AttemptRecord,
  memory: { current: InterviewMemory },
): Promise<Tab> {
  const { attemptId } = record;
  const journal = candidate.journals.chunks;
  const path = `/api/attempts/${attemptId}/responses`;
  const before = new Map(
    [...record.recordings].map(([question, { acknowledged }]) => [question, [...acknowledged]]),
  );
  const { responses } = await candidate.insist<ListedResponses>({ method: 'GET', path });
  const left = await journal.list(attemptId);
  const answers: Record<string, RememberedAnswer> = {};
  const questions = [
    ...Object.keys(memory.current.answers),
    ...left.map(({ value }) => value.recording),
    ...responses.map((each) => each.question),
  ];
  for (const question of new Set(questions)) {
    const stored = responses.find((each) => each.question === question);
    for (const number of before.get(question) ?? []) {
      if (!stored?.finished && !stored?.chunks.includes(number))
        record.contradictions.push(
          `chunk ${number} of ${question} was acknowledged, and a new tab did not find it`,
        );
    }
    // The answer to the call that finished it may have been lost. This answer shows it too.
    if (stored?.finished) recordingOf(record, question).finishedBytes = stored.bytes;
    const held = left.filter(({ value }) => value.recording === question);
    const known = countKnownChunks({
      stored: (stored?.chunks ?? []).map((chunk, place) => ({
        chunk,
        bytes: stored?.chunk_bytes[place] ?? 0,
      })),
      held: held.map(({ value: { chunk, bytes } }) => ({ chunk, bytes: bytes.byteLength })),
      from: 0,
    });
    const finished = stored?.finished === true || (memory.current.answers[question]?.finished ?? false);
    answers[question] = { ...known, from: 0, recordedMs: known.chunks * CHUNK_MS, finished };
  }
  let open = true;
  const sync = createChunkSync({
    owner: attemptId,
    journaled: left,
    journal: {
      ...journal,
      write: async (id, entries) => open && journal.write(id, entries),
      forget: async (id, entries) => (open ? journal.forget(id, entries) : undefined),
    },
    send: (chunk) => sendChunk(candidate, record, chunk),
    needsSignIn: () => false,
  });
  const store = createInterviewStore({
    remembered: { ...memory.current, answers },
    stored: responses.flatMap(({ question, finished }) => (finished ? [question] : [])),
    sync,
    // Its tabs come one after the other.
    writes: () => true,
    keep: (kept) => {
      if (open) memory.current = kept;
    },
    finishOnServer: (question, size) => finishRecording(candidate, record, question, size),
  });
  sync.start();
  return {
    sync,
    store,
    close() {
      sync.stop();
      open = false;
    },
  };
}

/** A piece that dies with its tab before the journal has it is lost, which nobody promises against: it is waited for. */
async function reachesJournal(
  candidate: Candidate,
  record: AttemptRecord,
  question: string,
  chunk: number,
): Promise<void> {
  for (;;) {
    const left = await candidate.journals.chunks.list(record.attemptId);
    const journaled = left.some(({ value }) => value.recording === question && value.chunk === chunk);
    if (journaled || recordingOf(record, question).acknowledged.has(chunk)) return;
    await candidate.pause(5);
  }
}

/** Sits an interview from its first question to its submission, recording in chunks, with tabs that close on the way. */
export async function sitSpoken(candidate: Candidate, record: AttemptRecord): Promise<void> {
  const { random, paper } = candidate;
  const memory = { current: NOTHING_REMEMBERED };
  let { sync, store, close } = await openTab(candidate, record, memory);
  for (const question of paper.spokenQuestions.slice(0, random.between(1, 4))) {
    if (candidate.isLeaving()) break;
    const { chunks } = recordingOf(record, question);
    for (let left = random.between(2, 10); left > 0; left -= 1) {
      await candidate.pause(random.between(300, 2_000));
      const bytes = aChunk(random, chunks.length === 0);
      chunks.push(bytes);
      store.addChunk(question, new Blob([bytes], { type: TYPE }), CHUNK_MS);
      if (random.chance(0.05)) {
        await reachesJournal(candidate, record, question, chunks.length - 1);
        close();
        ({ sync, store, close } = await openTab(candidate, record, memory));
      }
    }
    store.finish(question);
  }
  for (const question of await store.settle(true))
    record.contradictions.push(`${question} could not be put together`);
  sync.stop();
  await candidate.submit(record, () => []);
}
