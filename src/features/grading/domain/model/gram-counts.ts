import type { TaggedEssay } from '../essay/essay-text.ts';
import { GRAMMAR_WORDS } from '../measures/word-groups.ts';
import { hashText } from './hash-text.ts';

/**
 * Short runs of a text, counted by the hash of what they say:
 * - words: one or two words after the other
 * - phrases: one to three words after the other, each counted once
 * - letters: three to five letters after the other
 * - tags: one to four parts of speech after the other
 * - forms: the same with words of grammar as themselves
 */
export const GRAM_KINDS = ['words', 'phrases', 'letters', 'tags', 'forms'] as const;
export type GramKind = (typeof GRAM_KINDS)[number];

/** How many different hashes each kind has, as a power of two. */
export const GRAM_BITS: Readonly<Record<GramKind, number>> = {
  words: 16,
  phrases: 17,
  letters: 17,
  tags: 14,
  forms: 16,
};

/** Buckets and how often they occur. */
export type GramCounts = Readonly<Record<GramKind, ReadonlyMap<number, number>>>;

const WORDS_LONGEST = 2;
const PHRASES_LONGEST = 3;
const FORMS_LONGEST = 4;

/** Counts the runs of a text. Every number is 0. */
export function countGrams(essay: TaggedEssay): GramCounts {
  const text = plainText(essay.text);
  return {
    words: countWords('words', text, WORDS_LONGEST),
    phrases: new Map([...countWords('phrases', text, PHRASES_LONGEST).keys()].map((bucket) => [bucket, 1])),
    letters: countLetters(text),
    tags: countForms('tags', essay),
    forms: countForms('forms', essay),
  };
}

/** Small letters, plain marks, single spaces. */
function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\d+/gu, '0')
    .replace(/\s+/gu, ' ')
    .trim();
}

class Counter {
  readonly counts = new Map<number, number>();
  readonly #mask: number;
  constructor(bits: number) {
    this.#mask = 2 ** bits - 1;
  }
  add(run: string): void {
    const bucket = hashText(run) & this.#mask;
    this.counts.set(bucket, (this.counts.get(bucket) ?? 0) + 1);
  }
}

function countWords(kind: 'words' | 'phrases', text: string, longest: number): ReadonlyMap<number, number> {
  const counter = new Counter(GRAM_BITS[kind]);
  const words = text.match(/[a-z]+(?:'[a-z]+)?|0|[.,;:!?]/gu) ?? [];
  words.forEach((word, at) => {
    let run = word;
    counter.add(run);
    for (const next of words.slice(at + 1, at + longest)) {
      run = `${run} ${next}`;
      counter.add(run);
    }
  });
  return counter.counts;
}

function countLetters(text: string): ReadonlyMap<number, number> {
  const counter = new Counter(GRAM_BITS.letters);
  for (const length of [3, 4, 5]) {
    for (let at = 0; at + length <= text.length; at += 1) counter.add(text.slice(at, at + length));
  }
  return counter.counts;
}

/** `^` and `$` are the ends of a sentence. */
function countForms(kind: 'tags' | 'forms', essay: TaggedEssay): ReadonlyMap<number, number> {
  const counter = new Counter(GRAM_BITS[kind]);
  for (const { tokens } of essay.paragraphs.flatMap(({ sentences }) => sentences)) {
    const names = tokens.map(({ lower, tag }) =>
      kind === 'forms' && GRAMMAR_WORDS.has(lower) ? lower : tag,
    );
    const forms = ['^', ...names, '$'];
    for (let length = 1; length <= FORMS_LONGEST; length += 1) {
      for (let at = 0; at + length <= forms.length; at += 1) {
        counter.add(forms.slice(at, at + length).join(' '));
      }
    }
  }
  return counter.counts;
}
