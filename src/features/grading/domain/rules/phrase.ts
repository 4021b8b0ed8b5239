import type { Sentence, Token } from '../essay/essay-text.ts';
import type { RuleMatch } from './error-rule.ts';
import { formsOfWord, verbForms } from './verb-forms.ts';
import { WORD_FAMILY, WORD_LISTS, adverbOf, pluralOf, singularOf } from './word-lists.ts';

/** Which tokens a word of a pattern accepts. */
type Acceptance = {
  readonly accepts: (token: Token | undefined) => boolean;
  /** The words that it accepts, where it accepts nothing else. */
  readonly words?: ReadonlySet<string> | undefined;
};

/** A word of a pattern, and how many tokens it accepts. */
type Element = Acceptance & { readonly min: number; readonly max: number };

export type Phrase = {
  readonly elements: readonly Element[];
  /** The elements that the match marks, `end` excluded. */
  readonly start: number;
  readonly end: number;
  /** A sentence without any of these words has no match. */
  readonly required: ReadonlySet<string> | undefined;
};

const SIZES: Readonly<Record<string, readonly [number, number]>> = { '?': [0, 1], '*': [0, 3] };

/** A token's word in lower case, with a straight apostrophe. */
export function wordOf(token: Token | undefined): string {
  if (token === undefined) return '';
  return token.lower.includes('’') ? token.lower.replace('’', "'") : token.lower;
}

/**
 * Reads a pattern. Its elements have spaces between them, and `<` and `>` mark the words of the error:
 * `word`, `@list` (of WORD_LISTS), `~verb` (all forms of a verb), `#TAG` (part of speech), `.` (any word, no mark);
 * `a|b` accepts either, `a&b` requires both, `!` negates the whole element and also accepts the border of the sentence;
 * `^` and `$` are the borders of the sentence; `?` after an element makes it optional, `*` accepts up to three tokens.
 * A pattern is part of the program: one that cannot be read throws as the program starts.
 */
export function readPhrase(pattern: string): Phrase {
  const elements: Element[] = [];
  let start = 0;
  let end: number | undefined;
  for (const raw of pattern.trim().split(/\s+/)) {
    let word = raw;
    if (word.startsWith('<')) {
      start = elements.length;
      word = word.slice(1);
    }
    const ends = word.length > 1 && word.endsWith('>');
    if (ends) word = word.slice(0, -1);
    const [min, max] = (word.length > 1 && SIZES[word.slice(-1)]) || [1, 1];
    if (max > 1 || min === 0) word = word.slice(0, -1);
    elements.push({ ...readElement(word), min, max });
    if (ends) end = elements.length;
  }
  const [required] = elements
    .flatMap(({ words, min: least }) => (words && least > 0 ? [words] : []))
    .sort((a, b) => a.size - b.size);
  return { elements, start, end: end ?? elements.length, required };
}

function readElement(word: string): Acceptance {
  if (word.startsWith('!')) {
    const { accepts } = readElement(word.slice(1));
    return { accepts: (token) => !accepts(token) };
  }
  if (word === '.') return { accepts: (token) => token !== undefined && token.tag !== 'PUNCT' };
  if (word.includes('&')) {
    const all = word.split('&').map(readElement);
    return {
      accepts: (token) => all.every(({ accepts }) => accepts(token)),
      words: all.find((each) => each.words)?.words,
    };
  }
  const words = new Set<string>();
  const tags = new Set<string>();
  let takesBorder = false;
  for (const each of word.split('|')) {
    if (each.startsWith('@')) {
      const list = WORD_LISTS[each.slice(1)];
      if (list === undefined) throw new Error(`There is no list of words named ${each}.`);
      for (const member of list) words.add(member);
    } else if (each.startsWith('~')) {
      const { base, third, past, participle, ing } = verbForms(each.slice(1));
      for (const form of [base, third, past, participle, ing]) words.add(form);
    } else if (each === '^' || each === '$') takesBorder = true;
    else if (each.startsWith('#')) tags.add(each.slice(1));
    else words.add(each);
  }
  return {
    accepts: (token) => (token === undefined ? takesBorder : words.has(wordOf(token)) || tags.has(token.tag)),
    words: takesBorder || tags.size > 0 ? undefined : words,
  };
}

