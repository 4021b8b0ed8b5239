import { keyProblem, listCheckedSections, listEvidence, placeWord } from '../checked-sections.ts';
import { listCompletions, wordsOf } from '../completion-forms.ts';
import type { ContentRule } from '../content-rule.ts';

/** Printed next to a gap, they may be repeated in a time of day: `6.30 (pm)`. */
const HALVES_OF_THE_DAY = new Set(['am', 'pm']);

/**
 * A gap is filled with words of the text. All accepted words occur in it, and one answer occurs literally in
 * the evidence. A script shows figures where words are said, and both count.
 */
export const answersInPassage: ContentRule = {
  name: 'answers-in-passage',
  check: (content) =>
    listCheckedSections(content).flatMap((section) =>
      listCompletions(section).flatMap(({ number, sources, answer, accepted, text: printed }) => {
        const text = section.section.skill === 'listening' ? 'script' : 'passage';
        const whole = wordsOf(sources.map(({ text: shown, said = '' }) => `${shown} ${said}`).join(' '));
        const repeated = (word: string) =>
          HALVES_OF_THE_DAY.has(word) && wordsOf(printed).includes(` ${word} `);
        const named = new Set(listEvidence(answer).map(({ name }) => name));
        const proof = sources.filter(({ name }) => named.has(name)).map((source) => wordsOf(source.text));
        const strange = accepted.flatMap((form) =>
          wordsOf(form.text)
            .trim()
            .split(' ')
            .filter((word) => !whole.includes(` ${word} `) && !repeated(word)),
        );
        if (strange.length > 0) {
          const what = `The ${text} does not have the word(s) ${[...new Set(strange)].join(', ')}.`;
          return [keyProblem(section, number, what, `Accept only words of the ${text}.`)];
        }
        if (accepted.some((form) => proof.some((words) => words.includes(wordsOf(form.text))))) return [];
        const place = placeWord(section);
        const what = `No accepted answer stands in the ${place}(s) of its evidence.`;
        return [keyProblem(section, number, what, `Mend the key, or name the ${place} that has it.`)];
      }),
    ),
};
