import type { Candidates } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { attemptPhase, type Attempt } from '../domain/attempt.ts';
import { isMarkedSection, type Skill } from '../domain/paper.ts';
import { sectionLengthMs } from '../domain/section-length.ts';
import { addAttempt, listAttempts, lockSitter, type ListedAttempt } from './attempt-store.ts';
import { listQuestionNumbers } from '../domain/question-numbers.ts';
import type { Papers } from './load-papers.ts';

/** Per person and mock test; practice is meant, a script that fills the disk is not. */
const MAX_ATTEMPTS = 50;

type Dependencies = {
  readonly database: Database;
  readonly papers: Papers;
  readonly clock: Clock;
  readonly ids: Ids;
};

export type StartOutcome =
  | { readonly ok: true; readonly attempt: ListedAttempt }
  | { readonly ok: false; readonly refusal: 'section-unknown' | 'audio-missing' | 'too-many-attempts' };

type Request = {
  readonly candidateId: string;
  /** The person's other attempts: an account may have those of several browsers. */
  readonly candidates: Candidates;
  readonly mockTest: string;
  readonly skill: Skill;
};

/**
 * Starts an attempt at a section for a candidate. An open attempt of the same person at the same section is given back
 * instead: a double click or a second tab never starts a second clock.
 */
export function startAttempt(
  { database, papers, clock, ids }: Dependencies,
  request: Request,
): Promise<StartOutcome> | StartOutcome {
  const { candidateId, candidates, mockTest, skill } = request;
  const edition = papers.findEdition(mockTest, skill);
  if (!edition || !isMarkedSection(edition.section)) return { ok: false, refusal: 'section-unknown' };
  const lengthMs = sectionLengthMs(edition.section);
  if (lengthMs === undefined) return { ok: false, refusal: 'audio-missing' };
  const questionCount = listQuestionNumbers(edition.section).length;
  return database.transaction(async (transaction): Promise<StartOutcome> => {
    await lockSitter(transaction, 'accountId' in candidates ? candidates.accountId : candidateId);
    const now = clock.now().getTime();
    const earlier = await listAttempts(transaction, candidates, mockTest);
    const open = earlier.find((each) => each.skill === skill && attemptPhase(each, now) === 'open');
    if (open) return { ok: true, attempt: open };
    if (earlier.length >= MAX_ATTEMPTS) return { ok: false, refusal: 'too-many-attempts' };
    const attempt: Attempt = {
      id: ids.uuid(),
      mockTest,
      skill,
      questionCount,
      startedAt: now,
      deadlineAt: now + lengthMs,
      submittedAt: undefined,
      timedOut: false,
    };
    const pinned = { candidateId, sectionVersion: edition.version };
    await addAttempt(transaction, { ...attempt, ...pinned });
    return {
      ok: true,
      attempt: {
        ...attempt,
        ...pinned,
        rawScore: undefined,
        band: undefined,
        marks: undefined,
        answeredCount: 0,
      },
    };
  });
}
