import { type Amount, fullForms, readPhrase } from './abbreviations.ts';
import type { Token } from './answer-tokens.ts';
import { AMERICAN_HOMOGRAPHS } from './british-american-words.ts';
import type { RightRule } from './mark.ts';
import { britishSpelling } from './spelling-variants.ts';
import { readDate } from './written-date.ts';
import { readMoney } from './written-money.ts';
import { readNumber } from './written-number.ts';
import { readRange } from './written-range.ts';
import { readTelephone } from './written-telephone.ts';
import { readTime } from './written-time.ts';

/** The possible meanings of a run of tokens, each with the rule that finds it. */
type Readings = ReadonlyMap<string, RightRule>;
/** One item of an answer: a word, a number, a date, … Two items with the same meaning share a reading. */
export type AnswerItem = { readonly surface: string; readonly readings: Readings };

type Found = { readonly readings: readonly (readonly [string, RightRule])[]; readonly length: number };
/** The origin of the words. A key has more meanings than an answer with the same words. */
export type Side = 'key' | 'answer';
export type Scope = 'everything' | 'plain';

/** The tokens at a place: `words` in British spelling, and `before`, the item that was just read. */
type Place = {
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly before: AnswerItem | undefined;
  readonly of: Side;
};
type Reader = (place: Place) => Found | undefined;

/**
 * The prefixes after which a hyphen is optional: `co-operate`, `e-mail`, `non-fiction`. Not `re-`, because `re-form`
 * and `reform` differ.
 */
const LOOSE_PREFIXES = new Set(
  (
    'anti bio co cyber e eco extra geo hydro inter intra mega micro mid mini mono multi neo non off on ' +
    'out over photo post pre proto semi socio sub super tele trans ultra under'
  ).split(' '),
);

const READERS: readonly Reader[] = [
  ({ words, start }) => found(readMoney(words, start), 'money', 'money-form'),
  ({ words, start }) => found(readDate(words, start), 'date', 'date-form'),
  ({ words, start }) => found(readTime(words, start), 'time', 'time-form'),
  readPrefixed,
];
/** The plain reading is always possible: pounds may be a weight, and `march 20` no date. */
const PLAIN_READERS: readonly Reader[] = [
  ({ words, tokens, start }) => found(readRange(words, tokens, start), 'range', 'number-form'),
  ({ words, start }) => found(readNumber(words, start), 'number', 'number-form'),
  ({ words, start }) => found(readTelephone(words, start), 'telephone', 'number-form'),
  ({ words, start }) => found(readPhrase(words, start), 'word', 'abbreviation'),
  readWord,
];

/**
 * Reads tokens as a list of items, the longest at each place. The plain scope leaves out money, dates, times and
 * prefixes. Linear in the number of tokens.
 */
export function readItems(tokens: readonly Token[], of: Side, scope: Scope): AnswerItem[] {
  const surfaces = tokens.map(({ text }) => text);
  const words = surfaces.map(britishSpelling);
  const readers = scope === 'plain' ? PLAIN_READERS : [...READERS, ...PLAIN_READERS];
  const items: AnswerItem[] = [];
  for (let start = 0; start < tokens.length;) {
    const all = readers.flatMap(
      (read) => read({ words, tokens, start, before: items[items.length - 1], of }) ?? [],
    );
    const length = Math.max(1, ...all.map((one) => one.length));
    const readings = all.filter((one) => one.length === length).flatMap((one) => one.readings);
    const surface = surfaces.slice(start, start + length).join(' ');
    // The first reader that names a reading says by which rule.
    items.push({ surface, readings: new Map(readings.reverse()) });
    start += length;
  }
  return items;
}

function found(
  read:
    | { readonly values: readonly string[]; readonly length: number }
    | { value: string; length: number }
    | undefined,
  kind: string,
  rule: RightRule,
): Found | undefined {
  if (read === undefined) return undefined;
  const values = 'values' in read ? read.values : [read.value];
  return { readings: values.map((value) => [`${kind} ${value}`, rule] as const), length: read.length };
}

function readPrefixed({ tokens, start }: Place): Found | undefined {
  const [prefix, stem] = tokens.slice(start, start + 2);
  if (prefix === undefined || stem?.joint !== 'hyphen' || !LOOSE_PREFIXES.has(prefix.text)) return undefined;
  return { readings: [[`word ${britishSpelling(prefix.text + stem.text)}`, 'hyphenation']], length: 2 };
}

function readWord({ words, tokens, start, before, of }: Place): Found {
  const word = words[start] ?? '';
  const rule = word === tokens[start]?.text ? 'exact' : 'spelling-variant';
  // A unit before another word may be singular whatever the number: a 10-kilometre walk.
  const amount = start + 1 === tokens.length ? amountOf(before) : 'unknown';
  const full = fullForms(word, amount).map((form): [string, RightRule] => [`word ${form}`, 'abbreviation']);
  const american = of === 'key' ? AMERICAN_HOMOGRAPHS.get(word) : undefined;
  if (american !== undefined) full.push([`word ${american}`, 'spelling-variant']);
  return { readings: [[`word ${word}`, rule], ...full], length: 1 };
}

function amountOf(item: AnswerItem | undefined): Amount {
  const number = [...(item?.readings.keys() ?? [])].find((reading) => reading.startsWith('number '));
  // Below one, both forms are right: 0.5 kilometre, 0.5 kilometres.
  if (number === undefined || /^number (?:0|\d+\/)/u.test(number)) return 'unknown';
  return number === 'number 1' ? 'one' : 'many';
}
