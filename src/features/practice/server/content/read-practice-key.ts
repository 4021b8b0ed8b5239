import { solutionOf } from '#features/library/server/index.ts';
import type { PracticeAnswerKey, PracticeKey } from '../../domain/practice-set.ts';
import type { WrittenPracticeKey } from './practice-set-schema.ts';

/** A key as its marking reads it. An answer without a solution is left out; the content check reports it. */
export function readPracticeKey({ answers }: WrittenPracticeKey): PracticeKey {
  return answers.flatMap((answer): PracticeAnswerKey[] => {
    const solution = solutionOf(answer);
    if (!solution) return [];
    const { number, explanation, evidence, skill, error, band, wrong } = answer;
    return [
      {
        number,
        solution,
        explanation: explanation ?? null,
        evidence: evidence ?? [],
        skill,
        error: error ?? null,
        band,
        wrong: wrong ?? {},
      },
    ];
  });
}
