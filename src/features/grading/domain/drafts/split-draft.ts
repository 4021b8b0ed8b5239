/** The most sentences that are compared. A text with more of them is cut into larger pieces. */
const MOST_SENTENCES = 250;
/** A sentence without a full stop is cut after this many words. */
const MOST_WORDS = 80;

/** Up to the end of a sentence, its quotes and the spaces after it; a line break ends a sentence too. */
const SENTENCE = /[^.!?\n]*(?:[.!?]+(?![0-9])["'’”)\]]*[^\S\n]*\n*|[.!?]+|\n+|$)/g;
const WORDS = new RegExp(`(?:\\S+\\s*){1,${MOST_WORDS}}`, 'g');

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|Mr|Mrs|Ms|Dr|vs|[A-Z])\.[^\S\n]*$/;

/**
 * The sentences of a text, each with the spaces after it: joined they are the text. A very long sentence is cut, and a
 * text of very many sentences has several in one piece.
 */
export function splitDraft(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const piece of text.match(SENTENCE) ?? []) {
    if (piece === '') continue;
    open += piece;
    if (ABBREVIATION.test(open) || /[.!?]$/.test(open)) continue;
    sentences.push(...cutLong(open));
    open = '';
  }
  if (open !== '') sentences.push(...cutLong(open));
  const size = Math.ceil(sentences.length / MOST_SENTENCES);
  if (size <= 1) return sentences;
  const joined: string[] = [];
  for (let at = 0; at < sentences.length; at += size) joined.push(sentences.slice(at, at + size).join(''));
  return joined.flatMap(cutLong);
}

/** A leading space belongs to no word, so it is put before the first piece. */
function cutLong(sentence: string): string[] {
  const lead = /^\s*/.exec(sentence)?.[0] ?? '';
  const pieces = sentence.slice(lead.length).match(WORDS);
  if (!pieces) return sentence === '' ? [] : [sentence];
  return pieces.map((piece, index) => (index === 0 ? lead + piece : piece));
}
