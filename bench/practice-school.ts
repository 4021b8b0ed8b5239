import { seededNumbers } from '#features/grading/domain/model/seeded-numbers.ts';
import { chooseSession, type PracticeUnit } from '#features/practice/domain/choose-session.ts';
import { planNeeds } from '#features/practice/domain/plan-needs.ts';
import { abilityOf, addEvidence, type Evidence, NO_EVIDENCE } from '#features/practice/domain/ability.ts';
import { isAnchor, rateAnswer, type Rating } from '#features/practice/domain/rating.ts';
import {
  LEITNER_DAYS,
  chanceOfRight,
  MemoryTrace,
  practisesOn,
  skillsOf,
  type WorldLearner,
  type WorldQuestion,
} from './practice-world.ts';

export const SKILLS = skillsOf(10);
const SESSION = 20;
const REST_DAYS = 7;
/** Learners want to be this much better, in logits, which is about a band. */
const AMBITION = 1;
export const ERROR_AFTER = 40;

/** How the next questions of a learner are chosen. */
export type Policy = 'chosen' | 'leitner' | 'random';

export type Outcome = {
  right: number;
  answers: number;
  sessions: number;
  /** Sessions with as many questions as were asked for. */
  full: number;
  /** Of the weaker and of the stronger half of a learner's skills. */
  weak: number;
  strong: number;
  /** Of the rating of a skill after so many answers in it, against the truth. */
  readonly errors: number[];
  /** Of all ratings with at least so many answers, when the simulation ends. */
  readonly finalErrors: number[];
  readonly estimated: number[];
};

/** A learner's ratings, one for each skill, and what was answered when. */
type Practising = {
  readonly learner: WorldLearner;
  readonly ratings: Map<string, Evidence>;
  readonly days: Map<string, number>;
  /** What is remembered of questions that were answered and explained. */
  readonly traces: Map<string, MemoryTrace>;
  readonly boxes: Map<string, number>;
  readonly weak: ReadonlySet<string>;
  answers: number;
};

