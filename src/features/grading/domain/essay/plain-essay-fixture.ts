import type { Sentence, TaggedEssay } from './essay-text.ts';

const TAGS: Readonly<Record<string, string>> = {
  the: 'DET',
  a: 'DET',
  is: 'AUX',
  are: 'AUX',
  was: 'AUX',
  were: 'AUX',
  built: 'VERB',
  carry: 'VERB',
  carries: 'VERB',
  because: 'SCONJ',
  of: 'ADP',
  new: 'ADJ',
};

/** A text as an essay whose tags are so simple that a test can count on them: every other word is a noun. */
export function plainEssay(text: string): TaggedEssay {
  const paragraphs = [...text.matchAll(/[^\n]+/gu)].map((paragraph) => ({
    sentences: [...paragraph[0].matchAll(/[^.!?]+[.!?]*/gu)]
      .map((sentence) => tokensOf(sentence[0], paragraph.index + sentence.index))
      .filter(({ tokens }) => tokens.length > 0),
  }));
  return { text, paragraphs };
}

function tokensOf(sentence: string, start: number): Sentence {
  const tokens = [...sentence.matchAll(/[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]/gu)].map((word) => {
    const lower = word[0].toLowerCase();
    const tag = /[\p{L}\p{N}]/u.test(lower) ? (TAGS[lower] ?? 'NOUN') : 'PUNCT';
    const at = start + word.index;
    return { text: word[0], lower, tag, lemma: lower, start: at, end: at + word[0].length };
  });
  return { tokens, start: tokens[0]?.start ?? start, end: tokens[tokens.length - 1]?.end ?? start };
}
