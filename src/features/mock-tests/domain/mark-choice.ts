import { plainText } from './plain-text.ts';
import { type Mark, markOf } from './mark.ts';
import { TRUE_FALSE_NOT_GIVEN } from './paper.ts';

type Verdict = (typeof TRUE_FALSE_NOT_GIVEN)[number];

/** How a verdict may be written, without spaces and punctuation. */
const VERDICTS: ReadonlyMap<string, Verdict> = new Map(
  TRUE_FALSE_NOT_GIVEN.flatMap((verdict): [string, Verdict][] => [
    [wordsOf(verdict).join(''), verdict],
    [initials(verdict), verdict],
  ]),
);
const JOINING_WORDS = new Set(['and', 'or']);

/**
 * Marks TRUE, FALSE or NOT GIVEN: capitals and spaces aside, or as T, F, NG. Any other word is none of the
 * choices.
 */
export function markVerdict(key: string, given: string): Mark {
  const accepted = [key];
  const words = wordsOf(given);
  if (words.length === 0) return markOf('blank', accepted);
  const written = words.join('');
  const verdict = VERDICTS.get(written);
  if (verdict === undefined)
    return markOf(namesVerdictsOnly(words) ? 'too-many-choices' : 'not-a-choice', accepted);
  if (verdict !== VERDICTS.get(wordsOf(key).join(''))) return markOf('wrong-choice', accepted);
  return markOf(written === initials(verdict) ? 'abbreviation' : 'exact', accepted);
}

function namesVerdictsOnly(words: readonly string[]): boolean {
  const rest = words.filter((word) => !JOINING_WORDS.has(word)).join(' ');
  return /^(?:(?:true|t|false|f|not given|notgiven|n g|ng)(?: |$)){2,}$/u.test(rest);
}

/**
 * Marks one letter out of as many as there are options. More letters than one are wrong even with the right
 * one among them; the same letter twice is one.
 */
export function markLetter(optionCount: number, key: string, given: string): Mark {
  const accepted = [key];
  const words = wordsOf(given);
  if (words.length === 0) return markOf('blank', accepted);
  const chosen = new Set(words.filter((word) => !JOINING_WORDS.has(word)).join(''));
  const letters = new Set('abcdefghijklmnopqrstuvwxyz'.slice(0, optionCount));
  if (chosen.size === 0 || [...chosen].some((letter) => !letters.has(letter)))
    return markOf('not-a-choice', accepted);
  if (chosen.size > 1) return markOf('too-many-choices', accepted);
  return markOf(chosen.has(key.trim().toLowerCase()) ? 'exact' : 'wrong-choice', accepted);
}

/** Letters and digits only. */
function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function initials(verdict: Verdict): string {
  return wordsOf(verdict)
    .map((word) => word.slice(0, 1))
    .join('');
}
