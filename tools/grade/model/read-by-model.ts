import type { LocalGrade, LocalWork } from '#features/grading/server/local/local-grade.ts';
import type { ModelGrader } from '#features/grading/server/model/create-model-grader.ts';
import type { ModelGrade, ModelRefusal } from '#features/grading/server/model/model-grade.ts';
import type { TextReading } from '#features/grading/server/model/read-text.ts';
import type { ModelUsage } from '#features/grading/server/model/usage.ts';

export type GradeHere = (work: LocalWork) => Promise<LocalGrade>;

/** Reads and grades essays by a language model, and counts what that cost and what failed. */
export type ModelReader = {
  /** What the model says of a text; undefined: it failed. */
  readonly read: (
    work: LocalWork,
  ) => Promise<{ readonly local: LocalGrade; readonly reading: TextReading | undefined }>;
  /** As the site does it: where the model fails, the local grade counts. */
  readonly grade: (work: LocalWork) => Promise<LocalGrade | ModelGrade>;
  /** What it cost, and what failed, as a line to read. */
  readonly describe: () => string;
};

/** Throws as soon as the server has failed so often that it is left alone. */
export function createModelReader(
  model: Pick<ModelGrader, 'read' | 'grade'>,
  gradeHere: GradeHere,
): ModelReader {
  const failures = new Map<ModelRefusal, number>();
  let [texts, tokensIn, tokensOut, costMicro] = [0, 0, 0, 0];

  function count(usage: ModelUsage, refusal?: ModelRefusal): void {
    if (refusal === 'resting') throw new Error(`The language model fails: ${describeFailures()}.`);
    texts += 1;
    tokensIn += usage.tokensIn;
    tokensOut += usage.tokensOut;
    costMicro += usage.costMicro;
    if (refusal !== undefined) failures.set(refusal, (failures.get(refusal) ?? 0) + 1);
  }

  const describeFailures = () => [...failures].map(([refusal, times]) => `${refusal} ${times}`).join(', ');

  return {
    async read(work) {
      const local = await gradeHere(work);
      const outcome = await model.read(work, local);
      count(outcome.usage, outcome.ok ? undefined : outcome.refusal);
      return { local, reading: outcome.ok ? outcome.reading : undefined };
    },
    async grade(work) {
      const local = await gradeHere(work);
      const outcome = await model.grade(work, local);
      count(outcome.ok ? outcome.grade.usage : outcome.usage, outcome.ok ? undefined : outcome.refusal);
      return outcome.ok ? outcome.grade : local;
    },
    describe() {
      const each = (value: number) => (value / Math.max(1, texts)).toFixed(0);
      const failed = [...failures.values()].reduce((sum, times) => sum + times, 0);
      const cost = costMicro > 0 ? `, ${(costMicro / 1_000_000).toFixed(4)} in all` : '';
      return [
        `the model read ${texts - failed} of ${texts} essays${failed > 0 ? ` (failed: ${describeFailures()})` : ''}`,
        `tokens per essay ${each(tokensIn)} in, ${each(tokensOut)} out${cost}`,
      ].join('\n');
    },
  };
}
