import { findSharedOptions } from '#ielts/paper/shared-options.ts';
import { optionLetters } from '#ielts/question-types/option-names.ts';
import { rulesOf } from '#ielts/question-types/registry.ts';
import { type CheckedSection, type KeyedQuestion, listKeyedQuestions } from '../checked-sections.ts';
import { listCompletions } from '../completion-forms.ts';
import { contentStems, wordOf } from './content-words.ts';

/** A question that a reader may answer without passage or recording, and the sign of it. */
export type Guessable = { readonly number: number; readonly why: string };

/** Statements with these words are mostly false, as every learner is told. */
const ABSOLUTE =
  /\b(?:all|always|completely|entirely|every|everybody|everyone|impossible|never|no one|nobody|none|only|solely)\b/iu;
/** And statements with these are mostly true. */
const CAREFUL = /\b(?:may|might|often|some|sometimes|usually)\b/iu;
const MUCH_LONGER = 1.3;

/**
 * Questions of a section that show a known sign of being answerable without the text. For a person to review: a sign is
 * no proof, and a question without one may still be guessed by anybody who knows the subject.
 */
export function listGuessable(section: CheckedSection): Guessable[] {
  const questions = listKeyedQuestions(section);
  const written = new Set(listCompletions(section).map(({ number }) => number));
  return questions.flatMap((question) => {
    const why =
      ofVerdict(question) ??
      ofOptions(question) ??
      (written.has(question.number) ? printedElsewhere(question, questions) : undefined);
    return why === undefined ? [] : [{ number: question.number, why }];
  });
}

const printed = ({ group, number }: Pick<KeyedQuestion, 'group' | 'number'>) =>
  rulesOf(group).questionText(group, number);
const stems = (text: string) => contentStems(text, new Set());
const lettersIn = (option: string) => option.replace(/[^\p{L}\p{N}]/gu, '').length;

function ofVerdict(question: KeyedQuestion): string | undefined {
  const { type } = question.group;
  if (type !== 'true-false-not-given' && type !== 'yes-no-not-given') return undefined;
  const [absolute] = ABSOLUTE.exec(printed(question)) ?? [];
  const [careful] = CAREFUL.exec(printed(question)) ?? [];
  const { key } = question.answer;
  if (absolute && (key === 'FALSE' || key === 'NO'))
    return `“${absolute}” sounds too strong, and it is ${key}`;
  if (careful && !absolute && (key === 'TRUE' || key === 'YES')) {
    return `“${careful}” sounds likely, and it is ${key}`;
  }
  return undefined;
}

function ofOptions(question: KeyedQuestion): string | undefined {
  const { group, number, part, answer } = question;
  const own =
    group.type === 'multiple-choice'
      ? group.questions.find((each) => each.number === number)?.options
      : undefined;
  const shared = findSharedOptions(group, part);
  const options = own ?? shared?.map(({ text = '' }) => text) ?? [];
  const names = own ? optionLetters(own.length) : (shared ?? []).map(({ name }) => name);
  const key = names.indexOf(answer.key);
  const right = options[key];
  // The options of a summary from a box are words for its gaps.
  if (right === undefined || right === '' || group.type === 'multiple-choice-several') return undefined;
  const others = options.filter((_, i) => i !== key);
  const asked = stems(printed(question));
  const repeats = (option: string) => stems(option).filter((stem) => asked.includes(stem));
  const [word] = repeats(right);
  if (word !== undefined && !others.some((option) => repeats(option).length > 0)) {
    return `only the right option repeats “${wordOf(right, word)}”`;
  }
  const longest = Math.max(...others.map(lettersIn));
  if (own && lettersIn(right) > MUCH_LONGER * longest) return 'the right option is much the longest';
  return undefined;
}

/** The words of a gap that another question of the part prints. */
function printedElsewhere(question: KeyedQuestion, all: readonly KeyedQuestion[]): string | undefined {
  const wanted = stems(question.answer.key.split('/')[0] ?? '');
  if (wanted.length === 0 || /\d/u.test(question.answer.key)) return undefined;
  const other = all.find(
    (each) =>
      each.part === question.part &&
      each.number !== question.number &&
      wanted.every((stem) => stems(wordsOf(each)).includes(stem)),
  );
  return other && `“${question.answer.key}” is printed in question ${other.number}`;
}

function wordsOf(question: KeyedQuestion): string {
  const { group, number } = question;
  const own =
    group.type === 'multiple-choice'
      ? group.questions.find((each) => each.number === number)?.options
      : undefined;
  return [printed(question), ...(own ?? [])].join(' ');
}
