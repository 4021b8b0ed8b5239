import type { LocalReason } from '../../domain/works/work.ts';
import { toLocalWork } from './local-work.ts';
import type { GivenGrade, GradingOutcome, ServiceUse, WorkGraders } from './work-graders.ts';
import type { StoredWork } from './work-store.ts';

/** Why a language model may not read this text; undefined: it may. */
export type MayUseModel = (work: StoredWork) => Promise<LocalReason | undefined>;

/**
 * Grades a text on this machine, and then by the language model where one is set up and the learner has agreed. The local
 * grade stands where the model fails, and says so. It throws nothing.
 */
export async function gradeText(
  { local, localHash, model }: Pick<WorkGraders, 'local' | 'localHash' | 'model'>,
  work: StoredWork,
  mayUseModel: MayUseModel,
  signal: AbortSignal,
): Promise<GradingOutcome> {
  if (!work.task) return { ok: false, refusal: 'never', uses: [] };
  const given = toLocalWork(work.task, work.text);
  const startedAt = performance.now();
  const outcome = await local.grade(given);
  if (!outcome.ok) {
    return { ok: false, refusal: outcome.refusal === 'too-long' ? 'never' : 'later', uses: [] };
  }
  const { grade } = outcome;
  const own = {
    grade,
    configHash: localHash,
    band: { low: grade.low, high: grade.high },
    ms: Math.round(performance.now() - startedAt),
  };
  if (!model) return done([own]);
  const reason = work.localOnly ? 'chosen' : await mayUseModel(work);
  if (reason) return done([{ ...own, localReason: reason }]);
  const asked = await model.grade(given, grade, signal);
  if (asked.ok) return done([own, asked.given], [asked.use]);
  // The process ends, and the model may well answer the next one.
  if (signal.aborted) return { ok: false, refusal: 'later', uses: [asked.use] };
  return done([{ ...own, localReason: 'model-failed' }], [asked.use]);
}

const done = (grades: readonly GivenGrade[], uses: readonly ServiceUse[] = []): GradingOutcome => ({
  ok: true,
  grades,
  uses,
});
