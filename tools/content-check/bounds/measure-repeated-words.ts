import { choiceText } from '#ielts/paper/choice-text.ts';
import { rulesOf } from '#ielts/question-types/registry.ts';
import {
  type CheckedSection,
  type KeyedQuestion,
  listEvidence,
  listKeyedQuestions,
} from '../checked-sections.ts';
import { contentStems, findNames, sharedInOrder, wordOf } from './content-words.ts';
import type { Measure } from './measure.ts';

const MOST_WORDS = 2;

/** A question that can be answered by finding its words in the text. */
export type Repeating = { readonly number: number; readonly words: readonly string[] };

/**
 * The questions that repeat more than two content words of their evidence in its order. A question is its own words,
 * and those of the option that is right. Names and figures do not count: nobody can paraphrase them.
 */
export function listRepeating(section: CheckedSection): Repeating[] {
  return listKeyedQuestions(section).flatMap((question) => {
    const names = findNames(question.sources.map(({ text }) => text).join('\n'));
    const words = questionWords(question);
    const asked = contentStems(words, names);
    const shared = listEvidence(question.answer)
      .map(({ quote }) => sharedInOrder(asked, contentStems(quote, names)))
      .sort((one, other) => other.length - one.length)[0];
    if (!shared || shared.length <= MOST_WORDS) return [];
    return [{ number: question.number, words: shared.map((stem) => wordOf(words, stem)) }];
  });
}

/** The words of a question and of its right option. */
function questionWords({ group, number, part, answer }: KeyedQuestion): string {
  const option = choiceText([part], number, answer.key);
  const written = option === answer.key ? '' : option.replace(/(?:^|; )[A-Zivx]+\. /gu, ' ');
  return `${rulesOf(group).questionText(group, number)} ${written}`;
}

/** No question repeats more than two content words of its evidence in order. */
export function measureRepeatedWords(section: CheckedSection): Measure[] {
  const repeating = listRepeating(section);
  return [
    {
      check: 'repeated-words',
      place: section.section.skill,
      value: repeating.length,
      most: 0,
      detail: repeating.map(({ number, words }) => `${number} (${words.join(' ')})`).join(', '),
    },
  ];
}