/** Where each element of a pattern matched: the first token, and how many. */
type Place = readonly [from: number, count: number];

/** The matches of a phrase in a sentence. Two matches never start at the same token. */
export function findPhrase(phrase: Phrase, sentence: Sentence, correction?: string): RuleMatch[] {
  if (phrase.required && !haveOneInCommon(phrase.required, wordsOf(sentence))) return [];
  const { tokens } = sentence;
  const matches: RuleMatch[] = [];
  for (let at = -1; at < tokens.length; at += 1) {
    const places = matchRest(phrase.elements, 0, tokens, at);
    const from = places?.[phrase.start]?.[0];
    const last = places?.[phrase.end - 1];
    if (places === undefined || from === undefined || last === undefined) continue;
    const to = last[0] + last[1];
    if (from < 0 || to > tokens.length || to <= from) continue;
    if (matches[matches.length - 1]?.from === from) continue;
    matches.push({ from, to, correction: fillCorrection(correction, tokens, places, from) });
  }
  return matches;
}

/** The words of the sentences that are being read. It only saves time: the same sentence has the same words. */
const knownWords = new WeakMap<Sentence, ReadonlySet<string>>();

function wordsOf(sentence: Sentence): ReadonlySet<string> {
  const known = knownWords.get(sentence);
  if (known) return known;
  const words = new Set(sentence.tokens.map(wordOf));
  knownWords.set(sentence, words);
  return words;
}

function haveOneInCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const word of few) if (many.has(word)) return true;
  return false;
}

function matchRest(
  elements: readonly Element[],
  index: number,
  tokens: readonly Token[],
  at: number,
): Place[] | undefined {
  const element = elements[index];
  if (element === undefined) return [];
  let most = 0;
  while (most < element.max && at + most <= tokens.length && element.accepts(tokens[at + most])) most += 1;
  for (let count = most; count >= element.min; count -= 1) {
    const rest = matchRest(elements, index + 1, tokens, at + count);
    if (rest !== undefined) return [[at, count], ...rest];
  }
  return undefined;
}

const CHANGES: Readonly<Record<string, (word: string) => string | undefined>> = {
  // “Fell” is often written for “feel”.
  base: (word) => (word === 'fell' ? undefined : formsOfWord(word)?.base),
  third: (word) => formsOfWord(word)?.third,
  past: (word) => formsOfWord(word)?.past,
  participle: (word) => formsOfWord(word)?.participle,
  ing: (word) => formsOfWord(word)?.ing,
  plural: pluralOf,
  singular: singularOf,
  adverb: adverbOf,
  adjective: (word) => WORD_LISTS.manner?.find((adjective) => adverbOf(adjective) === word),
  withouts: (word) => word.replace(/s$/, ''),
  other: (word) => WORD_FAMILY.get(word),
  a: (word) => `${/^(?:[aeio]|un(?!i)|um)/.test(word) ? 'an' : 'a'} ${word}`,
};

/**
 * `{2}` is the text of the second element, and `{2:ing}` a form of it. Without a correction, or where a form is not
 * known, the result is undefined.
 */
function fillCorrection(
  correction: string | undefined,
  tokens: readonly Token[],
  places: readonly Place[],
  from: number,
): string | undefined {
  if (correction === undefined) return undefined;
  let isKnown = true;
  const filled = correction.replace(/\{(\d+)(?::(\w+))?\}/g, (_, number: string, change?: string) => {
    const [first = 0, count = 0] = places[Number(number) - 1] ?? [];
    const text = tokens
      .slice(Math.max(first, 0), Math.max(first + count, 0))
      .map((token) =>
        token === tokens[from] && token.text !== 'I' ? decapitalised(token.text) : token.text,
      );
    if (change === undefined) return text.join(' ');
    const changed = CHANGES[change]?.(text.join(' ').toLowerCase());
    if (changed === undefined) isKnown = false;
    return changed ?? '';
  });
  if (!isKnown) return undefined;
  const plain = filled.replace(/\s+/g, ' ').trim();
  return /^\p{Lu}/u.test(tokens[from]?.text ?? '') && tokens[from]?.text !== 'I'
    ? `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`
    : plain;
}

/** A word without its capital at the start. Abbreviations keep theirs. */
function decapitalised(word: string): string {
  return /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word;
}
