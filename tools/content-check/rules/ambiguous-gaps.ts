import { markAnswer } from '#features/mock-tests/domain/mark-answer.ts';
import { keyProblem, listCheckedSections } from '../checked-sections.ts';
import { listCompletions } from '../completion-forms.ts';
import type { ContentRule } from '../content-rule.ts';

/** No accepted answer of a gap is accepted in another gap of its group. */
export const ambiguousGaps: ContentRule = {
  name: 'ambiguous-gaps',
  check: (content) =>
    listCheckedSections(content).flatMap((section) => {
      const gaps = listCompletions(section);
      return gaps.flatMap(({ number, group, accepted }) =>
        gaps
          .filter((other) => other.group === group && other.number > number)
          .flatMap((other) => {
            const asked = { asks: 'words', wordLimit: other.wordLimit, text: other.text } as const;
            const both = accepted.find(({ text }) => markAnswer(asked, other.answer.key, text).right);
            if (!both) return [];
            const what = `“${both.text}” is right in question ${other.number}, too.`;
            return [keyProblem(section, number, what, 'Ask for different words.')];
          }),
      );
    }),
};
