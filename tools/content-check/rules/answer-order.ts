import {
  type CheckedSection,
  keyProblem,
  type KeyedQuestion,
  listCheckedSections,
  listEvidence,
  listKeyedQuestions,
  placeWord,
} from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';
import { QUESTION_TYPE_CHECKS } from '../question-type-checks.ts';

/**
 * Within a group of such a type, the proof of a question is in no earlier paragraph than that of the question
 * before. A recording is heard once: there every group follows it, except for one that asks for several
 * letters together.
 */
export const answerOrder: ContentRule = {
  name: 'answer-order',
  check: (content) =>
    listCheckedSections(content).flatMap((section) => {
      const questions = listKeyedQuestions(section).map((question) => ({
        ...question,
        place: firstPlace(question),
      }));
      return questions.flatMap(({ number, group, place, sources }, i) => {
        const before = questions[i - 1];
        if (before?.group !== group || !isInOrder(section, group.type)) return [];
        if (place < 0 || before.place <= place) return [];
        const name = (at: number) => `${placeWord(section)} ${sources[at]?.name ?? ''}`;
        const what = `The answer is in ${name(place)}, that of question ${before.number} in ${name(before.place)}.`;
        const text = section.section.skill === 'listening' ? 'recording' : 'passage';
        return [keyProblem(section, number, what, `Ask in the order of the ${text}.`)];
      });
    }),
};

function isInOrder({ section }: CheckedSection, type: KeyedQuestion['group']['type']): boolean {
  const { followsPassage, followsRecording } = QUESTION_TYPE_CHECKS[type];
  return section.skill === 'listening' ? followsRecording : followsPassage;
}

/** The place of its first evidence. The rule on evidence reports quotations that are not found. */
function firstPlace({ answer, sources }: KeyedQuestion): number {
  const names = new Set(listEvidence(answer).map(({ name }) => name));
  return sources.findIndex(({ name }) => names.has(name));
}
