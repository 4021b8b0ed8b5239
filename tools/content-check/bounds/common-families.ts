import { listWordFrequencies } from '#features/grading/server/local/word-ranks.ts';
import { britishSpelling } from '#ielts/marking/spelling-variants.ts';
import { isFunctionWord } from './content-words.ts';

const FAMILIES = 2000;
/** A rarer word of the list is no base of others: many are misspelled. */
const BASE_COUNT = 100;
const LEAST_BASE = 3;
/** Plain words that the list knows from names such as “South Park”. */
const WITH_CAPITAL = new Set(['north', 'south', 'east', 'west', 'well', 'please', 'yes', 'english']);

/** Endings of inflected forms, and what stands in their place in the base. */
const INFLECTIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/u, ['y']],
  [/ied$/u, ['y']],
  [/(?<=[^s])s$/u, ['']],
  [/es$/u, ['']],
  [/ed$/u, ['', 'e']],
  [/ing$/u, ['', 'e']],
  [/(.)\1(?:ed|ing)$/u, ['$1']],
];
/** Endings of derived words. Their base is the commoner word: “corner” is not of “corn”. */
const DERIVATIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:er|est)$/u, ['', 'e']],
  [/(?:ier|iest)$/u, ['y']],
  [/(.)\1(?:er|est)$/u, ['$1']],
  [/ly$/u, ['', 'le']],
  [/ily$/u, ['y']],
  [/(?:ness|ful|less|ment|able|al|ish)$/u, ['', 'e']],
  [/y$/u, ['', 'e']],
  [/(?:or|ion|ive)$/u, ['', 'e']],
  [/ation$/u, ['', 'e']],
  [/^un/u, ['']],
];

export type WordFamilies = {
  /** Whether a word is of one of the first 2,000 families. */
  isCommon(word: string): boolean;
};

let families: WordFamilies | undefined;

/**
 * The 2,000 commonest word families as far as the project's own word frequencies give them: SUBTLEX, spoken English of
 * films, its words joined to families by their regular endings. Not the General Service List and no list of a
 * publisher.
 */
export function commonFamilies(): WordFamilies {
  families ??= joinFamilies(listWordFrequencies());
  return families;
}

/** Families of a list of words, the commonest first. */
export function joinFamilies(
  list: readonly { readonly word: string; readonly count: number }[],
  count = FAMILIES,
): WordFamilies {
  const counts = new Map<string, number>();
  for (const { word, count: own } of list) {
    // The list writes names with a capital, and words that mostly start a sentence.
    const lower = word.toLowerCase();
    if (/^\p{Lu}/u.test(word) && !isFunctionWord(lower) && !WITH_CAPITAL.has(lower)) continue;
    const spelling = britishSpelling(lower);
    counts.set(spelling, (counts.get(spelling) ?? 0) + own);
  }
  const common = new Set<string>();
  for (const [word] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (common.size >= count) break;
    common.add(baseOf(word, counts));
  }
  return { isCommon: (word) => common.has(baseOf(britishSpelling(word.toLowerCase()), counts)) };
}

/** The word that a family is named for: the same for “happily” as for “happy”. */
function baseOf(word: string, counts: ReadonlyMap<string, number>): string {
  const own = counts.get(word) ?? 0;
  const shorter = (table: typeof INFLECTIONS, least: number) =>
    table
      .flatMap(([ending, instead]) =>
        ending.test(word) ? instead.map((letters) => word.replace(ending, letters)) : [],
      )
      .filter((base) => base.length >= LEAST_BASE && base !== word && (counts.get(base) ?? 0) >= least)
      .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))[0];
  const base = shorter(INFLECTIONS, BASE_COUNT) ?? shorter(DERIVATIONS, Math.max(BASE_COUNT, own));
  return base === undefined ? word : baseOf(base, counts);
}
