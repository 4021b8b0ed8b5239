import type { Candidates } from '#platform/http/candidates.ts';
import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { attemptPhase } from '../../domain/attempts/attempt.ts';
import { SKILLS, type Skill } from '#ielts/paper/paper.ts';
import { sittingRefusal } from '../../domain/sittings/plan-access.ts';
import { sectionLengthMs } from '#ielts/paper/section-length.ts';
import { nextStep, type SittingStep } from '../../domain/sittings/sitting.ts';
import {
  keyOf,
  listAttempts,
  listAttemptsOfSitting,
  lockSitter,
  type StoredAttempt,
} from '../attempts/attempt-store.ts';
import { beginAttempt } from '../attempts/begin-attempt.ts';
import { MAX_ATTEMPTS } from '../attempts/may-start.ts';
import type { MockTest, Papers } from '#features/library/server/index.ts';
import {
  addSitting,
  findSittingForUpdate,
  listSittings,
  type Sitting,
  type SittingQuery,
} from './sitting-store.ts';
import { closeOverdueAttempt } from '../attempts/submit-attempt.ts';

type Dependencies = {
  readonly database: Database;
  readonly papers: Papers;
  readonly clock: Clock;
  readonly ids: Ids;
};

/** A sitting with its current attempts and its next step. */
export type SittingState = {
  readonly sitting: Sitting;
  /** Undefined: its content is gone. */
  readonly mockTest: MockTest | undefined;
  readonly attempts: readonly StoredAttempt[];
  readonly skills: readonly Skill[];
  readonly step: SittingStep;
};

type Refused<R extends string> = { readonly ok: false; readonly refusal: R };
type NotOpened = 'plan-needed' | 'course-needed';
export type SittingOutcome<R extends string> =
  | { readonly ok: true; readonly state: SittingState }
  | Refused<R>;

/** The skills of a mock test in the order of the test. Without its content, the skills that were taken. */
export function skillsOf(mockTest: MockTest | undefined, attempts: readonly StoredAttempt[]): Skill[] {
  const there = mockTest?.editions.map(({ section }) => section.skill) ?? attempts.map(({ skill }) => skill);
  return SKILLS.filter((skill) => there.includes(skill));
}

/** Reads the state of a sitting. Attempts whose time is over are closed first. */
export async function readSitting(
  dependencies: Pick<Dependencies, 'database' | 'papers' | 'clock'>,
  sitting: Sitting,
  database: DatabaseOrTransaction = dependencies.database,
): Promise<SittingState> {
  const now = dependencies.clock.now().getTime();
  const list = () => listAttemptsOfSitting(database, sitting.candidateId, sitting.id);
  let attempts = await list();
  const overdue = attempts.filter((attempt) => attemptPhase(attempt, now) === 'time-over');
  if (overdue.length > 0 && database === dependencies.database) {
    for (const attempt of overdue) await closeOverdueAttempt(dependencies, keyOf(attempt));
    attempts = await list();
  }
  const mockTest = dependencies.papers.findMockTest(sitting.mockTest);
  const skills = skillsOf(mockTest, attempts);
  return { sitting, mockTest, attempts, skills, step: nextStep(skills, sitting, attempts, now) };
}

/** Starts a section of a locked sitting. False: its content is gone or lacks its recording. */
export async function beginSection(
  transaction: Transaction,
  { papers, ids }: Pick<Dependencies, 'papers' | 'ids'>,
  { id: sittingId, candidateId, mockTest, extraTimePercent }: Sitting,
  skill: Skill,
  startedAt: number,
): Promise<boolean> {
  const edition = papers.findEdition(mockTest, skill);
  if (!edition) return false;
  const beginning = { id: ids.uuid(), candidateId, startedAt, sittingId, extraTimePercent };
  return (
    (await beginAttempt(transaction, edition, { ...beginning, mode: 'exam', timed: true })) !== undefined
  );
}

/** The person's sitting of a test that still has sections without a break to take or finish. */
export async function findSittingUnderWay(
  dependencies: Pick<Dependencies, 'database' | 'papers' | 'clock'>,
  transaction: Transaction,
  candidates: Candidates,
  mockTest: string,
): Promise<Sitting | undefined> {
  for (const sitting of await listSittings(transaction, candidates, mockTest)) {
    const { step } = (await readSitting(dependencies, sitting, transaction)).step;
    if (step === 'open' || step === 'begin') return sitting;
  }
  return undefined;
}

type StartRequest = {
  readonly candidateId: string;
  readonly candidates: Candidates;
  readonly mockTest: string;
  readonly plans: readonly string[];
  readonly extraTimePercent: number;
};

