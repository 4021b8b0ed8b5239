import { type Ability, evidenceOf, type Evidence, type Signal } from './ability.ts';
import { clampRating } from './logit-scale.ts';
import { seededPlace } from './seeded-place.ts';

/**
 * How hard a question is, on a scale of logits: a learner is right half of the time at a question of the same value that
 * cannot be guessed. Ratings choose questions and are never shown: a class that learns together moves the whole scale.
 */
export type Rating = { readonly value: number; readonly answers: number };

/** What is known when a question is answered. */
export type RatedAnswer = {
  readonly learner: Ability;
  readonly question: Rating;
  /** An anchor keeps its rating, so that the scale stays where it is. */
  readonly isAnchor: boolean;
  /** The chance to be right without knowing, from 0 up to 1. */
  readonly guess: number;
  readonly isRight: boolean;
  /** The learner has answered this question before: memory is another model. */
  readonly isRepeat: boolean;
  /** With help, such as a hint or a transcript. */
  readonly isAided: boolean;
  /** Answers of the learner to all questions so far. */
  readonly learnerAnswers: number;
};

/** Steps on the scale of logits. Larger ones stretch it for ever, as 4/(1 + 0.05 n) does. */
const QUESTION_STEP = 0.4;
const QUESTION_SLOWING = 0.05;
/** Questions learn from these first answers of a learner alone: later ones would follow the learner’s progress. */
const TEACHING_ANSWERS = 60;
const ANCHOR_SHARE = 0.15;
/** What a question with a changed key still knows. */
const CARRIED_ANSWERS = 5;
const MIDDLE_BAND = 6;
/**
 * An author’s band is often half a band off, and most questions are near the middle of the bank (band 5.5): what looks
 * easy is less so, and what looks hard too. A learner is given what looks fitting, and would be rated too low.
 */
const MIDDLE_OF_BANK = -0.5;
const TRUST_IN_AUTHORS = 0.85;
/** How far a question may be from its rating, as a variance: an author’s band is half a band off. Answers lessen it. */
const QUESTION_DOUBT = 0.4;
const DOUBT_SLOWING = 0.1;
/** How doubt flattens a chance (MacKay 1992). */
const FLATTENING = Math.PI / 8;

const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** The value of a band: 5 is −1, 6 is 0, 7 is 1. */
export const valueOfBand = (band: number): number => clampRating(band - MIDDLE_BAND);

/** Where a question starts: near the band that its author gave it. */
export const ratingOfBand = (band: number): Rating => ({
  value: MIDDLE_OF_BANK + TRUST_IN_AUTHORS * (valueOfBand(band) - MIDDLE_OF_BANK),
  answers: 0,
});

/** The chance that a learner of this ability is right. */
export const chanceOf = (ability: number, difficulty: number, guess: number): number =>
  guess + (1 - guess) * logistic(ability - difficulty);

const questionStep = (answers: number) => QUESTION_STEP / (1 + QUESTION_SLOWING * answers);

/** About one question of seven is an anchor, always the same ones. */
export const isAnchor = (question: string): boolean => seededPlace(`anchor ${question}`) < ANCHOR_SHARE;

/** What an answer says of the learner: how far it pulls the ability up or down, and how much it tells. */
function signalOf({ learner, question, guess, isRight }: RatedAnswer): Signal {
  const doubt = QUESTION_DOUBT / (1 + DOUBT_SLOWING * question.answers);
  const slope = 1 / Math.sqrt(1 + FLATTENING * doubt);
  const knows = logistic(slope * (learner.value - question.value));
  const chance = guess + (1 - guess) * knows;
  // What a right answer says is divided by the chance of luck.
  const weight = (slope * knows) / chance;
  return {
    pull: ((isRight ? 1 : 0) - chance) * weight,
    information: weight * weight * chance * (1 - chance),
  };
}

/**
 * What an answer adds to the evidence of the learner, and the rating of the question after it. A repeat changes
 * neither: the evidence is undefined.
 */
export function rateAnswer(answer: RatedAnswer): {
  readonly evidence: Evidence | undefined;
  readonly question: Rating;
} {
  const { learner, question, guess, isRight } = answer;
  if (answer.isRepeat) return { evidence: undefined, question };
  const chance = chanceOf(learner.value, question.value, guess);
  // The share of a right answer that is knowledge and not luck.
  const weight = logistic(learner.value - question.value) / chance;
  const surprise = ((isRight ? 1 : 0) - chance) * weight;
  const teaches = !answer.isAnchor && !answer.isAided && answer.learnerAnswers < TEACHING_ANSWERS;
  return {
    evidence: evidenceOf(learner, signalOf(answer)),
    question: teaches
      ? {
          value: clampRating(question.value - questionStep(question.answers) * surprise),
          answers: question.answers + 1,
        }
      : question,
  };
}

/** The rating of a question whose key has changed: its value stays, most of its certainty goes. */
export const carryRating = ({ value, answers }: Rating): Rating => ({
  value,
  answers: Math.min(answers, CARRIED_ANSWERS),
});
