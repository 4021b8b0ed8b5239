import { OTHER_GAP } from './gaps.ts';

/** The end of a sentence with the room after it. A short word with a full stop, such as Mr., ends none. */
const SENTENCE_END = /(?:[a-z]{3}|[0-9)_}])[.!?]['"’”]?\s+(?=['"‘“]?[A-Z])/;

function sentenceWithGap(text: string): string {
  const gap = text.indexOf('{gap}');
  let start = 0;
  const ends = new RegExp(SENTENCE_END, 'g');
  // Safari 12 has no matchAll.
  for (let found = ends.exec(text); found; found = ends.exec(text)) {
    const end = ends.lastIndex;
    if (end > gap) return text.slice(start, end).trim();
    start = end;
  }
  return text.slice(start);
}

/**
 * The sentence of a text in which its `{gap}` is, with the gap as a line. The other sentences of a summary belong to
 * other questions. The gap has its number where the sentence has other gaps.
 */
export function gapSentence(text: string, number: number): string {
  const sentence = sentenceWithGap(text);
  return sentence.replace('{gap}', sentence.includes(OTHER_GAP) ? `(${number}) ${OTHER_GAP}` : OTHER_GAP);
}
