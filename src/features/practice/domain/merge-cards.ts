import { LONGEST_CARD_EXAMPLE, LONGEST_CARD_MEANING, MOST_CARD_PARTNERS } from './answer-limits.ts';

/** What a learner wrote on a card, and whether it rests. */
export type CardTexts = {
  readonly meaning: string;
  readonly example: string;
  readonly partners: readonly string[];
  readonly fromPath: string | null;
  readonly suspended: boolean;
  readonly sequence: number;
};

/** Both texts, where they differ and there is room; else the first that says something. */
function joinTexts(one: string, other: string, { between, longest }: { between: string; longest: number }) {
  if (one.includes(other)) return one;
  if (other.includes(one)) return other;
  const both = `${one}${between}${other}`;
  return both.length <= longest ? both : one;
}

/**
 * The texts of two cards of one word on one card. What was written on the second is added where there is room. It rests
 * only if both do, and a late packet of either changes nothing any more.
 */
export function mergeCards(one: CardTexts, other: CardTexts): CardTexts {
  const known = new Set(one.partners.map((partner) => partner.toLowerCase()));
  const added = other.partners.filter((partner) => !known.has(partner.toLowerCase()));
  return {
    meaning: joinTexts(one.meaning, other.meaning, { between: '; ', longest: LONGEST_CARD_MEANING }),
    example: joinTexts(one.example, other.example, { between: ' ', longest: LONGEST_CARD_EXAMPLE }),
    partners: [...one.partners, ...added].slice(0, MOST_CARD_PARTNERS),
    fromPath: one.fromPath ?? other.fromPath,
    suspended: one.suspended && other.suspended,
    sequence: Math.max(one.sequence, other.sequence) + 1,
  };
}