/**
 * Starts a whole test with its first section. An unfinished sitting of the same person is returned instead. Refusals:
 * the test does not exist; a recording is missing; nothing that the person has opens all sections without a break; the person has taken it
 * too often.
 */
export async function startSitting(
  dependencies: Dependencies,
  request: StartRequest,
): Promise<SittingOutcome<'section-unknown' | 'audio-missing' | NotOpened | 'too-many-attempts'>> {
  const { database, papers, clock, ids } = dependencies;
  const { candidateId, candidates, plans, extraTimePercent } = request;
  const mockTest = papers.findMockTest(request.mockTest);
  if (!mockTest) return { ok: false, refusal: 'section-unknown' };
  const written = mockTest.editions.filter(({ section }) => section.skill !== 'speaking');
  if (written.some(({ section }) => sectionLengthMs(section) === undefined)) {
    return { ok: false, refusal: 'audio-missing' };
  }
  const started = await database.transaction(
    async (transaction): Promise<Refused<NotOpened | 'too-many-attempts'> | Sitting> => {
      await lockSitter(transaction, 'accountId' in candidates ? candidates.accountId : candidateId);
      const earlier = await findSittingUnderWay(dependencies, transaction, candidates, mockTest.slug);
      if (earlier) return earlier;
      const [refusal] = written.flatMap(
        (edition) => sittingRefusal(edition, edition.section.skill, plans) ?? [],
      );
      if (refusal) return { ok: false, refusal };
      const attempts = await listAttempts(transaction, candidates, mockTest.slug);
      if (attempts.length >= MAX_ATTEMPTS) return { ok: false, refusal: 'too-many-attempts' };
      const startedAt = clock.now().getTime();
      const sitting = { candidateId, id: ids.uuid(), mockTest: mockTest.slug, startedAt, extraTimePercent };
      await addSitting(transaction, sitting);
      await addLearningEvent(transaction, {
        kind: 'sitting-started',
        candidateId,
        subjectId: sitting.id,
        at: new Date(startedAt),
        detail: { mockTest: mockTest.slug },
      });
      return sitting;
    },
  );
  if ('ok' in started) return started;
  const query = { candidates, sittingId: started.id };
  const continued = await continueSitting(dependencies, query, { plans, speaking: false });
  if (continued.ok || continued.refusal !== 'sitting-unknown')
    return continued as SittingOutcome<'audio-missing'>;
  throw new Error('A sitting that was just added is gone.');
}

/**
 * Starts the next section and returns the state of the sitting. A section that nobody started in time starts as of when
 * it was due, and may be over already. Speaking starts only on request.
 */
export async function continueSitting(
  dependencies: Dependencies,
  query: SittingQuery,
  { plans, speaking }: { readonly plans: readonly string[]; readonly speaking: boolean },
): Promise<SittingOutcome<'sitting-unknown' | 'audio-missing' | NotOpened>> {
  const { database, papers, clock } = dependencies;
  // Each round starts one section at most. A section that is over already leads to the next.
  for (const _ of SKILLS) {
    const found = await database.transaction(
      async (
        transaction,
      ): Promise<
        | { readonly sitting: Sitting; readonly begun: boolean }
        | Refused<'sitting-unknown' | 'audio-missing' | NotOpened>
      > => {
        const sitting = await findSittingForUpdate(transaction, query);
        if (!sitting) return { ok: false, refusal: 'sitting-unknown' };
        const { step } = await readSitting(dependencies, sitting, transaction);
        const speakingRequested = step.step === 'speaking' && speaking;
        if (step.step !== 'begin' && !speakingRequested) return { sitting, begun: false };
        const skill = step.step === 'begin' ? step.skill : 'speaking';
        const edition = papers.findEdition(sitting.mockTest, skill);
        // The plan opened the sections without a break when the test started. They stay open if it ends meanwhile.
        const refusal = speakingRequested && edition && sittingRefusal(edition, skill, plans);
        if (refusal) return { ok: false, refusal };
        const startedAt = step.step === 'begin' ? step.startedAt : clock.now().getTime();
        const started = await beginSection(transaction, dependencies, sitting, skill, startedAt);
        return started ? { sitting, begun: started } : { ok: false, refusal: 'audio-missing' };
      },
    );
    if ('ok' in found) return found;
    const state = await readSitting(dependencies, found.sitting);
    if (!found.begun || state.step.step !== 'begin') return { ok: true, state };
  }
  throw new Error('A sitting has more sections than there are skills.');
}
