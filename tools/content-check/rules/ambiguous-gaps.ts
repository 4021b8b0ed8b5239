import { markAnswer } from '#ielts/marking/mark-answer.ts';
import { keyProblem, listCheckedSections } from '../checked-sections.ts';
import { type Completion, listCompletions } from '../completion-forms.ts';
import type { ContentRule } from '../content-rule.ts';

/** No accepted answer of a gap is accepted in another gap of its group. */
export const ambiguousGaps: ContentRule = {
  name: 'ambiguous-gaps',
  check: (content) =>
    listCheckedSections(content).flatMap((section) => {
      const gaps = listCompletions(section);
      return gaps.flatMap((gap) =>
        gaps
          .filter((other) => other.group === gap.group && other.number > gap.number)
          .flatMap((other) => {
            const both = findCommon(gap, other) ?? findCommon(other, gap);
            if (!both) return [];
            const what = `“${both.text}” is right in question ${other.number}, too.`;
            return [keyProblem(section, gap.number, what, 'Ask for different words.')];
          }),
      );
    }),
};

/** Answers that are accepted in one gap and marked right in the other. Spellings need not be mutual. */
function findCommon({ accepted }: Completion, { wordLimit, text: printed, answer }: Completion) {
  const gap = { asks: 'words', wordLimit, text: printed } as const;
  return accepted.find(({ text }) => markAnswer(gap, answer.key, text).right);
}
