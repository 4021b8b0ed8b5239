import { seededNumbers } from '#features/grading/domain/model/seeded-numbers.ts';
import { answeredDaysAgo } from '#features/practice/domain/answered-days-ago.ts';
import { addDays } from '#features/practice/domain/calendar-day.ts';
import { chooseSession, type PracticeUnit } from '#features/practice/domain/choose-session.ts';
import { foldReviews, type Review } from '#features/practice/domain/fold-reviews.ts';
import { planNeeds } from '#features/practice/domain/plan-needs.ts';
import { remember } from '#features/practice/server/memory/scheduler.ts';
import { isAnchor, rateAnswer, type Rating, ratingOfNewSkill } from '#features/practice/domain/rating.ts';
import { atLeast, atMost, between, type Benchmark, reported, type Row } from './benchmark.ts';
import {
  isRight,
  makeLearners,
  makeQuestions,
  rankCorrelation,
  skillsOf,
  type WorldLearner,
  type WorldQuestion,
} from './practice-world.ts';

const SKILLS = skillsOf(10);
const SESSION = 20;
const DAYS_A_WEEK = 4;
const REST_DAYS = 7;
/** Learners want to be this much better, in logits, which is about a band. */
const AMBITION = 1;
const ERROR_AFTER = 40;

/** How the next questions of a learner are chosen. */
type Policy = 'chosen' | 'random';

type Outcome = {
  right: number;
  answers: number;
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
  readonly ratings: Map<string, Rating>;
  readonly days: Map<string, number>;
  readonly weak: ReadonlySet<string>;
  answers: number;
};

