import type { ContentProblem } from '#platform/content/content-problem.ts';
import { keyProblem, listCheckedSections, listKeyedQuestions } from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';

/** The end of one sentence and the beginning of another. */
const TWO_SENTENCES = /[.!?][”’"')]*\s+[“‘"'(]*\p{Lu}/u;
const ABBREVIATION = /\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|[A-Z])\.\s/gu;

/** The words that prove an answer are copied exactly from the paragraph that is named: one sentence or less. */
export const evidence: ContentRule = {
  name: 'evidence',
  check: (content) =>
    listCheckedSections(content).flatMap((section) =>
      listKeyedQuestions(section).flatMap(({ number, part, answer }) =>
        answer.evidence.flatMap(({ paragraph, quote }): ContentProblem[] => {
          const { paragraphs } = part.passage;
          const named = paragraphs.find(({ letter }) => letter === paragraph);
          const elsewhere = paragraphs.find(({ text }) => text.includes(quote))?.letter;
          if (!named) {
            const last = paragraphs.at(-1)?.letter ?? '';
            return [
              keyProblem(section, number, `There is no paragraph ${paragraph}.`, `The last is ${last}.`),
            ];
          }
          if (!named.text.includes(quote)) {
            const how = elsewhere
              ? `Name paragraph ${elsewhere}.`
              : 'Copy the words exactly, marks included.';
            return [keyProblem(section, number, `Paragraph ${paragraph} does not say “${quote}”.`, how)];
          }
          if (!TWO_SENTENCES.test(quote.replace(ABBREVIATION, ''))) return [];
          const how = 'Give each sentence an entry of its own.';
          return [keyProblem(section, number, `“${quote}” is more than one sentence.`, how)];
        }),
      ),
    ),
};
