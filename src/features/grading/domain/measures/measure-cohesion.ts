import type { Token } from '../essay/essay-text.ts';
import type { WordedEssay } from './essay-facts.ts';
import { mean } from './statistics.ts';
import { CONNECTIVES, GRAMMAR_WORDS, HEDGES, POSITIONS, countPhrase, roughStem } from './word-groups.ts';

const CLOSING =
  /in conclusion|to conclude|to sum up|in summary|all in all|overall|to summari[sz]e|in brief|conclusion/u;
const OVERVIEW = /overall|in general|it is (?:clear|evident|noticeable)|it can be seen|generally/u;
const POINTERS = new Set(['this', 'these', 'those', 'such']);

/** How the text holds together. */
export function measureCohesion({ task, lower, sentences, paragraphs, tokens, perHundred }: WordedEssay) {
  const count = (phrases: readonly string[]) => phrases.map((phrase) => countPhrase(lower, phrase));
  const total = (phrases: readonly string[]) =>
    perHundred(count(phrases).reduce((all, each) => all + each, 0));
  const { addition, contrast, cause, order, example, closing } = CONNECTIVES;
  const different = Object.values(CONNECTIVES)
    .flatMap(count)
    .filter((each) => each > 0).length;
  const last = paragraphs[paragraphs.length - 1] ?? [];
  const stems = sentences.map(stemsOf);
  return {
    addition: total(addition),
    contrast: total(contrast),
    cause: total(cause),
    order: total(order),
    example: total(example),
    closing: total(closing),
    hedges: total(HEDGES),
    positions: total(POSITIONS),
    differentConnectives: different,
    connectives: total([...addition, ...contrast, ...cause, ...order, ...example]),
    startConnectives: sentences.filter(isConnected).length / Math.max(1, sentences.length),
    overlap: mean(stems.slice(1).flatMap((each, at) => overlapOf(stems[at] ?? new Set(), each))),
    pointers: perHundred(tokens.filter((token) => POINTERS.has(token.lower)).length),
    pointerNouns: perHundred(
      tokens.filter((token, at) => POINTERS.has(token.lower) && tokens[at + 1]?.tag === 'NOUN').length,
    ),
    closes: CLOSING.test(last.map((token) => token.lower).join(' ')) ? 1 : 0,
    overview: task === 1 && OVERVIEW.test(lower) ? 1 : 0,
  };
}

const LINKERS = Object.values(CONNECTIVES).flat();

function isConnected(sentence: readonly Token[]): boolean {
  const start = `${sentence
    .slice(0, 4)
    .map(({ lower }) => lower)
    .join(' ')} `;
  return LINKERS.some((linker) => start.startsWith(`${linker} `));
}

function stemsOf(sentence: readonly Token[]): ReadonlySet<string> {
  return new Set(
    sentence
      .map(({ lower }) => lower)
      .filter((word) => !GRAMMAR_WORDS.has(word))
      .map(roughStem),
  );
}

/** The share of the shorter sentence's words that the other has too; nothing when a sentence has none. */
function overlapOf(before: ReadonlySet<string>, after: ReadonlySet<string>): readonly number[] {
  if (before.size === 0 || after.size === 0) return [];
  return [[...after].filter((stem) => before.has(stem)).length / Math.min(before.size, after.size)];
}