function begin(learner: WorldLearner): Practising {
  const sorted = [...learner.ability].sort(([, one], [, other]) => one - other).map(([skill]) => skill);
  return {
    learner,
    ratings: new Map(),
    days: new Map(),
    weak: new Set(sorted.slice(0, SKILLS.length / 2)),
    answers: 0,
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function chosenIds(state: Practising, units: readonly PracticeUnit[], day: number): string[] {
  const start = ratingOfNewSkill(state.ratings.values());
  const abilityIn = (skill: string) => (state.ratings.get(skill) ?? start).value;
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

function simulate(
  policy: Policy,
  questions: readonly WorldQuestion[],
  learners: readonly WorldLearner[],
  days: number,
): Outcome {
  const next = seededNumbers(7);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const ratings = new Map(questions.map(({ id, authorValue }) => [id, { value: authorValue, answers: 0 }]));
  const outcome: Outcome = {
    right: 0,
    answers: 0,
    weak: 0,
    strong: 0,
    errors: [],
    finalErrors: [],
    estimated: [],
  };
  const states = learners.map(begin);
  for (let day = 0; day < days; day += 1) {
    if (day % 7 >= DAYS_A_WEEK) continue;
    // Ratings of questions are read once a day, as a site would read them.
    const units = questions.map(({ id, skill, guess }): PracticeUnit => {
      const difficulty = ratings.get(id)?.value ?? 0;
      return { id, skill, family: skill, questions: [{ difficulty, guess }] };
    });
    for (const state of states) {
      const ids = policy === 'chosen' ? chosenIds(state, units, day) : randomIds(state, units, day, next);
      for (const id of ids) answer(state, byId.get(id), day, next(), ratings, outcome);
    }
  }
  for (const { learner, ratings: own } of states) {
    for (const [skill, { value, answers }] of own) {
      const truth = learner.ability.get(skill) ?? 0;
      if (answers >= ERROR_AFTER) outcome.finalErrors.push(Math.abs(value - truth));
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
  const right = isRight(state.learner, question, chance);
  const rated = rateAnswer({
    learner: state.ratings.get(skill) ?? ratingOfNewSkill(state.ratings.values()),
    question: ratings.get(id) ?? ratingOfNewSkill([]),
    isAnchor: isAnchor(id),
    guess,
    isRight: right,
    isRepeat: state.days.has(id),
    isAided: false,
    learnerAnswers: state.answers,
  });
  state.ratings.set(skill, rated.learner);
  ratings.set(id, rated.question);
  state.days.set(id, day);
  state.answers += 1;
  outcome.answers += 1;
  if (right) outcome.right += 1;
  if (state.weak.has(skill)) outcome.weak += 1;
  else outcome.strong += 1;
  if (rated.learner.answers === ERROR_AFTER) {
    outcome.errors.push(Math.abs(rated.learner.value - (state.learner.ability.get(skill) ?? 0)));
  }
}

const round = (value: number, digits = 2) => Number(value.toFixed(digits));

/** Processor time of choosing one session of 40 questions, with all that the choice reads folded first. */
function choosingMs(answers: number, count: number): number {
  const questions = makeQuestions(count, SKILLS, 3);
  const units = questions.map(({ id, skill, guess, difficulty }): PracticeUnit => ({
    id,
    skill,
    family: skill,
    questions: [{ difficulty, guess }],
  }));
  const log = Array.from({ length: answers }, (_, i) => ({
    unit: `question-${((i * 7919) % count) + 1}`,
    day: addDays('2020-01-01', i % 2000),
  }));
  const needs = new Map(SKILLS.map((skill) => [skill, 1 / SKILLS.length]));
  const choose = (seed: string) =>
    chooseSession({
      units,
      answeredDaysAgo: answeredDaysAgo(log, '2026-11-28'),
      due: SKILLS.map((family) => ({ family, overdueDays: 1 })),
      needs,
      abilityIn: () => 0,
      count: 40,
      seed,
    });
  // A server that has run for a while is measured, not its first call.
  for (let i = 0; i < 5; i += 1) choose(`warm ${i}`);
  const times = Array.from({ length: 9 }, (_, i) => {
    const before = process.cpuUsage();
    choose(String(i));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((one, other) => one - other)[4] ?? 0;
}

const REVIEWS_OF_A_CARD = 20;
const CARD_DAYS = 300;

/** How many cards differ when the reviews that lead to them come shuffled and some of them twice. */
function differingCards(count: number): number {
  const random = seededNumbers(5);
  let differing = 0;
  for (let card = 0; card < count / REVIEWS_OF_A_CARD; card += 1) {
    const log = Array.from({ length: REVIEWS_OF_A_CARD }, (_, i): Review => ({
      id: String(i),
      day: addDays('2026-01-01', Math.floor(random() * CARD_DAYS)),
      at: i,
      rating: random() < 0.2 ? 1 : 3,
    }));
    const arrived = [...log, ...log.filter(() => random() < 0.5)]
      .map((review) => ({ review, place: random() }))
      .sort((one, other) => one.place - other.place)
      .map(({ review }) => review);
    const states = [log, arrived].map((each) => JSON.stringify(foldReviews(remember, each, false)));
    if (states[0] !== states[1]) differing += 1;
  }
  return differing;
}

export const benchmark: Benchmark<'learners' | 'days' | 'questions' | 'answers' | 'choosable' | 'reviews'> = {
  name: 'practice',
  promise:
    'the next questions are right three times of four, find the weak half of the skills, and are chosen within 30 ms',
  parameters: {
    learners: 1000,
    days: 60,
    questions: 2800,
    answers: 200_000,
    choosable: 5000,
    reviews: 1_000_000,
  },
  smoke: { learners: 5, days: 8, questions: 400, answers: 1000, choosable: 500, reviews: 1000 },
  async run({ learners, days, questions, answers, choosable, reviews }) {
    const bank = makeQuestions(questions, SKILLS, 1);
    const school = makeLearners(learners, SKILLS, 2);
    const truth = bank.map(({ difficulty }) => difficulty);
    const rows = (['chosen', 'random'] as const).flatMap((policy): Row[] => {
      const outcome = simulate(policy, bank, school, days);
      const success = round(outcome.right / Math.max(1, outcome.answers), 3);
      const correlation = round(rankCorrelation(outcome.estimated, truth), 3);
      const error = round(mean(outcome.finalErrors));
      const early = round(mean(outcome.errors));
      const ratio = round(outcome.weak / Math.max(1, outcome.strong));
      const measures = {
        success: { measure: `share right, ${policy}`, value: success, unit: '' },
        ratio: { measure: `weak to strong skills, ${policy}`, value: ratio, unit: ': 1' },
        correlation: { measure: `rank correlation of difficulty, ${policy}`, value: correlation, unit: '' },
        error: {
          measure: `mean error of ratings with ${ERROR_AFTER} answers or more, ${policy}`,
          value: error,
          unit: 'logits',
          note: `${outcome.finalErrors.length} ratings on the last day`,
        },
        early: {
          measure: `mean error right after the ${ERROR_AFTER}th answer in a skill, ${policy}`,
          value: early,
          unit: 'logits',
          note: `${outcome.errors.length} ratings`,
        },
      };
      if (policy === 'random') return Object.values(measures).map(reported);
      return [
        between(0.75, 0.8, measures.success),
        atLeast(2, measures.ratio),
        atLeast(0.9, measures.correlation),
        atMost(0.35, measures.error),
        reported(measures.early),
      ];
    });
    const choosing = round(choosingMs(answers, choosable), 1);
    return [
      ...rows,
      atMost(30, {
        measure: 'processor time of choosing 40 questions',
        value: choosing,
        unit: 'ms',
        note: `of ${choosable}, after ${answers} answers`,
      }),
      atMost(0, {
        measure: 'cards that differ after shuffled and repeated reviews',
        value: differingCards(reviews),
        unit: '',
        note: `of ${reviews} reviews`,
      }),
    ];
  },
};
