import { LANGUAGES } from '#platform/i18n/language.ts';
import { keyProblem, listCheckedSections, listKeyedQuestions } from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';

const LEAST_CHARACTERS = 40;

/** Every key is explained in both languages, in more than a phrase. */
export const explanations: ContentRule = {
  name: 'explanations',
  check: (content) =>
    listCheckedSections(content).flatMap((section) =>
      listKeyedQuestions(section).flatMap(({ number, answer: { explanation } }) =>
        LANGUAGES.filter((language) => [...explanation[language].trim()].length < LEAST_CHARACTERS).map(
          (language) =>
            keyProblem(
              section,
              number,
              `The explanation (${language}) has fewer than ${LEAST_CHARACTERS} characters.`,
              'Say why the key is right and what tempts to another answer.',
            ),
        ),
      ),
    ),
};
