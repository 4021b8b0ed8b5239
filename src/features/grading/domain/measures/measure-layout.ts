import type { WordedEssay } from './essay-facts.ts';
import { deviation, mean, shareOf } from './statistics.ts';

const EXPECTED_WORDS = { 1: 150, 2: 250 } as const;
const LONG_SENTENCE = 40;
const SHORT_SENTENCE = 8;

/** Length, paragraphs and sentences. */
export function measureLayout({
  task,
  wordCount,
  paragraphs,
  sentences,
  perHundred,
  lower,
  tokens,
}: WordedEssay) {
  const expected = EXPECTED_WORDS[task];
  const count = Math.max(1, paragraphs.length);
  const lengths = sentences.map(({ length }) => length);
  const marks = (pattern: RegExp) => perHundred(lower.match(pattern)?.length ?? 0);
  const verbs = tokens.filter(({ tag }) => tag === 'VERB').length;
  return {
    words: Math.min(600, wordCount),
    logWords: Math.log(wordCount),
    underLength: Math.max(0, expected - wordCount) / expected,
    paragraphs: Math.min(8, count),
    oneParagraph: count === 1 ? 1 : 0,
    usualParagraphs: count >= (task === 1 ? 3 : 4) && count <= (task === 1 ? 5 : 6) ? 1 : 0,
    unevenParagraphs: deviation(paragraphs.map(({ length }) => length)) / (wordCount / count),
    sentenceLength: Math.min(60, mean(lengths)),
    sentenceVariety: Math.min(40, deviation(lengths)),
    longSentences: shareOf(lengths, (length) => length > LONG_SENTENCE),
    shortSentences: shareOf(lengths, (length) => length < SHORT_SENTENCE),
    verbsInSentence: Math.min(10, verbs / Math.max(1, sentences.length)),
    commas: marks(/,/gu),
    rareMarks: marks(/[;:—–]/gu),
  };
}
