import { fsrs } from 'ts-fsrs';
import { normalNumbers, seededNumbers } from '#features/grading/domain/model/seeded-numbers.ts';
import { ratingOfBand } from '#features/practice/domain/rating.ts';

/** A made-up school, in which everything is known that a real one has to guess. */
export type WorldQuestion = {
  readonly id: string;
  readonly skill: string;
  readonly difficulty: number;
  readonly discrimination: number;
  readonly guess: number;
  /** As its author puts it: half a band off, more or less. */
  readonly authorValue: number;
};
export type WorldLearner = { readonly id: string; readonly ability: ReadonlyMap<string, number> };

const MIDDLE_BAND = 6;
const AUTHOR_ERROR = 0.5;
/** In logits. Most questions are of the bands 4 to 7, as the curriculum plans them. */
const QUESTIONS = { mean: -0.5, spread: 1.2 };
/** In logits: a learner of band 5.5, who is right two times of three at a question of that band. */
const LEARNERS = { mean: 0.2, spread: 0.8, bySkill: 0.7 };

export const skillsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `skill-${i + 1}`);

/** Questions of two parameters, every second one a choice of four. */
export function makeQuestions(count: number, skills: readonly string[], seed: number): WorldQuestion[] {
  const next = seededNumbers(seed);
  const normal = normalNumbers(next);
  return Array.from({ length: count }, (_, i) => {
    const difficulty = QUESTIONS.mean + QUESTIONS.spread * normal();
    const band = Math.round(2 * (MIDDLE_BAND + difficulty + AUTHOR_ERROR * normal())) / 2;
    return {
      id: `question-${i + 1}`,
      skill: skills[i % skills.length] ?? '',
      difficulty,
      discrimination: Math.exp(0.2 * normal()),
      guess: i % 2 === 0 ? 0 : 1 / 4,
      authorValue: ratingOfBand(band).value,
    };
  });
}

/** Learners who are better at some skills than at others. `weakerBy`: how much weaker than usual, in logits (bands). */
export function makeLearners(
  count: number,
  skills: readonly string[],
  seed: number,
  weakerBy = 0,
): WorldLearner[] {
  const normal = normalNumbers(seededNumbers(seed));
  return Array.from({ length: count }, (_, i) => {
    const general = LEARNERS.mean - weakerBy + LEARNERS.spread * normal();
    const ability = new Map(skills.map((skill) => [skill, general + LEARNERS.bySkill * normal()]));
    return { id: `learner-${i + 1}`, ability };
  });
}

const DAYS_A_WEEK = 4;

/** Whether the learners practise on a day: on the first four of each week. */
export const practisesOn = (day: number): boolean => day % 7 < DAYS_A_WEEK;

/** Right or wrong, as the law of forgetting calls it. */
export type WorldRating = 1 | 3;

// The law by which the learners forget is that of the package; how fast is their own, and nobody knows it.
const law = fsrs({ enable_short_term: false, enable_fuzz: false });

/** What a learner truly remembers of one thing. `speed`: 1 forgets as the law says, 2 twice as fast. */
export class MemoryTrace {
  private readonly speed: number;
  private state: { readonly stability: number; readonly difficulty: number } | null = null;
  private lastDay = 0;
  wasKnown = false;

  constructor(speed: number) {
    this.speed = speed;
  }

  private elapsed(day: number): number {
    return Math.max(0, day - this.lastDay) * this.speed;
  }

  /** The chance that it is still known; 0 before the first time. */
  chanceOn(day: number): number {
    return this.state ? law.forgetting_curve(this.elapsed(day), this.state.stability) : 0;
  }

  review(day: number, rating: WorldRating): void {
    this.state = law.next_state(this.state, this.state ? this.elapsed(day) : 0, rating);
    this.lastDay = day;
    this.wasKnown = rating === 3;
  }
}

/** By box, how many days something rests in a system of boxes; after a wrong answer it is in the first one again. */
export const LEITNER_DAYS = [1, 2, 4, 8, 16, 32] as const;

/** The chance to be right. `remembered`: the chance that the answer itself is known, from the time before. */
export function chanceOfRight(learner: WorldLearner, question: WorldQuestion, remembered: number): number {
  const { difficulty, discrimination, guess, skill } = question;
  const distance = discrimination * ((learner.ability.get(skill) ?? 0) - difficulty);
  const chance = guess + (1 - guess) / (1 + Math.exp(-distance));
  return remembered + (1 - remembered) * chance;
}

/** Spearman's rank correlation. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (a.length - 1) / 2;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + (value - mean) * ((y[i] ?? 0) - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, i) => ({ value, i })).sort((one, other) => one.value - other.value);
  const ranks = values.map(() => 0);
  for (let start = 0; start < order.length;) {
    let end = start;
    while (order[end + 1]?.value === order[start]?.value) end += 1;
    for (const { i } of order.slice(start, end + 1)) ranks[i] = (start + end) / 2;
    start = end + 1;
  }
  return ranks;
}
