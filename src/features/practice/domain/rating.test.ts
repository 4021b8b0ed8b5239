import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carryRating,
  chanceOf,
  isAnchor,
  LOGIT_LIMIT,
  rateAnswer,
  type RatedAnswer,
  ratingOfBand,
  ratingOfNewSkill,
  valueOfBand,
} from './rating.ts';

const anAnswer = (changes: Partial<RatedAnswer> = {}): RatedAnswer => ({
  learner: { value: 0, answers: 0 },
  question: { value: 0, answers: 0 },
  isAnchor: false,
  guess: 0,
  isRight: true,
  isRepeat: false,
  isAided: false,
  learnerAnswers: 0,
  ...changes,
});
const answers = fc.record({
  learner: fc.record({ value: fc.double({ min: -4, max: 4, noNaN: true }), answers: fc.nat(500) }),
  question: fc.record({ value: fc.double({ min: -4, max: 4, noNaN: true }), answers: fc.nat(500) }),
  isAnchor: fc.boolean(),
  guess: fc.constantFrom(0, 1 / 4, 1 / 3, 1 / 2),
  isRight: fc.boolean(),
  isRepeat: fc.boolean(),
  isAided: fc.boolean(),
  learnerAnswers: fc.nat(200),
});

test.each([
  [5, -1],
  [6, 0],
  [7, 1],
  [6.5, 0.5],
  [0, -4],
])('band %d is %d', (band, value) => {
  expect(valueOfBand(band)).toBe(value);
});

test.each([
  [5.5, -0.5],
  [4, -1.775],
  [8, 1.625],
])('a question of band %d starts at %d: nearer to the middle of the bank', (band, value) => {
  expect(ratingOfBand(band)).toEqual({ value: expect.closeTo(value, 6), answers: 0 });
});

test.each([
  [0, 0, 0, 0.5],
  [0, 0, 1 / 4, 0.625],
  [-4, 4, 1 / 3, 0.333],
  [1, 0, 0, 0.731],
])('ability %d at difficulty %d, guessing %d: a chance of %d', (ability, difficulty, guess, chance) => {
  expect(chanceOf(ability, difficulty, guess)).toBeCloseTo(chance, 2);
});

test.each([
  [[], 0],
  [[{ value: 2, answers: 10 }], 1],
  [
    [
      { value: 2, answers: 30 },
      { value: -1, answers: 10 },
    ],
    1,
  ],
])('a learner with %j starts in a new skill at %d', (others, value) => {
  expect(ratingOfNewSkill(others)).toEqual({ value, answers: 0 });
});

describe('the size of a step', () => {
  const stepOf = (changes: Partial<RatedAnswer>) => rateAnswer(anAnswer(changes)).learner.value;
  test.each([
    [0, 0.3],
    [20, 0.125],
    [58, 0.06],
    [1000, 0.06],
  ])('of a learner after %d answers, at an even chance: %d', (count, step) => {
    expect(stepOf({ learner: { value: 0, answers: count } })).toBeCloseTo(step, 2);
  });
  test.each([
    [0, 0.2],
    [20, 0.1],
    [180, 0.02],
  ])('of a question after %d answers: %d', (count, step) => {
    const { question } = rateAnswer(anAnswer({ question: { value: 0, answers: count } }));
    expect(question).toEqual({ value: expect.closeTo(-step, 2), answers: count + 1 });
  });
  test('a right answer that can be guessed says less', () => {
    expect(stepOf({ guess: 1 / 3 })).toBeLessThan(stepOf({ guess: 0 }));
  });
});

test('a repeat changes nothing', () => {
  const answer = anAnswer({ isRepeat: true });
  expect(rateAnswer(answer)).toEqual({ learner: answer.learner, question: answer.question });
});

test.each([
  ['an anchor', { isAnchor: true }],
  ['an answer with help', { isAided: true }],
  ['the 61st answer of a learner', { learnerAnswers: 60 }],
])('%s moves the learner and not the question', (_name, changes) => {
  const { learner, question } = rateAnswer(anAnswer(changes));
  expect(learner.value).toBeGreaterThan(0);
  expect(question).toEqual({ value: 0, answers: 0 });
});

test('the 60th answer of a learner still moves the question', () => {
  expect(rateAnswer(anAnswer({ learnerAnswers: 59 })).question.value).toBeLessThan(0);
});

test('ratings stay on the scale, and move the right way', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      const { learner, question } = rateAnswer(answer);
      expect(Math.abs(learner.value)).toBeLessThanOrEqual(LOGIT_LIMIT);
      expect(Math.abs(question.value)).toBeLessThanOrEqual(LOGIT_LIMIT);
      const up = answer.isRight ? 1 : -1;
      expect((learner.value - answer.learner.value) * up).toBeGreaterThanOrEqual(0);
      expect((question.value - answer.question.value) * up).toBeLessThanOrEqual(0);
    }),
  );
});

test('about 15 of 100 questions are anchors, always the same ones', () => {
  const ids = Array.from({ length: 2000 }, (_, i) => `grammar/set-${i % 120}/${i}`);
  const anchors = ids.filter(isAnchor);
  expect(anchors.length / ids.length).toBeGreaterThan(0.12);
  expect(anchors.length / ids.length).toBeLessThan(0.18);
  expect(ids.filter(isAnchor)).toEqual(anchors);
});

test.each([
  [3, 3],
  [200, 5],
])('a question with a changed key that had %d answers has %d', (before, after) => {
  expect(carryRating({ value: 1.5, answers: before })).toEqual({ value: 1.5, answers: after });
});
