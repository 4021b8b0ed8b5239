import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar-day.ts';
import {
  addReview,
  type CardState,
  foldReviews,
  isSlow,
  memoryOf,
  ratingOfAnswer,
  type Remember,
  type Review,
  type ReviewRating,
} from './fold-reviews.ts';

const START = '2026-11-01';
const RATINGS: readonly ReviewRating[] = [1, 2, 3, 4];

/** A scheduler whose memory depends on every review and on their order. */
const remember: Remember = (memory, day, rating) => ({
  stability: (memory?.stability ?? 1) * 1.5 + rating + (memory ? daysBetween(memory.lastDay, day) : 0),
  difficulty: rating,
  reviews: (memory?.reviews ?? 0) + 1,
  lapses: (memory?.lapses ?? 0) + (rating === 1 ? 1 : 0),
  lastDay: day,
});

const review = (id: string, afterDays: number, rating: ReviewRating): Review => ({
  id,
  day: addDays(START, afterDays),
  at: afterDays,
  rating,
});
const reviews = fc
  .array(fc.tuple(fc.nat({ max: 40 }), fc.constantFrom(...RATINGS)), { minLength: 1, maxLength: 40 })
  .map((list) => list.map(([day, rating], i) => review(`r${i}`, day, rating)));

test('a day counts once, with its lowest rating', () => {
  const state = foldReviews(remember, [review('a', 0, 1), review('b', 0, 3), review('c', 4, 3)], false);
  expect(state).toEqual({ before: remember(undefined, START, 1), day: addDays(START, 4), rating: 3 });
});

test('a family is remembered from its first doubtful answer on, a word from its first review on', () => {
  const known = [review('a', 0, 3), review('b', 2, 4)];
  expect(foldReviews(remember, known, false)).toBeNull();
  expect(foldReviews(remember, known, true)).toMatchObject({ day: addDays(START, 2), rating: 4 });
  expect(foldReviews(remember, [...known, review('c', 5, 1)], false)).toEqual({
    before: null,
    day: addDays(START, 5),
    rating: 1,
  });
});

test('an undone review counts as if it had never been', () => {
  const log = [review('a', 0, 1), review('slip', 3, 1), review('b', 6, 3)];
  expect(foldReviews(remember, log, false, new Set(['slip']))).toEqual(
    foldReviews(remember, [review('a', 0, 1), review('b', 6, 3)], false),
  );
});

// The benchmark sends a million; here as many as a suite may take.
test('packets of two devices, shuffled and repeated, lead to the same card', () => {
  fc.assert(
    fc.property(
      reviews.chain((log) =>
        fc.tuple(
          fc.constant(log),
          fc.shuffledSubarray([...log, ...log.map((each) => ({ ...each }))], { minLength: log.length * 2 }),
        ),
      ),
      fc.boolean(),
      ([log, arrived], always) => {
        expect(foldReviews(remember, arrived, always)).toEqual(foldReviews(remember, log, always));
      },
    ),
    { numRuns: 500 },
  );
});

test('a card that is moved on by each review is the fold over the log', () => {
  fc.assert(
    fc.property(reviews, fc.boolean(), (log, always) => {
      let state: CardState | null = null;
      const seen: Review[] = [];
      for (const each of log) {
        seen.push(each);
        const moved: CardState | null | undefined = addReview(remember, state, each, always);
        state = moved === undefined ? foldReviews(remember, seen, always) : moved;
      }
      expect(state).toEqual(foldReviews(remember, log, always));
    }),
    { numRuns: 500 },
  );
});

test('the memory of a card includes its latest day', () => {
  const state = foldReviews(remember, [review('a', 0, 1), review('b', 3, 3)], false);
  expect(state && memoryOf(remember, state)).toMatchObject({
    reviews: 2,
    lapses: 1,
    lastDay: addDays(START, 3),
  });
});

describe('an answer is remembered', () => {
  const answer = { isRight: true, isUnsure: false, isAided: false, isSlow: false };
  test.each([
    ['right', answer, 3],
    ['right and unsure', { ...answer, isUnsure: true }, 2],
    ['right with help', { ...answer, isAided: true }, 2],
    ['right and slow', { ...answer, isSlow: true }, 2],
    ['wrong', { ...answer, isRight: false }, 1],
    ['wrong and unsure', { ...answer, isRight: false, isUnsure: true }, 1],
  ])('when it is %s', (_name, given, rating) => {
    expect(ratingOfAnswer(given)).toBe(rating);
  });
});

test.each([
  [90_000, false, false],
  [90_001, false, true],
  [240_000, true, false],
  [240_001, true, true],
])('%d ms, with material: %s, is slow: %s', (ms, hasMaterial, expected) => {
  expect(isSlow(ms, hasMaterial)).toBe(expected);
});
