/** The reasons why an answer is right, the strongest last. Where several apply, the last of them is named. */
export const RIGHT_RULES = [
  /** The words of the key; capitals, spaces and punctuation aside. */
  'exact',
  /** The words of the key without some of its words in brackets. */
  'optional-words',
  /**
   * A hyphen for a space or a space for a hyphen, within the word limit (`well known`, two words); a hyphen
   * more or less behind a prefix (`e-mail`, `co-operate`).
   */
  'hyphenation',
  /** A repeated symbol that is printed next to the gap: `£50` after a printed `£`. Symbols do not count. */
  'printed-symbol',
  /** The British spelling for the American one, or the other way round; an accent left out. */
  'spelling-variant',
  /** `km` for `kilometres`, `T` for `TRUE`, or the other way round. */
  'abbreviation',
  /** `13` for `thirteen`. */
  'number-form',
  /** `half past nine` for `9.30`. */
  'time-form',
  /** `July 21st` for `21 July`. */
  'date-form',
  /** `50 dollars` for `$50`. */
  'money-form',
] as const;
export type RightRule = (typeof RIGHT_RULES)[number];

/** Why an answer is wrong. */
export const WRONG_RULES = [
  /** Nothing, or nothing but spaces and punctuation. */
  'blank',
  /** More words or numbers than the question allows, whatever they say. */
  'over-word-limit',
  /** The right words together with words that are printed next to the gap. */
  'copied-words',
  /** Right except for a singular instead of a plural, or the other way round. */
  'singular-plural',
  /** Holds an accepted answer and other words or symbols besides. */
  'extra-words',
  /** A part of an accepted answer. */
  'incomplete',
  /** One or two letters away from an accepted answer. */
  'misspelt',
  /** Another of the choices. */
  'wrong-choice',
  /** None of the choices. */
  'not-a-choice',
  /** More choices than the question allows. */
  'too-many-choices',
  'different',
] as const;
export type WrongRule = (typeof WRONG_RULES)[number];

/** No marking rule: someone at the school has judged the answer right. */
export const JUDGED_RULES = ['upheld'] as const;

export const MARK_RULES = [...RIGHT_RULES, ...WRONG_RULES, ...JUDGED_RULES] as const;
export type MarkRule = (typeof MARK_RULES)[number];

/** The verdict on one answer. `accepted` lists the right answers as the key has them. */
export type Mark = { readonly right: boolean; readonly rule: MarkRule; readonly accepted: readonly string[] };

export function markOf(rule: MarkRule, accepted: readonly string[]): Mark {
  return { right: isRightRule(rule), rule, accepted };
}

function isRightRule(rule: MarkRule): rule is RightRule {
  return RIGHT_RULES.some((right) => right === rule);
}

/** The stronger of two reasons that both apply. */
export function strongerRule(one: RightRule, other: RightRule): RightRule {
  return RIGHT_RULES.indexOf(one) < RIGHT_RULES.indexOf(other) ? other : one;
}
