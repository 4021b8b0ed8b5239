import { createAnswerSync, type AnswerSync } from '../../src/features/mock-tests/web/attempts/answer-sync.ts';
import { noteFound, noteReply, noteSent, type AttemptRecord } from './candidate-record.ts';
import type { SavedAnswer } from '../../src/features/mock-tests/domain/attempts/saved-answer.ts';
import type { AttemptReply, Candidate, SaveReply } from './candidate.ts';

/** One tab with one attempt; a tab that is gone writes nothing into the browser's journal any more. */
type Tab = { readonly sync: AnswerSync; close(): void };

/** Sends a batch, and notes the answers sent and the server's reply. */
async function sendBatch({ call, heard }: Candidate, record: AttemptRecord, batch: readonly SavedAnswer[]) {
  noteSent(record, batch, Date.now());
  const path = `/api/attempts/${record.attemptId}/answers`;
  const result = await call<SaveReply>({ method: 'PUT', path, body: { answers: batch } });
  if (!result.ok) return result;
  noteReply(record, batch, result.reply, Date.now());
  heard();
  return result;
}

/** Opens the attempt as the player does: the server's state, and over it the browser's journal. */
async function openTab(candidate: Candidate, record: AttemptRecord): Promise<Tab> {
  const { attemptId } = record;
  const journal = candidate.journals.answers;
  const path = `/api/attempts/${attemptId}`;
  const savedBefore = [...record.saved.values()];
  const { answers } = await candidate.insist<AttemptReply>({ method: 'GET', path });
  noteFound(record, savedBefore, answers);
  let open = true;
  const sync = createAnswerSync({
    attemptId,
    stored: answers,
    journaled: await journal.list(attemptId),
    journal: { ...journal, write: async (id, entries) => open && journal.write(id, entries) },
    send: (batch) => sendBatch(candidate, record, batch),
    onReply: () => undefined,
    needsSignIn: () => false,
  });
  sync.start();
  return {
    sync,
    /** A closed tab flushes as `pagehide` lets it; a dead battery does not. */
    close() {
      sync.stop();
      if (candidate.random.chance(0.5)) void sync.flush(true);
      open = false;
    },
  };
}

/** Answers after the end: stored as late, and without any influence on the mark. */
async function answerTooLate(candidate: Candidate, record: AttemptRecord, number: number): Promise<void> {
  const newest = Math.max(0, ...(record.sent.get(number)?.keys() ?? []));
  const batch = [{ number, sequence: newest + 1, value: 'what came to mind on the stairs' }];
  await candidate.untilAnswered(() => sendBatch(candidate, record, batch));
}

/**
 * Sits a section of Reading or Writing from its first question to its submission, with tabs that close on the way.
 * `isFirst`: the candidate's first section, which always has an answer after the end, so that every run has some.
 */
export async function sitWritten(
  candidate: Candidate,
  record: AttemptRecord,
  skill: 'reading' | 'writing',
  isFirst: boolean,
): Promise<void> {
  const { random, paper } = candidate;
  const numbers = paper.numbers[skill];
  let { sync, close } = await openTab(candidate, record);
  for (let act = random.between(8, 40); act > 0 && !candidate.isLeaving(); act -= 1) {
    await candidate.pause(random.between(30, 1_500));
    if (random.chance(0.05)) {
      close();
      ({ sync, close } = await openTab(candidate, record));
    }
    const number = random.pick(numbers);
    const before = sync.getSnapshot().entries.get(number)?.value ?? '';
    sync.change(number, paper.compose(random, skill, number, before));
  }
  do {
    const { answers } = await candidate.submit(record, sync.listPending);
    sync.settle(answers);
  } while (random.chance(0.2));
  sync.stop();
  if (sync.listPending().length > 0)
    record.contradictions.push('a submission was answered, and answers are pending');
  for (const [number, { value, sequence }] of sync.getSnapshot().entries)
    record.shown.set(number, { number, value, sequence });
  await candidate.journals.answers.forget(record.attemptId);
  if (random.chance(0.2) || isFirst) await answerTooLate(candidate, record, random.pick(numbers));
}
