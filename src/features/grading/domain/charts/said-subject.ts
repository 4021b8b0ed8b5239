import { type Axis, type ChartFacts, otherAxis, thingsAxis } from './chart-facts.ts';
import type { SaidSentence } from './said-sentence.ts';

/** Pieces `at` to `next` of a sentence. */
export type Span = { readonly at: number; readonly next: number };

/** The places on the axis that a span of a sentence names, each once, in order. */
export function namedIn(
  { mentions }: SaidSentence,
  facts: ChartFacts,
  axis: Axis,
  span: Span,
): readonly number[] {
  const inside = mentions.filter(
    (mention) =>
      mention.facts === facts && mention.axis === axis && mention.at >= span.at && mention.next <= span.next,
  );
  return [...new Set(inside.map(({ index }) => index))];
}

/** The things (cities, products) that a span names. A chart with a single thing always means it. */
export function thingsIn(sentence: SaidSentence, facts: ChartFacts, span: Span): readonly number[] {
  const axis = thingsAxis(facts);
  return facts.names[axis].length === 1 ? [0] : namedIn(sentence, facts, axis, span);
}

/** The points in time that a span names, or for a chart without time the places on its other axis. */
export function timesIn(sentence: SaidSentence, facts: ChartFacts, span: Span): readonly number[] {
  return namedIn(sentence, facts, otherAxis(thingsAxis(facts)), span);
}

/** The clause of a piece; the whole sentence where it is between clauses. */
export function clauseOf({ clauses, pieces }: SaidSentence, at: number): Span {
  return clauses.find((clause) => at >= clause.at && at < clause.next) ?? { at: 0, next: pieces.length };
}

export function wholeOf({ pieces }: SaidSentence): Span {
  return { at: 0, next: pieces.length };
}
