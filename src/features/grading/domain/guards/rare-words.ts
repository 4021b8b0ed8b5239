import { FUNCTION_WORDS } from './function-words.ts';
import type { Finding, GuardInput } from './guard.ts';
import type { GuardedText } from './guarded-text.ts';

/** Words behind this place are rare. An essay at band 9 has up to 20 of them in 100 words of content. */
const RARE_FROM = 10_000;
const CAPS_BY_SHARE = [
  { from: 0.6, cap: 2 },
  { from: 0.45, cap: 4 },
] as const;
const LEAST_WORDS = 20;

/** Rare words one after another, as from a list. */
export function findRareWords({ words }: GuardedText, { wordRank }: GuardInput): Finding | undefined {
  const content = words.filter((word) => !FUNCTION_WORDS.has(word) && word.length > 2);
  if (content.length < LEAST_WORDS) return undefined;
  const rare = content.filter((word) => (wordRank(word) ?? 0) > RARE_FROM).length / content.length;
  const row = CAPS_BY_SHARE.find(({ from }) => rare >= from);
  return row && { id: 'rare-words', cap: row.cap, figure: Math.round(rare * 100) };
}
