/** What the answers to a question say about the band that its author gave it. */
export type BandReview = 'too-few' | 'fits' | 'easier' | 'read-again';

const ENOUGH_ANSWERS = 100;
const EASY_SHARE = 0.85;
const HARD_SHARE = 0.35;

/**
 * After 100 answers: over 85 % right, the question is half a band easier; under 35 %, it is read again, since something
 * may be wrong with it (curriculum, section 4).
 */
export function reviewBand({
  answers,
  right,
}: {
  readonly answers: number;
  readonly right: number;
}): BandReview {
  if (answers < ENOUGH_ANSWERS) return 'too-few';
  const share = right / answers;
  if (share > EASY_SHARE) return 'easier';
  return share < HARD_SHARE ? 'read-again' : 'fits';
}
