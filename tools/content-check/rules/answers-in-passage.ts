import { keyProblem, listCheckedSections } from '../checked-sections.ts';
import { listCompletions, wordsOf } from '../completion-forms.ts';
import type { ContentRule } from '../content-rule.ts';

/** A gap is filled with words of the passage: all accepted words occur in it, one answer as it stands in the evidence. */
export const answersInPassage: ContentRule = {
  name: 'answers-in-passage',
  check: (content) =>
    listCheckedSections(content).flatMap((section) =>
      listCompletions(section).flatMap(({ number, part: { passage }, answer, accepted }) => {
        const whole = wordsOf(passage.paragraphs.map(({ text }) => text).join(' '));
        const proof = passage.paragraphs
          .filter(({ letter }) => answer.evidence.some(({ paragraph }) => paragraph === letter))
          .map(({ text }) => wordsOf(text));
        const strange = accepted.flatMap(({ text }) =>
          wordsOf(text)
            .trim()
            .split(' ')
            .filter((word) => !whole.includes(` ${word} `)),
        );
        if (strange.length > 0) {
          const what = `The passage does not have the word(s) ${[...new Set(strange)].join(', ')}.`;
          return [keyProblem(section, number, what, 'Accept only words of the passage.')];
        }
        if (accepted.some(({ text }) => proof.some((words) => words.includes(wordsOf(text))))) return [];
        const what = `No accepted answer stands in the paragraph(s) of its evidence.`;
        return [keyProblem(section, number, what, 'Mend the key, or name the paragraph that has it.')];
      }),
    ),
};
