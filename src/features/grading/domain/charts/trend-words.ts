export type Trend = 'rise' | 'fall' | 'stable' | 'fluctuate' | Multiple;
/** How many times the first value the last one is: `doubled` is 2. */
export type Multiple = { readonly times: number };
export type SaidTrend = { readonly trend: Trend; readonly at: number; readonly next: number };

const RISE =
  /^(?:rose|rise[sn]?|rising|increas(?:e|es|ed|ing)|grew|grown|grows?|growing|growth|climb(?:s|ed|ing)?|soar(?:s|ed|ing)?|surg(?:e|es|ed|ing)|jump(?:s|ed|ing)?|upward|upwards)$/u;
const FALL =
  /^(?:fell|fall(?:s|en|ing)?|decreas(?:e|es|ed|ing)|drop(?:s|ped|ping)?|declin(?:e|es|ed|ing)|shr[aiu]nk|plung(?:e|es|ed|ing)|plummet(?:s|ed|ing)?|dip(?:s|ped|ping)?|reduced|reduction|downward|downwards)$/u;
const STABLE = /^(?:stable|steady|constant|unchanged|plateaued|stagnant)$/u;
const FLUCTUATE = /^(?:fluctuat(?:e|es|ed|ing|ion|ions)|erratic)$/u;
const TIMES: Readonly<Record<string, number>> = {
  doubled: 2,
  double: 2,
  doubling: 2,
  tripled: 3,
  trebled: 3,
  tripling: 3,
  quadrupled: 4,
  halved: 0.5,
  halving: 0.5,
};
const NEGATION = /^(?:not|n't|no|never|neither|nor|without|didn't|doesn't|don't|wasn't)$/u;

/** The trends of a sentence. Negated ones are left out. */
export function saidTrends(words: readonly string[]): readonly SaidTrend[] {
  return words.flatMap((word, at): SaidTrend[] => {
    const isNegated = words.slice(Math.max(0, at - 3), at).some((before) => NEGATION.test(before));
    const trend = trendOf(words, word, at);
    return trend === undefined || isNegated ? [] : [{ trend, at, next: at + 1 }];
  });
}

function trendOf(words: readonly string[], word: string, at: number): Trend | undefined {
  const times = TIMES[word];
  if (times !== undefined) {
    // `double that of` compares.
    return word === 'double' && words[at - 1] !== 'to' ? undefined : { times };
  }
  if ((word === 'went' || word === 'gone') && words[at + 1] === 'up') return 'rise';
  if ((word === 'went' || word === 'gone') && words[at + 1] === 'down') return 'fall';
  if (RISE.test(word)) return 'rise';
  if (FALL.test(word)) return 'fall';
  if (FLUCTUATE.test(word)) return 'fluctuate';
  // `a steady rise` is a rise.
  return STABLE.test(word) && !isTrendAhead(words, at) ? 'stable' : undefined;
}

function isTrendAhead(words: readonly string[], at: number): boolean {
  return words.slice(at + 1, at + 3).some((word) => RISE.test(word) || FALL.test(word));
}
