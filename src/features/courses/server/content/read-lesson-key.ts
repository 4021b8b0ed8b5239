import type { ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import type { LessonAnswerKey, LessonKey } from '../../domain/lesson-key.ts';
import type { WrittenAnswer, WrittenKey } from './lesson-key-schema.ts';

/** The part of an answer that decides. Undefined: the author has written none. */
export function solutionOf(answer: WrittenAnswer): ExerciseSolution | undefined {
  const { key, accepted, right, orders, first, second, models } = answer;
  if (key !== undefined) return { key };
  if (accepted) return { accepted };
  if (right) return { right };
  if (orders) return { orders };
  if (first !== undefined && second !== undefined) return { first, second };
  return models && { models };
}

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
