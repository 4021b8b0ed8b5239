import type { ContentProblem } from '#platform/content/content-problem.ts';
import {
  keyProblem,
  listCheckedSections,
  listEvidence,
  listKeyedQuestions,
  placeWord,
} from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';

/** The end of one sentence and the beginning of another. */
const TWO_SENTENCES = /[.!?][”’"')]*\s+[“‘"'(]*\p{Lu}/u;
const ABBREVIATION = /\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|[A-Z])\.\s/gu;

/** The words that prove an answer are copied exactly from the paragraph or turn that is named: one sentence or less. */
export const evidence: ContentRule = {
  name: 'evidence',
  check: (content) =>
    listCheckedSections(content).flatMap((section) =>
      listKeyedQuestions(section).flatMap(({ number, sources, answer }) =>
        listEvidence(answer).flatMap(({ name, quote }): ContentProblem[] => {
          const place = placeWord(section);
          const named = sources.find((source) => source.name === name);
          const elsewhere = sources.find(({ text }) => text.includes(quote))?.name;
          if (!named) {
            const how = `The last is ${sources.at(-1)?.name ?? ''}.`;
            return [keyProblem(section, number, `There is no ${place} ${name}.`, how)];
          }
          if (!named.text.includes(quote)) {
            const how = elsewhere ? `Name ${place} ${elsewhere}.` : 'Copy the words exactly, marks included.';
            const what = `${place === 'turn' ? 'Turn' : 'Paragraph'} ${name} does not say “${quote}”.`;
            return [keyProblem(section, number, what, how)];
          }
          if (!TWO_SENTENCES.test(quote.replace(ABBREVIATION, ''))) return [];
          const how = 'Give each sentence an entry of its own.';
          return [keyProblem(section, number, `“${quote}” is more than one sentence.`, how)];
        }),
      ),
    ),
};
