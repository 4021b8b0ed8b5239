/** Every run of `length` words, as one string each, in order. */
export function shinglesOf(words: readonly string[], length: number): string[] {
  const shingles: string[] = [];
  for (let at = 0; at + length <= words.length; at += 1)
    shingles.push(words.slice(at, at + length).join(' '));
  return shingles;
}

/** The share of words that are in a run of `length` words of which `isHit` holds; 0 to 1. */
export function coveredShare(
  words: readonly string[],
  length: number,
  isHit: (shingle: string, at: number) => boolean,
): number {
  const covered = new Set<number>();
  shinglesOf(words, length).forEach((shingle, at) => {
    if (isHit(shingle, at)) for (let place = at; place < at + length; place += 1) covered.add(place);
  });
  return words.length === 0 ? 0 : covered.size / words.length;
}
