import type { Finding, GuardInput } from './guard.ts';
import { wordsOfText, type GuardedText } from './guarded-text.ts';
import { coveredShare, shinglesOf } from './shingles.ts';

/** A run of this many words is taken from the task and not met by chance. */
const RUN = 5;
const CAPS_BY_SHARE = [
  { from: 0.5, cap: 1.5 },
  { from: 0.3, cap: 4 },
] as const;

/** An essay that is largely the words of its task. Words of the task do not count in the test. */
export function findCopiedPrompt({ sentences }: GuardedText, { prompt }: GuardInput): Finding | undefined {
  const words = sentences.flatMap(({ plain }) => plain.split(' '));
  const runs = new Set(shinglesOf(wordsOfText(prompt), RUN));
  const share = coveredShare(words, RUN, (run) => runs.has(run));
  const row = CAPS_BY_SHARE.find(({ from }) => share >= from);
  return row && { id: 'copied-prompt', cap: row.cap, figure: Math.round(share * 100) };
}
