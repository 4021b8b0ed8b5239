import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abilityOf, addEvidence, type Evidence, NO_EVIDENCE } from './ability.ts';
import { LOGIT_LIMIT } from './logit-scale.ts';
import {
  carryRating,
  chanceOf,
  isAnchor,
  rateAnswer,
  type RatedAnswer,
  ratingOfBand,
  valueOfBand,
} from './rating.ts';

const anAnswer = (changes: Partial<RatedAnswer> = {}): RatedAnswer => ({
  learner: abilityOf(new Map(), 'a'),
  question: { value: 0, answers: 0 },
  isAnchor: false,
  guess: 0,
  isRight: true,
  isRepeat: false,
  isAided: false,
  learnerAnswers: 0,
  ...changes,
});
const evidences = fc
  .record({
    value: fc.double({ min: -4, max: 4, noNaN: true }),
    information: fc.double({ min: 0, max: 10, noNaN: true }),
    answers: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ value, information, answers }): Evidence => ({
    answers,
    information,
    weighted: value * information,
  }));
const answers = fc.record({
  learner: fc
    .array(evidences, { minLength: 1, maxLength: 12 })
    .map((all) => abilityOf(new Map(all.map((each, i) => [String(i), each])), '0')),
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

describe('the size of a step', () => {
  const toldBy = (changes: Partial<RatedAnswer>) => rateAnswer(anAnswer(changes)).evidence?.information ?? 0;
  test.each([
    [0, 0.2],
    [20, 0.1],
    [180, 0.02],
  ])('of a question after %d answers: %d', (count, step) => {
    const { question } = rateAnswer(anAnswer({ question: { value: 0, answers: count } }));
    expect(question).toEqual({ value: expect.closeTo(-step, 2), answers: count + 1 });
  });
  test.each<[string, Partial<RatedAnswer>]>([
    ['that can be guessed', { guess: 1 / 3 }],
    ['to a question that is far too easy', { question: { value: -3, answers: 0 } }],
    ['to a question that is far too hard', { question: { value: 3, answers: 0 } }],
  ])('an answer %s says less', (_name, changes) => {
    expect(toldBy(changes)).toBeLessThan(toldBy({}));
  });
  test('an answer to a well-known question says more', () => {
    expect(toldBy({ question: { value: 0, answers: 100 } })).toBeGreaterThan(toldBy({}));
  });
});

test('a repeat changes nothing', () => {
  const answer = anAnswer({ isRepeat: true });
  expect(rateAnswer(answer)).toEqual({ evidence: undefined, question: answer.question });
});

test.each([
  ['an anchor', { isAnchor: true }],
  ['an answer with help', { isAided: true }],
  ['the 61st answer of a learner', { learnerAnswers: 60 }],
])('%s moves the learner and not the question', (_name, changes) => {
  const { evidence, question } = rateAnswer(anAnswer(changes));
  expect(evidence?.weighted).toBeGreaterThan(0);
  expect(question).toEqual({ value: 0, answers: 0 });
});

test('the 60th answer of a learner still moves the question', () => {
  expect(rateAnswer(anAnswer({ learnerAnswers: 59 })).question.value).toBeLessThan(0);
});

test('the ratings of questions stay on the scale, and move the right way', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      const { question } = rateAnswer(answer);
      expect(Math.abs(question.value)).toBeLessThanOrEqual(LOGIT_LIMIT);
      const up = answer.isRight ? 1 : -1;
      expect((question.value - answer.question.value) * up).toBeLessThanOrEqual(0);
    }),
  );
});

describe('a learner’s ability', () => {
  const known = (value: number, information: number): Evidence => ({
    answers: 10,
    information,
    weighted: value * information,
  });
  test.each<[string, readonly (readonly [string, Evidence])[], number]>([
    ['nothing is known: band 6', [], 0],
    ['the skill itself: mostly that', [['a', known(2, 6)]], 1.8],
    ['another skill: half of it', [['b', known(2, 6)]], 1.2],
    [
      'both',
      [
        ['a', known(2, 6)],
        ['b', known(-2, 6)],
      ],
      1.5,
    ],
  ])('%s', (_name, evidence, value) => {
    expect(abilityOf(new Map(evidence), 'a').value).toBeCloseTo(value, 2);
  });
  test('stays on the scale and moves the right way, less the more is known', () => {
    fc.assert(
      fc.property(answers, fc.boolean(), (answer, isRight) => {
        const { learner } = answer;
        const { evidence } = rateAnswer({ ...answer, isRight, isRepeat: false });
        const own = addEvidence(learner.own, evidence ?? NO_EVIDENCE, 1);
        const { precision, expected } = learner;
        const after = (precision * expected + own.weighted) / (precision + own.information);
        expect(Math.abs(after)).toBeLessThanOrEqual(LOGIT_LIMIT + 1e-9);
        expect((after - learner.value) * (isRight ? 1 : -1)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.abs(after - learner.value)).toBeLessThanOrEqual(
          1 / (precision + learner.own.information),
        );
        expect(own.information).toBeGreaterThanOrEqual(learner.own.information);
      }),
    );
  });
  test('is the same again when answers are taken out in any order', () => {
    fc.assert(
      fc.property(evidences, fc.array(answers, { minLength: 1 }), (start, given) => {
        const added = given.flatMap((each) => rateAnswer({ ...each, isRepeat: false }).evidence ?? []);
        const all = added.reduce((sum, each) => addEvidence(sum, each, 1), start);
        const back = added.reduce((sum, each) => addEvidence(sum, each, -1), all);
        expect(back.answers).toBe(start.answers);
        expect(back.information).toBeCloseTo(start.information, 6);
        expect(back.weighted).toBeCloseTo(start.weighted, 6);
      }),
    );
  });
  test('without answers nothing is left', () => {
    const one = { answers: 1, information: 0.2, weighted: 0.3 };
    expect(addEvidence(one, one, -1)).toEqual(NO_EVIDENCE);
  });
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
