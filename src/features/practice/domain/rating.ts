import { seededPlace } from './seeded-place.ts';

/**
 * How good a learner is at a sub-skill, or how hard a question is, on one scale of logits: a learner is right half of the
 * time at a question of the same value that cannot be guessed. Ratings choose questions and are never shown: a class that
 * learns together moves the whole scale.
 */
export type Rating = { readonly value: number; readonly answers: number };

/** What is known when a question is answered. */
export type RatedAnswer = {
  readonly learner: Rating;
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

export const LOGIT_LIMIT = 4;
/** Steps on the scale of logits. Larger ones stretch it for ever, as 4/(1 + 0.05 n) does. */
const LEARNER_STEP = 0.6;
const LEAST_LEARNER_STEP = 0.12;
const LEARNER_SLOWING = 0.07;
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
/** So many answers at the middle of the scale are assumed of a learner of whom nothing is known. */
const ASSUMED_ANSWERS = 10;

/** A value within the scale. */
export const clampRating = (value: number) => Math.min(LOGIT_LIMIT, Math.max(-LOGIT_LIMIT, value));
const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** The value of a band: 5 is −1, 6 is 0, 7 is 1. */
export const valueOfBand = (band: number): number => clampRating(band - MIDDLE_BAND);

/** Where a question starts: near the band that its author gave it. */
export const ratingOfBand = (band: number): Rating => ({
  value: MIDDLE_OF_BANK + TRUST_IN_AUTHORS * (valueOfBand(band) - MIDDLE_OF_BANK),
  answers: 0,
});

/** Where a learner starts in a sub-skill: near the mean of the others, the nearer the more answers there are. */
export function ratingOfNewSkill(others: Iterable<Rating>): Rating {
  let [answers, sum] = [ASSUMED_ANSWERS, 0];
  for (const other of others) {
    answers += other.answers;
    sum += other.answers * other.value;
  }
  return { value: sum / answers, answers: 0 };
}

/** The chance that a learner of this ability is right. */
export const chanceOf = (ability: number, difficulty: number, guess: number): number =>
  guess + (1 - guess) * logistic(ability - difficulty);

const learnerStep = (answers: number) =>
  Math.max(LEAST_LEARNER_STEP, LEARNER_STEP / (1 + LEARNER_SLOWING * answers));
const questionStep = (answers: number) => QUESTION_STEP / (1 + QUESTION_SLOWING * answers);

/** About one question of seven is an anchor, always the same ones. */
export const isAnchor = (question: string): boolean => seededPlace(`anchor ${question}`) < ANCHOR_SHARE;

/** Both ratings after an answer. A repeat changes neither. */
export function rateAnswer(answer: RatedAnswer): { readonly learner: Rating; readonly question: Rating } {
  const { learner, question, guess, isRight } = answer;
  if (answer.isRepeat) return { learner, question };
  const chance = chanceOf(learner.value, question.value, guess);
  // The share of a right answer that is knowledge and not luck.
  const weight = logistic(learner.value - question.value) / chance;
  const surprise = ((isRight ? 1 : 0) - chance) * weight;
  const teaches = !answer.isAnchor && !answer.isAided && answer.learnerAnswers < TEACHING_ANSWERS;
  return {
    learner: {
      value: clampRating(learner.value + learnerStep(learner.answers) * surprise),
      answers: learner.answers + 1,
    },
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
