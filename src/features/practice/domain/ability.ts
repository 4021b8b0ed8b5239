import { clampRating } from './logit-scale.ts';

/**
 * What a learner’s answers in one skill say of the ability in it, apart from what other skills say. All three are sums:
 * an answer is added, and taken out again. The ability by these answers alone is `weighted / information`.
 */
export type Evidence = {
  readonly answers: number;
  /** The precision: 1 / variance, in logits. */
  readonly information: number;
  /** Logits times information. */
  readonly weighted: number;
};

/** How good a learner is at a skill, in logits, by all that is known. */
export type Ability = {
  readonly value: number;
  /** What is expected of the skill by the learner’s other skills, and how precisely. */
  readonly expected: number;
  readonly precision: number;
  readonly own: Evidence;
};

/** What one answer says: how far it pulls, and how much it tells. */
export type Signal = { readonly pull: number; readonly information: number };

export const NO_EVIDENCE: Evidence = { answers: 0, information: 0, weighted: 0 };

/** Of a learner of whom nothing is known: band 6, with a doubt of a band. */
const GENERAL = { value: 0, variance: 1 };
/** How far the skills of one learner lie apart. */
const SKILL_VARIANCE = 0.5;
/** Answers of long ago count for less: learners learn. So much is kept. */
const MOST_INFORMATION = 10;

/** A learner’s ability in a skill: its own answers, and what the others say of the learner. Both count by precision. */
export function abilityOf(evidence: ReadonlyMap<string, Evidence>, skill: string): Ability {
  let [precision, weighted] = [1 / GENERAL.variance, GENERAL.value / GENERAL.variance];
  for (const [other, each] of evidence) {
    if (other === skill) continue;
    const share = 1 / (1 + each.information * SKILL_VARIANCE);
    precision += each.information * share;
    weighted += each.weighted * share;
  }
  const expected = weighted / precision;
  const own = evidence.get(skill) ?? NO_EVIDENCE;
  const known = 1 / (1 / precision + SKILL_VARIANCE);
  const value = (known * expected + own.weighted) / (known + own.information);
  return { value: clampRating(value), expected, precision: known, own };
}

/**
 * What an answer adds to the evidence, so that the ability moves by its pull times what is still uncertain (a step of a
 * Kalman filter). Once much is known the information stays, and the ability still moves.
 */
export function evidenceOf({ value, expected, precision, own }: Ability, signal: Signal): Evidence {
  const after = clampRating(value + signal.pull / (precision + own.information + signal.information));
  const information = Math.max(
    own.information,
    Math.min(MOST_INFORMATION, own.information + signal.information),
  );
  return {
    answers: 1,
    information: information - own.information,
    weighted: after * (precision + information) - precision * expected - own.weighted,
  };
}

/** The evidence with another one added (1), or taken out (−1). */
export function addEvidence(own: Evidence, other: Evidence, by: 1 | -1): Evidence {
  const answers = own.answers + by * other.answers;
  if (answers <= 0) return NO_EVIDENCE;
  return {
    answers,
    information: Math.max(0, own.information + by * other.information),
    weighted: own.weighted + by * other.weighted,
  };
}
