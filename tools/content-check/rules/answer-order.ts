import { keyProblem, listCheckedSections, listKeyedQuestions } from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';

/** Types whose questions follow the passage. */
const IN_ORDER = new Set(['true-false-not-given', 'sentence-completion']);

/** Within a group of such a type, the proof of a question stands in no earlier paragraph than that of the one before. */
export const answerOrder: ContentRule = {
  name: 'answer-order',
  check: (content) =>
    listCheckedSections(content).flatMap((section) => {
      const questions = listKeyedQuestions(section).map(({ number, group, answer: { evidence } }) => ({
        number,
        group,
        paragraph: evidence.map(({ paragraph }) => paragraph).sort()[0] ?? '',
      }));
      return questions.flatMap(({ number, group, paragraph }, i) => {
        const before = questions[i - 1];
        if (!IN_ORDER.has(group.type) || before?.group !== group || before.paragraph <= paragraph) return [];
        const what = `The answer is in paragraph ${paragraph}, that of question ${before.number} in ${before.paragraph}.`;
        return [keyProblem(section, number, what, 'Ask in the order of the passage.')];
      });
    }),
};
