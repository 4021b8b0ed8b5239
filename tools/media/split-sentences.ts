/** The sentences of a turn: an engine that is given several at once runs out of breath. */
export function splitSentences(spoken: string): string[] {
  return spoken
    .split(/(?<=[.?!]["'”’]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
