/** The sentences of a turn. An engine that gets several together runs out of breath. */
export function splitSentences(spoken: string): string[] {
  return spoken
    .split(/(?<=[.?!]["'”’]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
