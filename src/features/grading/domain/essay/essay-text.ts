/** A word, number or mark of a text, with its place: `start` and `end` count UTF-16 units from the text's beginning. */
export type Token = {
  readonly text: string;
  /** The word in lower case. */
  readonly lower: string;
  /** The part of speech in the universal tag set: NOUN, VERB, ADJ, DET, PUNCT, and so on. */
  readonly tag: string;
  /** The dictionary form in lower case. */
  readonly lemma: string;
  readonly start: number;
  readonly end: number;
};

/** A sentence as its tokens, in order. Never empty. */
export type Sentence = { readonly tokens: readonly Token[]; readonly start: number; readonly end: number };

/** A learner's text, cut into paragraphs of sentences. `text.slice(start, end)` is what a token or a sentence says. */
export type TaggedEssay = {
  readonly text: string;
  readonly paragraphs: readonly { readonly sentences: readonly Sentence[] }[];
};
