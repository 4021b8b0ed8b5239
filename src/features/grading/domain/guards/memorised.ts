import type { Finding, GuardInput } from './guard.ts';
import { wordsOfText, type GuardedText } from './guarded-text.ts';
import { coveredShare, shinglesOf } from './shingles.ts';

/** Two writers hardly ever share eight words in a row, unless both quote. */
const RUN = 8;
const CAPS_BY_SHARE = [
  { from: 0.5, cap: 1.5 },
  { from: 0.2, cap: 4 },
] as const;

/** The runs of eight words of model answers, as hashes, so that the index contains no text. */
export function indexModelAnswers(texts: readonly string[]): ReadonlySet<number> {
  return new Set(texts.flatMap((text) => shinglesOf(wordsOfText(text), RUN).map(hashOf)));
}

/** An essay learnt by heart from a model answer, or pasted. Runs of the task itself are nobody's. */
export function findMemorised(
  { sentences }: GuardedText,
  { prompt, modelGrams }: GuardInput,
): Finding | undefined {
  const words = sentences.flatMap(({ plain }) => plain.split(' '));
  const ofTask = new Set(shinglesOf(wordsOfText(prompt), RUN));
  const share = coveredShare(words, RUN, (run) => !ofTask.has(run) && modelGrams.has(hashOf(run)));
  const row = CAPS_BY_SHARE.find(({ from }) => share >= from);
  return row && { id: 'memorised', cap: row.cap, figure: Math.round(share * 100) };
}

/** FNV-1a over UTF-16 units, two rounds in one number of 52 bits: collisions are practically absent. */
function hashOf(run: string): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < run.length; at += 1) {
    low = Math.imul(low ^ run.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ run.charCodeAt(at), 0x5bd1e995);
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0);
}
