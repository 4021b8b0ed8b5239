import type { TaggedEssay } from '../essay/essay-text.ts';
import { type ChartFacts, thingsAxis } from './chart-facts.ts';
import type { Quote } from './figure-claim.ts';
import { type Mention, nameFinder } from './names.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { type SaidFigure, saidFigures } from './said-figures.ts';

/** A sentence with what it names and gives. */
export type SaidSentence = {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly figures: readonly SaidFigure[];
  /** Parts of the sentence between marks and joining words, as pieces `at` to `next`. */
  readonly clauses: readonly { readonly at: number; readonly next: number }[];
};

/** A sentence has 15 to 40 pieces; the rest of a longer one is not read. */
const MOST_PIECES = 160;
const MOST_SENTENCES = 120;
const BREAK =
  /^(?:[;:,()]|—|–|but|while|whereas|although|though|whilst|and|which|who|compared|followed|then|before|after|until|when|with|however)$/u;

/** Reads the sentences of an essay for its charts. */
export function saidSentences(essay: TaggedEssay, facts: readonly ChartFacts[]): readonly SaidSentence[] {
  const finders = facts.map(nameFinder);
  const units = new Set(facts.flatMap((each) => [...each.units]));
  let subject: readonly Mention[] = [];
  return essay.paragraphs
    .flatMap(({ sentences }) => sentences)
    .slice(0, MOST_SENTENCES)
    .map(({ start, end }) => {
      const pieces = piecesOf(essay.text, start, end).slice(0, MOST_PIECES);
      const named = finders.flatMap((find) => find(pieces));
      subject = subjectOf(subject, named, pieces);
      // A subject that the sentence names itself is there already.
      const mentions = subject.every(({ next }) => next === CARRIED) ? [...subject, ...named] : named;
      const taken = new Set(named.flatMap(({ at, next }) => range(at, next)));
      return {
        text: essay.text,
        pieces,
        words: pieces.map(({ lower }) => lower),
        mentions,
        figures: saidFigures(pieces, taken, units),
        clauses: clausesOf(pieces, taken),
      };
    });
}

/** The place of a subject that an earlier sentence names: before the first piece. */
const CARRIED = 0;
const REFERENCE = /^(?:it|its|they|their|then)$/u;
/** A pronoun that stands for the subject comes among the first words. */
const REFERENCE_REACH = 7;

/**
 * What a sentence is about: its only thing, or what `it` or `they` at its start stand for. It is put before the first
 * piece. Empty where it cannot be said.
 */
function subjectOf(
  before: readonly Mention[],
  named: readonly Mention[],
  pieces: readonly Piece[],
): readonly Mention[] {
  const things = named.filter(isThing);
  const reference = pieces.slice(0, REFERENCE_REACH).findIndex(({ lower }) => REFERENCE.test(lower));
  if (reference !== -1 && !things.some(({ at }) => at < reference)) {
    return before.map((mention) => ({ ...mention, at: CARRIED, next: CARRIED }));
  }
  const names = new Set(things.map(({ facts, axis, index }) => facts.names[axis][index]));
  return names.size === 1 ? things : [];
}

function isThing({ facts, axis }: Mention): boolean {
  return axis === thingsAxis(facts);
}

/** A joining word within a name joins no clauses. */
function clausesOf(pieces: readonly Piece[], taken: ReadonlySet<number>): SaidSentence['clauses'] {
  const clauses: { at: number; next: number }[] = [];
  let at = 0;
  pieces.forEach(({ lower }, place) => {
    if (!BREAK.test(lower) || taken.has(place)) return;
    if (place > at) clauses.push({ at, next: place });
    at = place + 1;
  });
  if (pieces.length > at) clauses.push({ at, next: pieces.length });
  return clauses;
}

/** The words of the essay from piece `at` up to, but without, piece `next`. */
export function quoteOf({ text, pieces }: SaidSentence, at: number, next: number): Quote | undefined {
  const first = pieces[at];
  const last = pieces[Math.min(next, pieces.length) - 1];
  if (first === undefined || last === undefined || last.end <= first.start) return undefined;
  return { quote: text.slice(first.start, last.end), start: first.start, end: last.end };
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
