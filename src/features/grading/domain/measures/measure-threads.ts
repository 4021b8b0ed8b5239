import type { Token } from '../essay/essay-text.ts';
import type { WordedEssay } from './essay-facts.ts';
import { mean, shareOf } from './statistics.ts';
import { GRAMMAR_WORDS } from './word-groups.ts';

/** How paragraphs take up each other's words. 0 for a text of one paragraph. */
export function measureThreads({ paragraphs }: WordedEssay) {
  const lemmas = paragraphs.map(lemmasOf);
  const first = lemmas[0] ?? new Set();
  const last = lemmas.length > 1 ? (lemmas[lemmas.length - 1] ?? new Set()) : new Set<string>();
  const later = lemmas.slice(1);
  return {
    openingInEnding: sharedPart(first, last),
    paragraphOverlap: mean(later.map((each, at) => sharedPart(lemmas[at] ?? new Set(), each))),
    newInParagraph: mean(
      later.map((each, at) => {
        const before = lemmas.slice(0, at + 1);
        return shareOf([...each], (lemma) => !before.some((earlier) => earlier.has(lemma)));
      }),
    ),
  };
}

function lemmasOf(words: readonly Token[]): ReadonlySet<string> {
  return new Set(words.filter(({ lower }) => !GRAMMAR_WORDS.has(lower)).map(({ lemma }) => lemma));
}

function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((lemma) => other.has(lemma)).length / Math.max(1, Math.min(one.size, other.size));
}
