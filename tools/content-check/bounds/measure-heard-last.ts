import { optionLetters } from '#ielts/question-types/option-names.ts';
import { findSharedOptions } from '#ielts/paper/shared-options.ts';
import {
  type CheckedSection,
  type KeyedQuestion,
  listEvidence,
  listKeyedQuestions,
} from '../checked-sections.ts';
import { listCompletions } from '../completion-forms.ts';
import { isSaid } from '../said-words.ts';
import { contentStems, stemOf } from './content-words.ts';
import { placesOfOthers } from './heard-options.ts';
import type { Measure } from './measure.ts';

/** With fewer questions nobody notices a pattern. */
const ENOUGH = 3;
const MOST_LAST = 0.6;
/** A longer quotation in an explanation is a piece of the talk and no answer. */
const QUOTED_WORDS = 2;
/** “One” is a pronoun more often than a number. */
const NUMBER =
  /(?<![\p{L}\p{N}])(?:\d+(?:[.,:]\d+)*|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|half past)(?:[- ]\p{L}+){0,2})(?![\p{L}\p{N}])/giu;

/** A piece of a recording between two other keys, in letters from its start, and the part of it nearest to its own. */
type Stretch = {
  readonly said: string;
  readonly from: number;
  readonly to: number;
  readonly nearFrom: number;
  readonly nearTo: number;
};
type Heard = { readonly question: KeyedQuestion; readonly at: number };

/**
 * In how many questions of Listening the key is named after every other option, of those where another option is
 * heard at all. A place is known where another option of a choice is said in its words, where another number is said
 * next to a number, and where the explanation quotes a word that might have been written. At most 60 %.
 */
export function measureHeardLast(section: CheckedSection): Measure[] {
  if (section.section.skill !== 'listening') return [];
  const parts = Map.groupBy(listKeyedQuestions(section), ({ part }) => part);
  const places = [...parts.values()].flatMap((questions) => placesOf(section, questions));
  const last = places.filter((each) => each.last).map(({ number }) => number);
  if (places.length < ENOUGH) return [];
  return [
    {
      check: 'heard-last',
      place: 'listening',
      value: last.length,
      of: places.length,
      // To the nearest question: two of three are not a pattern yet.
      most: Math.round(places.length * MOST_LAST),
      detail: last.length > 0 ? `questions ${last.join(', ')}` : '',
    },
  ];
}

function placesOf(section: CheckedSection, questions: readonly KeyedQuestion[]) {
  // “You now have time to look at questions 7 to 10” is no place to wait for an answer.
  const sources = (questions[0]?.sources ?? []).filter(({ narrated }) => !narrated);
  const said = sources.map(({ text }) => text).join('\n');
  const starts = new Map(
    sources.map(({ name }, i) => [
      name,
      sources.slice(0, i).reduce((sum, { text }) => sum + text.length + 1, 0),
    ]),
  );
  const heard = questions
    .flatMap((question): Heard[] => {
      const places = listEvidence(question.answer).flatMap(({ name, quote }) => {
        const start = starts.get(name);
        const at = start === undefined ? -1 : said.indexOf(quote, start);
        return at < 0 ? [] : [at + keyInside(question, quote)];
      });
      return places.length > 0 ? [{ question, at: Math.max(...places) }] : [];
    })
    .sort((one, other) => one.at - other.at);
  return heard.flatMap(({ question, at }, i) => {
    // What is said of one question lies between the evidence of its neighbours.
    const [before, after] = [heard[i - 1]?.at, heard[i + 1]?.at];
    const stretch = {
      said,
      from: before ?? 0,
      to: after ?? said.length,
      nearFrom: before === undefined ? 0 : (before + at) / 2,
      nearTo: after === undefined ? said.length : Math.round((at + after) / 2),
    };
    const others = othersHeard(section, question, stretch);
    return others.length === 0 ? [] : [{ number: question.number, last: Math.max(...others) < at }];
  });
}

/** How far into a quotation the written answer is named: 0 for other questions. */
function keyInside({ answer }: KeyedQuestion, quote: string): number {
  const found = quote.toLowerCase().lastIndexOf(answer.key.toLowerCase());
  return answer.key.length > 1 && found > 0 ? found : 0;
}

function othersHeard(
  section: CheckedSection,
  question: KeyedQuestion,
  { said, from, to, nearFrom, nearTo }: Stretch,
): number[] {
  const { group, number, answer, part } = question;
  const options =
    group.type === 'multiple-choice'
      ? group.questions.find((each) => each.number === number)?.options
      : findSharedOptions(group, part)?.map(({ text = '' }) => text);
  if (options) {
    const key = optionLetters(options.length).indexOf(answer.key);
    return key < 0 ? [] : placesOfOthers({ options, key }, said.slice(from, nearTo), from);
  }
  const completion = listCompletions(section).find((each) => each.number === number);
  if (!completion) return [];
  // The sign printed next to the gap is said with it.
  const [sign = ''] = /[$£€¥](?=\{gap\})/u.exec(completion.text) ?? [];
  const isKey = (words: string) =>
    completion.forms.some(
      ({ text }) =>
        text.toLowerCase().includes(words.toLowerCase()) || isSaid(text, words) || isSaid(sign + text, words),
    );
  const numbers = /\d/u.test(answer.key) ? [...said.matchAll(NUMBER)] : [];
  return [
    // What is heard between two keys belongs to the nearer one. A word that is quoted is quoted for this one.
    ...numbers.flatMap(({ 0: text, index }) =>
      index >= nearFrom && index <= nearTo && !isKey(text) ? [index] : [],
    ),
    ...quotedWords(completion).flatMap((word) => {
      const found = [...said.toLowerCase().matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'))];
      const last = found.findLast(({ index }) => index >= from && index < to);
      return last ? [last.index] : [];
    }),
  ];
}

/** Short quotations of an explanation that are neither the key nor printed next to the gap. */
function quotedWords({ answer, text, forms }: ReturnType<typeof listCompletions>[number]): string[] {
  const own = new Set(
    [text, ...forms.map((form) => form.text)].flatMap((each) => contentStems(each, new Set())),
  );
  return [...answer.explanation.en.matchAll(/“([\p{L} ]+)”/gu)]
    .map(([, quoted = '']) => quoted.toLowerCase())
    .filter((quoted) => {
      const stems = contentStems(quoted, new Set());
      const count = quoted.split(' ').length;
      return count <= QUOTED_WORDS && stems.length === count && !stems.some((stem) => own.has(stemOf(stem)));
    });
}
