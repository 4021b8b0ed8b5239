import type { Candidates } from '#platform/http/candidates.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { attemptPhase } from '../../domain/attempts/attempt.ts';
import type { Skill } from '#ielts/paper/paper.ts';
import { sittingRefusal } from '../../domain/sittings/plan-access.ts';
import { listAttempts, lockSitter, type ListedAttempt } from '../attempts/attempt-store.ts';
import { beginAttempt } from '../attempts/begin-attempt.ts';
import { MAX_ATTEMPTS } from '../attempts/may-start.ts';
import type { Papers } from '#features/library/server/index.ts';
import { findSittingUnderWay } from '../sittings/sit-test.ts';

type Dependencies = {
  readonly database: Database;
  readonly papers: Papers;
  readonly clock: Clock;
  readonly ids: Ids;
};

export type StartOutcome =
  | { readonly ok: true; readonly attempt: ListedAttempt }
  | {
      readonly ok: false;
      readonly refusal:
        | 'section-unknown'
        | 'audio-missing'
        | 'plan-needed'
        | 'course-needed'
        | 'sitting-under-way'
        | 'too-many-attempts';
    };

type Request = {
  readonly candidateId: string;
  /** The candidates of one person. An account may have attempts of several browsers. */
  readonly candidates: Candidates;
  readonly mockTest: string;
  readonly skill: Skill;
  /** The plans and courses that the person has now, by their keys. */
  readonly plans: readonly string[];
  readonly timed?: boolean;
  readonly extraTimePercent?: number;
};

/**
 * Starts practice of a section. An open attempt of the same person at the same section is returned instead: a double
 * click or a second tab never starts a second clock. Refused while the person has an open sitting of the same test,
 * because practice would show its questions.
 */
export function startAttempt(
  dependencies: Dependencies,
  request: Request,
): Promise<StartOutcome> | StartOutcome {
  const { database, papers, clock, ids } = dependencies;
  const { candidateId, candidates, mockTest, skill, plans, timed = true, extraTimePercent = 100 } = request;
  const edition = papers.findEdition(mockTest, skill);
  if (!edition) return { ok: false, refusal: 'section-unknown' };
  return database.transaction(async (transaction): Promise<StartOutcome> => {
    await lockSitter(transaction, 'accountId' in candidates ? candidates.accountId : candidateId);
    const startedAt = clock.now().getTime();
    const earlier = await listAttempts(transaction, candidates, mockTest);
    const open = earlier.find((each) => each.skill === skill && attemptPhase(each, startedAt) === 'open');
    // A learner who has started may continue after the plan has ended.
    if (open) return { ok: true, attempt: open };
    const refusal = sittingRefusal(edition, skill, plans);
    if (refusal) return { ok: false, refusal };
    if (await findSittingUnderWay(dependencies, transaction, candidates, mockTest)) {
      return { ok: false, refusal: 'sitting-under-way' };
    }
    if (earlier.length >= MAX_ATTEMPTS) return { ok: false, refusal: 'too-many-attempts' };
    const attempt = await beginAttempt(transaction, edition, {
      id: ids.uuid(),
      candidateId,
      startedAt,
      mode: 'practice',
      timed,
      extraTimePercent,
    });
    return attempt ? { ok: true, attempt } : { ok: false, refusal: 'audio-missing' };
  });
}
