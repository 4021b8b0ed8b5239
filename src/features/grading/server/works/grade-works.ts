import type { JobRun } from '#platform/jobs/define-job.ts';
import { addGrade } from './grade-store.ts';
import { gradeText } from './grade-text.ts';
import { noteErrors } from './note-errors.ts';
import type { QueueDependencies } from './grading-dependencies.ts';
import { MAIL_GRADED_WORK, MAIL_AFTER_SECONDS } from './job-kinds.ts';
import { mayUseModel } from './may-use-model.ts';
import { isGradedForItsLearner } from './plans-of.ts';
import { claimNextWork, MOST_TRIES, RENEW_MS, releaseWork, renewClaims, settleWork } from './queue-store.ts';
import { addUse } from './use-store.ts';
import type { GradingOutcome } from './work-graders.ts';
import type { StoredWork } from './work-store.ts';

/** A run ends after this time, and the next one continues. */
const LONGEST_RUN_MS = 10 * 60_000;
/** A language model answers several texts at once; this machine grades one at a time. */
const LANES_WITH_MODEL = 4;
const AGAIN_MS = 30_000;
/** Recordings that are still arriving are looked at again after this time. */
const ARRIVING_MS = 20_000;

/** How many works are graded at once in a process. */
export const lanesOf = ({ graders }: Pick<QueueDependencies, 'graders'>): number =>
  graders.model ? LANES_WITH_MODEL : 1;

/**
 * Grades the works that wait, the oldest first, until none is left. Returns how many were settled. Killed at any moment,
 * it loses nothing: a claimed work is free again after `CLAIM_MS`, and its grade is stored together with its state.
 */
export async function gradeWaitingWorks(
  dependencies: QueueDependencies,
  { signal, log }: JobRun,
): Promise<number> {
  const { database, clock, ids } = dependencies;
  const claim = ids.uuid();
  const renewing = setInterval(() => {
    renewClaims(database, claim, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'claims of works were not renewed'),
    );
  }, RENEW_MS);
  const until = performance.now() + LONGEST_RUN_MS;
  let settled = 0;

  async function lane(): Promise<void> {
    while (!signal.aborted && performance.now() < until) {
      const work = await claimNextWork(database, { claim, now: clock.now() });
      if (!work) return;
      const state = await settle(dependencies, work, claim, signal);
      if (state) settled += 1;
      if (state === 'failed') log.warn({ work: work.id }, 'a work could not be graded');
    }
  }

  try {
    await Promise.all(Array.from({ length: lanesOf(dependencies) }, lane));
  } finally {
    clearInterval(renewing);
  }
  return settled;
}

type Settled = 'graded' | 'locked' | 'failed' | undefined;

/** Grades a claimed work and stores the grade. Undefined: it waits again, or another run has it. */
async function settle(
  dependencies: QueueDependencies,
  work: StoredWork,
  claim: string,
  signal: AbortSignal,
): Promise<Settled> {
  const { database, clock } = dependencies;
  if (!(await isGradedForItsLearner(dependencies, work))) {
    return storeState(dependencies, work, claim, 'locked');
  }
  const later = (ms: number, counts: boolean) =>
    releaseWork(database, work, claim, { notBefore: new Date(clock.now().getTime() + ms), counts });
  const outcome = work.kind === 'speaking' ? await gradeInterview(dependencies, work, signal) : undefined;
  if (outcome === 'arriving') {
    await later(ARRIVING_MS, false);
    return undefined;
  }
  const result =
    outcome ??
    (await gradeText(dependencies.graders, work, (each) => mayUseModel(dependencies, each), signal));
  // A run that was told to end leaves the work to the next one.
  if (!result.ok && signal.aborted) {
    await storeUses(dependencies, work, result);
    await later(0, false);
    return undefined;
  }
  if (result.ok) return storeGrades(dependencies, work, claim, result);
  await storeUses(dependencies, work, result);
  if (result.refusal === 'never' || work.tries >= MOST_TRIES) {
    return storeState(dependencies, work, claim, 'failed');
  }
  await later(AGAIN_MS, true);
  return undefined;
}

async function gradeInterview(
  dependencies: QueueDependencies,
  work: StoredWork,
  signal: AbortSignal,
): Promise<GradingOutcome | 'arriving'> {
  const { graders, sources } = dependencies;
  const { candidateId, attemptId } = work;
  if (!graders.speaking || attemptId === null) return { ok: false, refusal: 'never', uses: [] };
  const { settled, answers } = await sources.readAnswers({ candidateId, attemptId });
  if (!settled) return 'arriving';
  const mayTranscribe = () => mayUseModel(dependencies, work);
  return graders.speaking.grade({ answers, mayTranscribe, isLastTry: work.tries >= MOST_TRIES }, signal);
}

function storeState(
  { database, clock }: QueueDependencies,
  work: StoredWork,
  claim: string,
  state: 'locked' | 'failed',
): Promise<Settled> {
  return database.transaction(async (transaction) =>
    (await settleWork(transaction, work, claim, { state, now: clock.now() })) ? state : undefined,
  );
}

function storeUses(
  { database, clock, ids }: QueueDependencies,
  { candidateId, id: workId }: StoredWork,
  { uses }: GradingOutcome,
): Promise<void> {
  return database.transaction(async (transaction) => {
    for (const use of uses) {
      await addUse(transaction, { candidateId, id: ids.uuid(), workId, at: clock.now(), ...use });
    }
  });
}

/** Stores the grades with the end of the wait, and asks for an email in case the page is closed. */
async function storeGrades(
  dependencies: QueueDependencies,
  work: StoredWork,
  claim: string,
  outcome: GradingOutcome & { readonly ok: true },
): Promise<Settled> {
  const { database, clock, jobs } = dependencies;
  const { candidateId, id: workId } = work;
  await storeUses(dependencies, work, outcome);
  return database.transaction(async (transaction) => {
    const now = clock.now();
    if (!(await settleWork(transaction, work, claim, { state: 'graded', now }))) return undefined;
    for (const { grade, configHash, band, ms, localReason } of outcome.grades) {
      await addGrade(transaction, {
        candidateId,
        workId,
        grader: grade.grader,
        configHash,
        lowTimesTwo: band ? Math.round(band.low * 2) : null,
        highTimesTwo: band ? Math.round(band.high * 2) : null,
        localReason: localReason ?? null,
        grade,
        ms,
        gradedAt: now,
      });
      await noteErrors(transaction, work, grade, now);
    }
    const payload = { candidate_id: candidateId, work_id: workId };
    await jobs.enqueue(transaction, MAIL_GRADED_WORK, payload, { startAfterSeconds: MAIL_AFTER_SECONDS });
    return 'graded';
  });
}
