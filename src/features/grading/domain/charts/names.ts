import { type Axis, type ChartFacts, yearIn } from './chart-facts.ts';
import type { Piece } from './pieces.ts';

/** A name of a chart in a sentence: pieces `at` to `next`. */
export type Mention = {
  readonly facts: ChartFacts;
  readonly axis: Axis;
  readonly index: number;
  readonly at: number;
  readonly next: number;
};

/** Words of names that say nothing alone. */
const EMPTY = new Set(
  'the a an and or of in on at for to by with from other others total all per number percentage people year years group'.split(
    ' ',
  ),
);

type NameForm = { readonly axis: Axis; readonly index: number; readonly words: readonly string[] };

/** Finds the names of a chart's axes in sentences: whole, or by a word that only one name has. */
export function nameFinder(facts: ChartFacts): (pieces: readonly Piece[]) => readonly Mention[] {
  const forms = (['category', 'series'] as const)
    .flatMap((axis) => formsOfAxis(axis, facts))
    .sort((a, b) => b.words.length - a.words.length);
  const byFirst = new Map<string, NameForm[]>();
  for (const form of forms) {
    const [first = ''] = form.words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), form]);
  }
  return (pieces) => {
    const stems = pieces.map(({ lower }) => nameStem(lower));
    const mentions: Mention[] = [];
    for (let at = 0; at < stems.length; at += 1) {
      const form = byFirst
        .get(stems[at] ?? '')
        ?.find(({ words }) => words.every((word, i) => stems[at + i] === word));
      if (form === undefined) continue;
      const next = at + form.words.length;
      mentions.push({ facts, axis: form.axis, index: form.index, at, next });
      at = next - 1;
    }
    return mentions;
  };
}

function formsOfAxis(axis: Axis, facts: ChartFacts): NameForm[] {
  const names = facts.names[axis];
  const lists = names.map((name) =>
    (name.toLowerCase().match(/\p{L}+|\d+(?:\.\d+)?|[^\s\p{L}\d]/gu) ?? []).map(nameStem),
  );
  const holders = new Map<string, Set<number>>();
  lists.forEach((words, index) => {
    for (const word of words) holders.set(word, (holders.get(word) ?? new Set()).add(index));
  });
  return lists.flatMap((words, index) => {
    const forms: NameForm[] = words.length === 0 ? [] : [{ axis, index, words }];
    const year = yearIn(names[index] ?? '');
    if (facts.time === axis && year !== undefined) forms.push({ axis, index, words: [String(year)] });
    if (facts.time === axis) return forms;
    // `DVDs` of `DVDs and CDs`.
    for (const part of partsOf(words)) {
      if (lists.filter((list) => list.join(' ').includes(part.join(' '))).length === 1) {
        forms.push({ axis, index, words: part });
      }
    }
    const own = words.filter(
      (word) => holders.get(word)?.size === 1 && word.length > 2 && !EMPTY.has(word) && !/^\d/u.test(word),
    );
    return [...forms, ...own.map((word) => ({ axis, index, words: [word] }))];
  });
}

/** The parts of a name between joining words and marks. */
function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (/^(?:and|or|&|,|\/|\(|\))$/u.test(word)) parts.push([]);
    else parts[parts.length - 1]?.push(word);
  }
  return parts.length === 1
    ? []
    : parts.filter((part) => part.length > 0 && !part.every((word) => EMPTY.has(word)));
}

/** Other words for things that charts often show. Both sides in the singular. */
const SAME_WORD: ReadonlyMap<string, string> = new Map([
  ['bike', 'bicycle'],
  ['cycling', 'bicycle'],
  ['cycled', 'bicycle'],
  ['cyclist', 'bicycle'],
  ['tv', 'television'],
  ['aeroplane', 'plane'],
  ['airplane', 'plane'],
  ['automobile', 'car'],
  ['male', 'man'],
  ['men', 'man'],
  ['female', 'woman'],
  ['women', 'woman'],
  ['children', 'child'],
  ['movie', 'film'],
]);

function nameStem(word: string): string {
  const singular = singularOf(word.toLowerCase());
  return SAME_WORD.get(singular) ?? singular;
}

/** The singular of a word; the rest of its ending distinguishes names. */
function singularOf(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:s|x|z|ch|sh)es$/u.test(word) ? word.slice(0, -2) : word.replace(/s$/u, '');
}
