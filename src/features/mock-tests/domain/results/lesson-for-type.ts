import type { QuestionType } from '#ielts/question-types/registry.ts';

/** The public page of a lesson about a question type. */
export type LessonPlace = { readonly course: string; readonly lesson: string };

/** All lessons. A type without a lesson is missing here. */
export const LESSONS_BY_TYPE: Readonly<Partial<Record<QuestionType, LessonPlace>>> = {
  'true-false-not-given': { course: 'ielts-basics', lesson: 'false-or-not-given' },
};

/** A type with a smaller share of right answers counts as weak. */
const WEAK_BELOW = 0.7;

/** The lesson to read after weak marks in a question type. Undefined where the marks were good or no lesson exists. */
export function lessonFor(
  type: QuestionType,
  { right, count }: { readonly right: number; readonly count: number },
): LessonPlace | undefined {
  return count > 0 && right / count < WEAK_BELOW ? LESSONS_BY_TYPE[type] : undefined;
}
