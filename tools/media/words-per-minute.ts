type Said = { readonly speaker: string; readonly words: string; readonly ms: number };

/** How fast each speaker talks, in whole words a minute. Turns without a duration are skipped. */
export function wordsPerMinute(said: readonly Said[]): Record<string, number> {
  const totals = new Map<string, { words: number; ms: number }>();
  for (const { speaker, words, ms } of said) {
    const total = totals.get(speaker) ?? { words: 0, ms: 0 };
    totals.set(speaker, {
      words: total.words + (words.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0),
      ms: total.ms + ms,
    });
  }
  return Object.fromEntries(
    [...totals]
      .filter(([, { ms }]) => ms > 0)
      .map(([speaker, { words, ms }]) => [speaker, Math.round((words * 60_000) / ms)]),
  );
}
