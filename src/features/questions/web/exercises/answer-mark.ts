import type { ExerciseModel } from '#ielts/exercises/exercise-key.ts';
import type { MarkedWord } from '#ielts/exercises/exercise-mark.ts';
import type { MarkRule } from '#ielts/marking/mark.ts';
import type { Localised } from '#platform/i18n/language.ts';

/** What a learner is shown about one answer after it was marked. */
export type AnswerMark = {
  /** `key`: there is no answer, and only the key is shown. */
  readonly verdict: 'right' | 'wrong' | 'unmarked' | 'key';
  readonly rule: MarkRule | 'unmarked';
  /** The answers that are right, as a learner reads them. */
  readonly accepted: readonly string[];
  /** The words of a wrong sentence, and which of them stand in the nearest accepted one. */
  readonly words?: readonly MarkedWord[] | undefined;
  readonly explanation?: Localised | undefined;
  readonly models?: readonly ExerciseModel[] | undefined;
  readonly checklist?: readonly Localised[] | undefined;
};
