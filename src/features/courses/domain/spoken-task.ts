import { listResponses, type SpeakingPart } from '#ielts/paper/speaking-paper.ts';

/** All recordings of one spoken task, in bytes. Two minutes of speech take about half a million. */
export const MAX_TASK_BYTES = 80 * 1024 * 1024;
/** A question may be recorded again and again; nobody needs more in one task. */
export const MOST_TAKES = 200;
/** In Parts 1 and 3 the content says how long an answer usually is. A longer one is recorded up to this many times it. */
const LONGEST_ANSWER = 2;

/** A question of a spoken task, and the longest answer that is recorded, in seconds. */
export type SpokenTaskQuestion = { readonly id: string; readonly seconds: number };

/** The questions of a spoken task in their order. The talk of Part 2 is `card`. */
export function listTaskQuestions(parts: readonly SpeakingPart[]): readonly SpokenTaskQuestion[] {
  return parts.flatMap((part) =>
    listResponses({ parts: [part] }).map(({ id, seconds }) => ({
      id,
      seconds: part.part === 2 ? seconds : seconds * LONGEST_ANSWER,
    })),
  );
}

/** A recording of an answer to one question. Several takes of a question may be under way on several devices. */
export type TakeFacts = {
  readonly question: string;
  readonly take: string;
  /** ISO 8601; null: it is not complete yet. */
  readonly finishedAt: string | null;
};

/** The take that counts for each question: the one that was finished last. */
export function answerTakes<Take extends TakeFacts>(takes: readonly Take[]): ReadonlyMap<string, Take> {
  const answers = new Map<string, Take>();
  for (const take of takes) {
    const other = answers.get(take.question);
    if (take.finishedAt !== null && (!other?.finishedAt || other.finishedAt < take.finishedAt))
      answers.set(take.question, take);
  }
  return answers;
}

/** The chunks that can be joined: from the first number up to the first gap. They must be in their order. */
export function joinableChunks<Chunk extends { readonly number: number }>(chunks: readonly Chunk[]): Chunk[] {
  const end = chunks.findIndex(({ number }, place) => number !== place);
  return chunks.slice(0, end === -1 ? chunks.length : end);
}
