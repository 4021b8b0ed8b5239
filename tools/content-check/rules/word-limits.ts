import { fitsWordLimit } from '#ielts/marking/word-count.ts';
import { keyProblem, listCheckedSections } from '../checked-sections.ts';
import { listCompletions } from '../completion-forms.ts';
import type { ContentRule } from '../content-rule.ts';

/** Every alternative of a key keeps the word limit; optional words may go over it. */
export const wordLimits: ContentRule = {
  name: 'word-limits',
  check: (content) =>
    listCheckedSections(content).flatMap((section) =>
      listCompletions(section).flatMap(({ number, wordLimit, answer, accepted }) => {
        // Answer-keys reports an answer that fits no form.
        if (accepted.length === 0) return [];
        return shortestAlternatives(answer.key)
          .filter((text) => !fitsWordLimit(text, wordLimit))
          .map((text) => {
            const { words, number: orNumber } = wordLimit;
            const limit = `${words} word(s)${orNumber ? ' and/or a number' : ''}`;
            return keyProblem(
              section,
              number,
              `“${text}” is over the limit of ${limit}.`,
              'Shorten or delete it.',
            );
          });
      }),
    ),
};

/** Alternatives as an author separates them, without their optional words. */
function shortestAlternatives(key: string): string[] {
  return key.split(/\s\/\s(?![^(]*\))/u).map((text) =>
    text
      .replace(/\([^)]*\)/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
}
