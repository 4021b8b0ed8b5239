import type { HeldAnswer } from '../../src/features/mock-tests/domain/merge-answers.ts';
import type { AnswerJournal } from '../../src/features/mock-tests/web/attempts/answer-journal.ts';
import type { ChunkJournal, HeldChunk } from '../../src/features/mock-tests/web/speaking/chunk-journal.ts';

/**
 * What a browser keeps beyond its tabs, with the rules of the player's own journals (`web/journal.ts`,
 * `web/chunk-journal.ts`), in memory instead of IndexedDB.
 */
export function createBrowserJournals() {
  const answers = new Map<string, Map<number, HeldAnswer>>();
  const chunks = new Map<string, HeldChunk>();
  const nameOf = ({ attemptId, question, chunk }: HeldChunk) => `${attemptId} ${question} ${chunk}`;

  const answerJournal: AnswerJournal = {
    list: async (attemptId) => [...(answers.get(attemptId)?.values() ?? [])],
    async keep(attemptId, entries) {
      const kept = answers.get(attemptId) ?? new Map<number, HeldAnswer>();
      answers.set(attemptId, kept);
      for (const entry of entries) {
        if ((kept.get(entry.number)?.sequence ?? 0) <= entry.sequence) kept.set(entry.number, entry);
      }
      return true;
    },
    async forget(attemptId) {
      answers.delete(attemptId);
    },
  };
  const chunkJournal: ChunkJournal = {
    list: async (attemptId) =>
      [...chunks.values()]
        .filter((each) => each.attemptId === attemptId)
        .sort((a, b) => a.question.localeCompare(b.question) || a.chunk - b.chunk),
    async keep(chunk) {
      chunks.set(nameOf(chunk), chunk);
      return true;
    },
    async forget(chunk) {
      chunks.delete(nameOf(chunk));
    },
  };
  return { answers: answerJournal, chunks: chunkJournal };
}
