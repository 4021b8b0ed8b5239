import { COMBINING_MARK, LETTER, NUMBER } from './letter-classes.ts';
import { plainText } from './plain-text.ts';
import { type Mark, markOf } from './mark.ts';

const JOINING_WORDS = new Set(['and', 'or']);

const WORD = new RegExp(`[${LETTER}${COMBINING_MARK}${NUMBER}]+`, 'gu');

/**
 * Marks TRUE, FALSE or NOT GIVEN (or YES, NO, NOT GIVEN): capitals and spaces aside, or by the initials T, F, NG. Any
 * other word is none of the choices.
 */
export function markVerdict(verdicts: readonly string[], key: string, answer: string): Mark {
  const accepted = [key];
  const words = wordsOf(answer);
  if (words.length === 0) return markOf('blank', accepted);
  const written = words.join('');
  const verdict = findVerdict(verdicts, written);
  if (verdict === undefined)
    return markOf(namesVerdictsOnly(verdicts, words) ? 'too-many-choices' : 'not-a-choice', accepted);
  if (verdict !== findVerdict(verdicts, wordsOf(key).join(''))) return markOf('wrong-choice', accepted);
  return markOf(written === initials(verdict) ? 'abbreviation' : 'exact', accepted);
}

/** The verdict that an answer spells out or abbreviates, ignoring spaces and punctuation. */
function findVerdict(verdicts: readonly string[], written: string): string | undefined {
  return verdicts.find((verdict) => [wordsOf(verdict).join(''), initials(verdict)].includes(written));
}

function namesVerdictsOnly(verdicts: readonly string[], words: readonly string[]): boolean {
  const names = verdicts.flatMap((verdict) => [
    wordsOf(verdict).join(' '),
    wordsOf(verdict).join(''),
    initials(verdict),
    [...initials(verdict)].join(' '),
  ]);
  const rest = words.filter((word) => !JOINING_WORDS.has(word)).join(' ');
  return new RegExp(`^(?:(?:${names.join('|')})(?: |$)){2,}$`, 'u').test(rest);
}

/** The options that an answer names; undefined when it names anything else. Letters may be joined: `BD`. */
export function readOptions(names: readonly string[], answer: string): Set<string> | undefined {
  const words = wordsOf(answer).filter((word) => !JOINING_WORDS.has(word));
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  const asLetters = names.every((name) => name.length === 1);
  const written = asLetters ? [...words.join('')] : words;
  const options = written.map((word) => known.get(word));
  if (options.length === 0 || options.includes(undefined)) return undefined;
  return new Set(options.filter((option) => option !== undefined));
}

/**
 * Marks one option, by its letter or numeral. Several options are wrong, even with the right one among them. The same
 * option twice counts once.
 */
export function markOption(names: readonly string[], key: string, answer: string): Mark {
  const accepted = [key];
  if (wordsOf(answer).length === 0) return markOf('blank', accepted);
  const chosen = readOptions(names, answer);
  if (chosen === undefined) return markOf('not-a-choice', accepted);
  if (chosen.size > 1) return markOf('too-many-choices', accepted);
  return markOf(chosen.has(key) ? 'exact' : 'wrong-choice', accepted);
}

/** Marks several options that make one mark together, in any order: all of them and no other. */
export function markOptions(names: readonly string[], key: string, answer: string): Mark {
  const accepted = [key];
  if (wordsOf(answer).length === 0) return markOf('blank', accepted);
  const chosen = readOptions(names, answer);
  const right = readOptions(names, key) ?? new Set<string>();
  if (chosen === undefined) return markOf('not-a-choice', accepted);
  if (chosen.size > right.size) return markOf('too-many-choices', accepted);
  if ([...chosen].some((option) => !right.has(option))) return markOf('wrong-choice', accepted);
  return markOf(chosen.size === right.size ? 'exact' : 'incomplete', accepted);
}

/** One of several questions that share their options and are answered in any order. */
export type SharedAnswer = { readonly number: number; readonly key: string; readonly given: string };

/**
 * Marks questions that ask for several options with a mark for each. Any of the questions may name an option, and each
 * mark is put with its own answer. An option named twice counts once.
 */
export function markSharedOptions(
  names: readonly string[],
  answers: readonly SharedAnswer[],
): (Mark & { readonly number: number; readonly given: string })[] {
  const free = answers.map(({ given }) => given);
  const met = answers.map(({ key }) => {
    const place = free.findIndex((answer) => markOption(names, key, answer).right);
    return place < 0 ? undefined : free.splice(place, 1)[0];
  });
  return answers.map(({ number, key }, place) => {
    const answer = met[place] ?? free.shift() ?? '';
    return { number, given: answer, ...markOption(names, key, answer) };
  });
}

/** Letters and digits only. */
function wordsOf(text: string): string[] {
  return plainText(text).match(WORD) ?? [];
}

function initials(verdict: string): string {
  return wordsOf(verdict)
    .map((word) => word.slice(0, 1))
    .join('');
}
