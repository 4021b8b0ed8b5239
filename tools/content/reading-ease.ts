/** How hard an English text reads, by the length of its sentences and words alone. */
export type ReadingEase = {
  readonly words: number;
  readonly sentences: number;
  readonly wordsPerSentence: number;
  /**
   * Flesch's reading ease: 100 is very easy, 50 to 30 is usual for an academic passage, less is very hard.
   */
  readonly ease: number;
  /** The share of words of three syllables or more, from 0 to 1. */
  readonly longWords: number;
};

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+|[.,]\d+)*/gu;
const ABBREVIATION = /\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|[A-Z])\.(?=\s)/gu;
const SENTENCE_END = /[.!?]+[”’"')]*(?=\s|$)/gu;
const VOWELS = /[aeiouy]+/gu;
/** Written, not spoken: the e of `lamp-e-d`, `name`, `homes`. */
const SILENT_END = /(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/u;
const LONG = 3;

/** Syllables by the vowels of the spelling: near enough to compare texts, one at least. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/gu, '');
  const spoken = letters.length > 3 ? letters.replace(SILENT_END, '') : letters;
  return Math.max(1, spoken.match(VOWELS)?.length ?? 0);
}

/** Of a text without any words: nought everywhere. */
export function measureReadingEase(text: string): ReadingEase {
  const words = text.match(WORD) ?? [];
  if (words.length === 0) return { words: 0, sentences: 0, wordsPerSentence: 0, ease: 0, longWords: 0 };
  const sentences = Math.max(1, text.replace(ABBREVIATION, '').match(SENTENCE_END)?.length ?? 0);
  const syllables = words.map(countSyllables);
  const perWord = syllables.reduce((sum, count) => sum + count, 0) / words.length;
  const wordsPerSentence = words.length / sentences;
  return {
    words: words.length,
    sentences,
    wordsPerSentence,
    ease: 206.835 - 1.015 * wordsPerSentence - 84.6 * perWord,
    longWords: syllables.filter((count) => count >= LONG).length / words.length,
  };
}
