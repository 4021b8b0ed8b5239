import type { QuestionType } from '#ielts/question-types/registry.ts';

/** Where a lesson about a question type can be read by everybody. */
export type LessonPlace = { readonly course: string; readonly lesson: string };

/** The lessons that there are: a type without one is missing here. */
export const LESSONS_BY_TYPE: Readonly<Partial<Record<QuestionType, LessonPlace>>> = {
  'true-false-not-given': { course: 'ielts-basics', lesson: 'false-or-not-given' },
};

/** Less than this share right, and the type is weak. */
const WEAK_BELOW = 0.7;

/** The lesson to read after marks in a question type; undefined where they were good or there is no lesson. */
export function lessonFor(
  type: QuestionType,
  { right, count }: { readonly right: number; readonly count: number },
): LessonPlace | undefined {
  return count > 0 && right / count < WEAK_BELOW ? LESSONS_BY_TYPE[type] : undefined;
}
