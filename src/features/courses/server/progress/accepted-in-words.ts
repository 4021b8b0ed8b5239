import { answerInWords } from '#ielts/exercises/answer-in-words.ts';
import type { Language } from '#platform/i18n/language.ts';
import { groupsByNumber } from '../../domain/groups-by-number.ts';
import type { LessonContent } from '../../domain/lesson-content.ts';

/** Says the right answers to a question as a learner reads them: names of groups and words in place of what is stored. */
export function acceptedInWords(
  content: Pick<LessonContent, 'blocks'>,
  language: Language,
): (number: number, accepted: readonly string[]) => string[] {
  const groupOf = groupsByNumber(content);
  return (number, accepted) => {
    const group = groupOf.get(number);
    return accepted.map((answer) => (group ? answerInWords(group, number, answer, language) : answer));
  };
}
