import { seededNumbers } from '#features/grading/domain/model/seeded-numbers.ts';
import { ESSAY } from '#features/grading/server/model/model-grader-fixture.ts';

/** Marked essays for tests: one text with its mark in front, and some noise in what a grader would say. */
export function markedEssays(count: number, task: 1 | 2 = 2) {
  const next = seededNumbers(7);
  return Array.from({ length: count }, (_, at) => {
    const band = 4 + (at % 10) / 2;
    return {
      task,
      prompt: `Should ferry number ${at % 12} be free?`,
      essay: `Mark ${band.toFixed(1)}. ${ESSAY}`,
      band,
      noise: next() - 0.5,
    };
  });
}

/** The mark that a text of `markedEssays` says. */
export const markIn = (text: string): number => Number(/Mark (\d\.\d)/u.exec(text)?.[1]);
