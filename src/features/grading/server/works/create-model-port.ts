import { createHash } from 'node:crypto';
import type { ModelGrader } from '../model/create-model-grader.ts';
import type { ModelUsage } from '../model/usage.ts';
import type { ModelPort, ServiceUse } from './work-graders.ts';

/** The language model as the queue uses it. Its grades rest on local ones, so `localHash` is part of their version. */
export function createModelPort(
  grader: Pick<ModelGrader, 'grade' | 'describe' | 'calibrations'>,
  localHash: string,
): ModelPort {
  const { host, model, promptHash } = grader.describe();
  const { calibrations } = grader;
  const configHash = createHash('sha256')
    .update(JSON.stringify([model, host, promptHash, calibrations, localHash]))
    .digest('hex')
    .slice(0, 16);
  const useOf = ({ tokensIn, tokensOut, costMicro, ms }: ModelUsage, outcome: string): ServiceUse => ({
    model,
    host,
    tokensIn,
    tokensOut,
    costMicro,
    ms,
    outcome,
  });
  return {
    name: model,
    host,
    calibrations,
    async grade(work, local, signal) {
      const outcome = await grader.grade(work, local, signal);
      if (!outcome.ok) return { ok: false, use: useOf(outcome.usage, outcome.refusal) };
      const { grade } = outcome;
      const { low, high, usage } = grade;
      return {
        ok: true,
        given: { grade, configHash, band: { low, high }, ms: usage.ms },
        use: useOf(usage, 'graded'),
      };
    },
  };
}
