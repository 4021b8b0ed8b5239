import { solutionOf } from '#features/library/server/index.ts';
import type { LessonAnswerKey, LessonKey } from '../../domain/lesson-key.ts';
import type { WrittenKey } from './lesson-key-schema.ts';

/** An answer key as its marking reads it. An answer without a solution is left out; the content check reports it. */
export function readLessonKey({ answers, use, task }: WrittenKey): LessonKey {
  return {
    answers: answers.flatMap((answer): LessonAnswerKey[] => {
      const solution = solutionOf(answer);
      if (!solution) return [];
      const { number, explanation, evidence, skill, error, lesson } = answer;
      return [
        {
          number,
          solution,
          explanation: explanation ?? null,
          evidence: evidence ?? [],
          skill,
          error: error ?? null,
          lesson: lesson ?? null,
        },
      ];
    }),
    useModels: use?.models ?? [],
    taskModels: task?.models ?? [],
  };
}
