import type { z } from 'zod';
import type { Language } from '#platform/i18n/language.ts';
import type { ExerciseModel } from '#ielts/exercises/exercise-key.ts';
import type { ExerciseMark } from '#ielts/exercises/exercise-mark.ts';
import type { lessonReceiptSchema } from '../../contract.ts';
import type { LessonAnswerKey, LessonKey } from '../../domain/lesson-key.ts';
import { USE_NUMBER } from '../../domain/lesson.ts';
import type { LoadedLesson } from '../content/load-lesson.ts';
import { acceptedInWords } from './accepted-in-words.ts';
import type { StoredAnswer } from './answer-store.ts';

export type LessonReceipt = z.input<typeof lessonReceiptSchema>;

/** Whether a mark is right; null: it was written or said freely. */
export const isRight = (mark: ExerciseMark): boolean | null => ('right' in mark ? mark.right : null);

const viewModels = (models: readonly ExerciseModel[], language: Language) =>
  models.map(({ band, text, comment }) => ({ band, text, comment: comment[language] }));

/** The models of a question that is written or said freely, or of "Use it". */
function modelsOf({ useModels }: LessonKey, number: number, keyed: LessonAnswerKey | undefined) {
  if (number === USE_NUMBER) return useModels;
  return keyed && 'models' in keyed.solution ? keyed.solution.models : [];
}

type ShownAnswer = Pick<
  StoredAnswer,
  'number' | 'value' | 'sequence' | 'mark' | 'firstValue' | 'firstMark' | 'tries'
>;

/** Gives the receipts of a lesson’s answers in a language. */
export function receiptsIn(
  { content, key }: Pick<LoadedLesson, 'content' | 'key'>,
  language: Language,
): (answer: ShownAnswer) => LessonReceipt {
  const inWords = acceptedInWords(content, language);
  return (answer) => viewReceipt(key, answer, { language, inWords });
}

type Shown = { readonly language: Language; readonly inWords: ReturnType<typeof acceptedInWords> };

/** The reason for a mark: the rule, the right answers, the explanation, and the evidence. */
function viewReceipt(key: LessonKey, answer: ShownAnswer, { language, inWords }: Shown): LessonReceipt {
  const { number, value, sequence, mark, firstValue, firstMark, tries } = answer;
  const keyed = key.answers.find((each) => each.number === number);
  return {
    number,
    sequence,
    value,
    right: isRight(mark),
    rule: mark.rule,
    accepted: inWords(number, mark.accepted),
    words: 'words' in mark && mark.words ? mark.words.map((word) => ({ ...word })) : null,
    explanation: keyed?.explanation?.[language] ?? '',
    evidence: (keyed?.evidence ?? []).map((each) => ({ ...each })),
    models: viewModels(modelsOf(key, number, keyed), language),
    first: { value: firstValue, right: isRight(firstMark), rule: firstMark.rule },
    tries,
  };
}
