import type { Skill } from '#ielts/paper/paper.ts';

/** What a lesson holds, counted. English words alone: a learner reads the lesson in one language. */
export type LessonAmounts = {
  /** Words of the text blocks and of the passages. What is read or answered against the clock is not counted here. */
  readonly words: number;
  /** Words of the explanations, which a learner reads after answering. */
  readonly explanationWords: number;
  readonly questions: number;
  /** Questions that are written or spoken freely. */
  readonly freeAnswers: number;
  /** "Use it": a text or a talk, compared with its checklist and its models. */
  readonly uses: number;
  readonly tutorials: number;
  /** The minutes of a scored task, of a section of a paper, and those that the clock of an exercise gives. */
  readonly taskMinutes: number;
};

/** A recorded interview, with the time to prepare. */
export const SPEAKING_MINUTES = 15;

/** The minutes that a lesson plans for a section of a paper. Listening: half an hour, and two minutes to check. */
export const SECTION_MINUTES = {
  listening: 32,
  reading: 60,
  writing: 60,
  speaking: SPEAKING_MINUTES,
} as const satisfies Record<Skill, number>;

/** Learners up to this band read more slowly. */
const SLOW_BAND = 4.5;
const WORDS_A_MINUTE = { slow: 110, quick: 150 };
const MINUTES_A_QUESTION = 0.75;
const MINUTES_A_FREE_ANSWER = 3;
const MINUTES_A_USE = 8;
const MINUTES_A_TUTORIAL = 3;
/** Nobody plans an evening by single minutes. */
const STEP = 5;

/**
 * The minutes that a lesson takes, rounded up to five: reading, 45 seconds for each question, 3 minutes for each free
 * answer and each tutorial, 8 for "Use it", and the explanations. `bandTo`: the course leads up to this band.
 */
export function trueMinutes(amounts: LessonAmounts, bandTo: number): number {
  const pace = bandTo <= SLOW_BAND ? WORDS_A_MINUTE.slow : WORDS_A_MINUTE.quick;
  const minutes =
    (amounts.words + amounts.explanationWords) / pace +
    amounts.questions * MINUTES_A_QUESTION +
    amounts.freeAnswers * MINUTES_A_FREE_ANSWER +
    amounts.uses * MINUTES_A_USE +
    amounts.tutorials * MINUTES_A_TUTORIAL +
    amounts.taskMinutes;
  return Math.max(STEP, Math.ceil(minutes / STEP) * STEP);
}