function begin(learner: WorldLearner): Practising {
  const sorted = [...learner.ability].sort(([, one], [, other]) => one - other).map(([skill]) => skill);
  return {
    learner,
    ratings: new Map(),
    days: new Map(),
    traces: new Map(),
    boxes: new Map(),
    weak: new Set(sorted.slice(0, SKILLS.length / 2)),
    answers: 0,
  };
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function chosenIds(state: Practising, units: readonly PracticeUnit[], day: number): string[] {
  const abilityIn = (skill: string) => abilityOf(state.ratings, skill).value;
  const abilities = SKILLS.map((skill) => ({ skill, importance: 1, ability: abilityIn(skill) }));
  const target = mean(abilities.map(({ ability }) => ability)) + AMBITION;
  const parts = chooseSession({
    units,
    answeredDaysAgo: new Map([...state.days].map(([id, last]) => [id, day - last])),
    due: [],
    needs: planNeeds(abilities, target),
    abilityIn,
    count: SESSION,
    seed: `${state.learner.id} ${day}`,
  });
  return parts.flatMap(({ units: own }) => own.map(({ id }) => id));
}

/** What is due in its box, the first box first, and then something new. */
function leitnerIds(
  { days, boxes }: Practising,
  units: readonly PracticeUnit[],
  day: number,
  next: () => number,
): string[] {
  const boxOf = (id: string) => boxes.get(id) ?? 0;
  const due = [...days]
    .filter(([id, last]) => last + (LEITNER_DAYS[boxOf(id)] ?? 1) <= day)
    .map(([id]) => id)
    .sort((one, other) => boxOf(one) - boxOf(other));
  const ids = new Set(due.slice(0, SESSION));
  while (ids.size < SESSION) {
    const id = units[Math.floor(next() * units.length)]?.id ?? '';
    if (!days.has(id)) ids.add(id);
  }
  return [...ids];
}

function randomIds(
  state: Practising,
  units: readonly PracticeUnit[],
  day: number,
  next: () => number,
): string[] {
  const ids = new Set<string>();
  while (ids.size < SESSION) {
    const id = units[Math.floor(next() * units.length)]?.id ?? '';
    if (day - (state.days.get(id) ?? -Infinity) >= REST_DAYS) ids.add(id);
  }
  return [...ids];
}

const idsOf = { chosen: chosenIds, leitner: leitnerIds, random: randomIds };

/** A school that practises so many days, each learner 20 questions a day. */
export function simulate(
  policy: Policy,
  questions: readonly WorldQuestion[],
  learners: readonly WorldLearner[],
  days: number,
  seed: number,
): Outcome {
  const next = seededNumbers(seed);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const ratings = new Map(questions.map(({ id, authorValue }) => [id, { value: authorValue, answers: 0 }]));
  const outcome: Outcome = {
    right: 0,
    answers: 0,
    sessions: 0,
    full: 0,
    weak: 0,
    strong: 0,
    errors: [],
    finalErrors: [],
    estimated: [],
  };
  const states = learners.map(begin);
  for (let day = 0; day < days; day += 1) {
    if (!practisesOn(day)) continue;
    // Ratings of questions are read once a day, as a site would read them.
    const units = questions.map(({ id, skill, guess }): PracticeUnit => {
      const difficulty = ratings.get(id)?.value ?? 0;
      return { id, skill, family: skill, questions: [{ difficulty, guess }] };
    });
    for (const state of states) {
      const ids = idsOf[policy](state, units, day, next);
      outcome.sessions += 1;
      if (ids.length === SESSION) outcome.full += 1;
      for (const id of ids) answer(state, byId.get(id), day, next(), ratings, outcome);
    }
  }
  for (const { learner, ratings: own } of states) {
    for (const [skill, { answers }] of own) {
      const truth = learner.ability.get(skill) ?? 0;
      if (answers >= ERROR_AFTER) outcome.finalErrors.push(Math.abs(abilityOf(own, skill).value - truth));
    }
  }
  outcome.estimated.push(...questions.map(({ id }) => ratings.get(id)?.value ?? 0));
  return outcome;
}

function answer(
  state: Practising,
  question: WorldQuestion | undefined,
  day: number,
  chance: number,
  ratings: Map<string, Rating>,
  outcome: Outcome,
): void {
  if (!question) return;
  const { id, skill, guess } = question;
  const trace = state.traces.get(id) ?? new MemoryTrace(1);
  const right = chance < chanceOfRight(state.learner, question, trace.chanceOn(day));
  trace.review(day, right ? 3 : 1);
  state.traces.set(id, trace);
  const box = state.days.has(id) ? (state.boxes.get(id) ?? 0) + 1 : 0;
  state.boxes.set(id, right ? Math.min(box, LEITNER_DAYS.length - 1) : 0);
  const rated = rateAnswer({
    learner: abilityOf(state.ratings, skill),
    question: ratings.get(id) ?? { value: 0, answers: 0 },
    isAnchor: isAnchor(id),
    guess,
    isRight: right,
    isRepeat: state.days.has(id),
    isAided: false,
    learnerAnswers: state.answers,
  });
  const own = state.ratings.get(skill) ?? NO_EVIDENCE;
  const evidence = rated.evidence ? addEvidence(own, rated.evidence, 1) : own;
  state.ratings.set(skill, evidence);
  ratings.set(id, rated.question);
  state.days.set(id, day);
  state.answers += 1;
  outcome.answers += 1;
  if (right) outcome.right += 1;
  if (state.weak.has(skill)) outcome.weak += 1;
  else outcome.strong += 1;
  if (rated.evidence && evidence.answers === ERROR_AFTER) {
    const { value } = abilityOf(state.ratings, skill);
    outcome.errors.push(Math.abs(value - (state.learner.ability.get(skill) ?? 0)));
  }
}
