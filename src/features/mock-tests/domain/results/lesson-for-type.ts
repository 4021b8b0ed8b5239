import type { QuestionType } from '#ielts/question-types/registry.ts';

/** A lesson of a course that teaches a question type. */
export type LessonPlace = { readonly course: string; readonly lesson: string };
type Places = Readonly<Partial<Record<QuestionType, LessonPlace>>>;

const basics = (lesson: string): LessonPlace => ({ course: 'ielts-basics', lesson });
const advanced = (lesson: string): LessonPlace => ({ course: 'ielts-advanced', lesson });

/** All lessons that teach a type, by skill: the same type is heard and read in different ways. */
export const LESSONS_BY_TYPE = {
  listening: {
    'form-completion': basics('names-numbers-and-dates'),
    'note-completion': basics('signposts-in-a-lecture'),
    'table-completion': basics('word-limits-spelling-and-plurals'),
    'plan-labelling': basics('maps-and-plans'),
    'map-labelling': basics('maps-and-plans'),
    'multiple-choice': basics('wrong-options-that-sound-right'),
    'matching-features': basics('matching-paraphrased-options'),
  },
  reading: {
    'true-false-not-given': basics('false-or-not-given'),
    'yes-no-not-given': advanced('match-the-strength-of-the-claim'),
    'multiple-choice': basics('the-same-idea-in-other-words'),
    'matching-headings': basics('matching-headings'),
    'matching-information': basics('matching-information-and-features'),
    'matching-features': basics('matching-information-and-features'),
    'matching-sentence-endings': advanced('long-sentences-taken-apart'),
    'sentence-completion': basics('sentence-and-summary-completion'),
    'summary-completion': basics('sentence-and-summary-completion'),
    'table-completion': basics('tables-flow-charts-and-short-answers'),
    'flow-chart-completion': basics('tables-flow-charts-and-short-answers'),
    'short-answer': basics('tables-flow-charts-and-short-answers'),
  },
} as const satisfies Readonly<Record<'listening' | 'reading', Places>>;

/** A type with a smaller share of right answers counts as weak. */
const WEAK_BELOW = 0.7;

/** The lesson to take after weak marks in a question type. Undefined where the marks were good or no lesson teaches it. */
export function lessonFor(
  skill: keyof typeof LESSONS_BY_TYPE,
  type: QuestionType,
  { right, count }: { readonly right: number; readonly count: number },
): LessonPlace | undefined {
  const places: Places = LESSONS_BY_TYPE[skill];
  return count > 0 && right / count < WEAK_BELOW ? places[type] : undefined;
}
