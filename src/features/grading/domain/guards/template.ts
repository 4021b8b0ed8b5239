import { FRAME_PHRASES } from './frame-phrases.ts';
import type { Finding } from './guard.ts';
import type { GuardedText } from './guarded-text.ts';

/** Of 1,029 learners' essays none has more than 10 frame words in 100; a memorised frame has 40 and more. */
const CAPS_BY_SHARE = [
  { from: 0.2, cap: 4 },
  { from: 0.14, cap: 5 },
] as const;
const LEAST_WORDS = 40;

// Longer frames first, because the first alternative that fits is taken.
const FRAMES = new RegExp(
  `\\b(?:${[...FRAME_PHRASES]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/\*/gu, "[a-z']+(?: [a-z']+){0,2}"))
    .join('|')})\\b`,
  'gu',
);

/** An essay that is largely made of phrases learnt by heart, so that it would fit any question. */
export function findTemplate(text: GuardedText): Finding | undefined {
  const share = frameShare(text);
  const row = CAPS_BY_SHARE.find(({ from }) => share >= from);
  return row && { id: 'template', cap: row.cap, figure: Math.round(share * 100) };
}

/** The share of words that belong to frames; 0 for a text too short to judge. */
export function frameShare({ sentences }: GuardedText): number {
  let words = 0;
  let framed = 0;
  for (const { plain } of sentences) {
    words += plain.split(' ').length;
    for (const [phrase] of plain.matchAll(FRAMES)) framed += phrase.split(' ').length;
  }
  return words < LEAST_WORDS ? 0 : framed / words;
}
