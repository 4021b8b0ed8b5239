import { compareWords, type WordRun } from './compare-words.ts';
import { splitDraft } from './split-draft.ts';

export const CHANGE_KINDS = ['same', 'changed', 'added', 'removed', 'moved'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A sentence of a draft. `place`: its number, from 0; `start`: where it begins, in UTF-16 units. */
export type PlacedSentence = { readonly place: number; readonly start: number; readonly text: string };

/**
 * A sentence of two drafts. `changed`: other words in the same place. `moved`: nearly the same words in another place.
 * The `before` of all rows in the order of their places are the first draft, and the `after` are the second.
 */
export type DraftRow = {
  readonly kind: ChangeKind;
  readonly before: PlacedSentence | null;
  readonly after: PlacedSentence | null;
  /** The words of both sentences, or those of the only one. */
  readonly words: readonly WordRun[];
};

/** Two sentences with a likeness below this are two sentences, and not one that was changed. From 0 to 1. */
const LIKE = 0.4;
/** A sentence in another place must be this much alike. */
const ALIKE = 0.8;
/** A shorter sentence occurs by chance, so it has not moved. */
const LEAST_MOVED_WORDS = 4;

type Sentence = PlacedSentence & {
  readonly plain: string;
  readonly words: readonly string[];
};

function sentencesOf(text: string): Sentence[] {
  let start = 0;
  return splitDraft(text).map((sentence, place) => {
    const words = (sentence.toLowerCase().match(/[^\s.,;:!?()"“”]+/g) ?? []).sort();
    const placed = { place, start, text: sentence, plain: sentence.trim().replace(/\s+/g, ' '), words };
    start += sentence.length;
    return placed;
  });
}

/** The share of words that two sentences have in common, from 0 to 1. */
function likeness(one: Sentence, other: Sentence): number {
  if (one.plain === other.plain) return 1;
  const most = one.words.length + other.words.length;
  if (most === 0) return 0;
  let common = 0;
  let first = 0;
  let second = 0;
  while (first < one.words.length && second < other.words.length) {
    const word = one.words[first] ?? '';
    const against = other.words[second] ?? '';
    if (word === against) common += 1;
    if (word <= against) first += 1;
    if (word >= against) second += 1;
  }
  return (2 * common) / most;
}

/**
 * Compares two drafts sentence by sentence. Sentences are paired so that the likeness of all pairs together is greatest
 * and their order stays. Those that remain and are nearly the same have moved.
 */
export function compareDrafts(before: string, after: string): DraftRow[] {
  const from = sentencesOf(before);
  const to = sentencesOf(after);
  const pairs = pairInOrder(from, to);
  const partners = new Map(pairs.map(([one, other]) => [other, one]));
  const taken = new Set(pairs.map(([one]) => one));
  const movedFrom = findMoved(from, to, partners, taken);
  const rows: DraftRow[] = [];
  let next = 0;
  const passRemoved = (until: number) => {
    for (; next < until; next += 1) {
      const sentence = from[next];
      if (sentence && !taken.has(next)) rows.push(rowOf('removed', sentence, undefined));
    }
  };
  const nextPartner = (place: number) => pairs.find(([, other]) => other > place)?.[0];
  for (const [place, sentence] of to.entries()) {
    const partner = partners.get(place);
    const one = from[partner ?? movedFrom.get(place) ?? -1];
    // What was removed is read before what replaced it.
    passRemoved(partner ?? nextPartner(place) ?? from.length);
    if (partner === undefined || !one) {
      rows.push(rowOf(one ? 'moved' : 'added', one, sentence));
      continue;
    }
    next = partner + 1;
    rows.push(rowOf(one.plain === sentence.plain ? 'same' : 'changed', one, sentence));
  }
  passRemoved(from.length);
  return rows;
}

function rowOf(kind: ChangeKind, one: Sentence | undefined, other: Sentence | undefined): DraftRow {
  return {
    kind,
    before: one ? { place: one.place, start: one.start, text: one.text } : null,
    after: other ? { place: other.place, start: other.start, text: other.text } : null,
    words: compareWords(one?.text ?? '', other?.text ?? ''),
  };
}

/** The places of sentences that belong together, in order. */
function pairInOrder(from: readonly Sentence[], to: readonly Sentence[]): [number, number][] {
  const width = to.length + 1;
  const like = new Float64Array(from.length * to.length);
  const best = new Float64Array((from.length + 1) * width);
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const one = from[row];
      const other = to[column];
      const found = one && other ? likeness(one, other) : 0;
      const value = found >= LIKE ? found : 0;
      like[row * to.length + column] = value;
      const paired = value > 0 ? value + (best[(row + 1) * width + column + 1] ?? 0) : 0;
      best[row * width + column] = Math.max(
        paired,
        best[(row + 1) * width + column] ?? 0,
        best[row * width + column + 1] ?? 0,
      );
    }
  }
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < from.length && column < to.length) {
    const here = best[row * width + column] ?? 0;
    const value = like[row * to.length + column] ?? 0;
    if (value > 0 && here === value + (best[(row + 1) * width + column + 1] ?? 0)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (here === (best[(row + 1) * width + column] ?? 0)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** The sentences that stayed nearly the same in another place: by their new place, the old one. They become taken. */
function findMoved(
  from: readonly Sentence[],
  to: readonly Sentence[],
  partners: ReadonlyMap<number, number>,
  taken: Set<number>,
): ReadonlyMap<number, number> {
  const moved = new Map<number, number>();
  for (const [place, sentence] of to.entries()) {
    if (partners.has(place) || sentence.words.length < LEAST_MOVED_WORDS) continue;
    let found: number | undefined;
    let most = ALIKE;
    for (const [candidate, other] of from.entries()) {
      if (taken.has(candidate)) continue;
      const value = likeness(sentence, other);
      if (value < most || (value === most && found !== undefined)) continue;
      most = value;
      found = candidate;
    }
    if (found === undefined) continue;
    moved.set(place, found);
    taken.add(found);
  }
  return moved;
}
