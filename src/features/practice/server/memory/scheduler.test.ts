import { createEmptyCard, default_w, fsrs, type Grade } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../../domain/calendar-day.ts';
import type { Memory, ReviewRating } from '../../domain/fold-reviews.ts';
import { RETENTIONS, USUAL_RETENTION } from '../../domain/retention.ts';
import { dueDay, remember, retrievability } from './scheduler.ts';

const START = '2026-11-01';
const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Ratings with the days between them. */
const HISTORIES: readonly (readonly (readonly [number, ReviewRating])[])[] = [
  [
    [0, 3],
    [3, 3],
    [10, 3],
    [40, 3],
  ],
  [
    [0, 1],
    [1, 3],
    [2, 1],
    [1, 3],
    [5, 3],
  ],
  [
    [0, 2],
    [2, 2],
    [4, 3],
    [30, 1],
    [2, 4],
  ],
  [
    [0, 4],
    [20, 3],
    [90, 2],
    [200, 1],
  ],
];

function memoryAfter(history: (typeof HISTORIES)[number]): { memory: Memory; day: string } {
  let memory: Memory | undefined;
  let day = START;
  for (const [later, rating] of history) {
    day = addDays(day, later);
    memory = remember(memory, day, rating);
  }
  if (!memory) throw new Error('An empty history.');
  return { memory, day };
}

describe('memory is the package’s own after', () => {
  test.each(
    HISTORIES.map(
      (history) => [history.map(([days, rating]) => `${days}:${rating}`).join(' '), history] as const,
    ),
  )('%s', (_name, history) => {
    const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
    let card = createEmptyCard(instantOf(START));
    let day = START;
    for (const [later, rating] of history) {
      day = addDays(day, later);
      card = scheduler.next(card, instantOf(day), rating satisfies Grade).card;
    }
    const { memory } = memoryAfter(history);
    expect(memory.stability).toBeCloseTo(card.stability, 4);
    expect(memory.difficulty).toBeCloseTo(card.difficulty, 4);
    expect(memory.reviews).toBe(card.reps);
    expect(memory.lapses).toBe(card.lapses);
  });
});

test.each([1, 2, 3, 4] as const)('a first rating of %d has the stability that the weights say', (rating) => {
  expect(remember(undefined, START, rating).stability).toBeCloseTo(default_w[rating - 1] ?? 0, 6);
});

test('after as many days as it is stable, nine of ten are still known', () => {
  const memory = { stability: 30, difficulty: 5, reviews: 3, lapses: 0, lastDay: START };
  expect(retrievability(memory, addDays(START, 30))).toBeCloseTo(0.9, 6);
  expect(retrievability(memory, START)).toBe(1);
  expect(dueDay(memory, START, { retention: USUAL_RETENTION, examDate: null })).toBe(addDays(START, 30));
});

test('who wants to know more of it has it earlier', () => {
  const memory = { stability: 30, difficulty: 5, reviews: 3, lapses: 0, lastDay: START };
  const days = RETENTIONS.map((retention) =>
    daysBetween(START, dueDay(memory, START, { retention, examDate: null })),
  );
  expect(days).toEqual([57, 30, 12]);
});

describe('near the exam', () => {
  const memory: Memory = { stability: 12, difficulty: 5, reviews: 3, lapses: 0, lastDay: START };
  const dueWith = (examIn: number) =>
    daysBetween(
      START,
      dueDay(memory, START, { retention: USUAL_RETENTION, examDate: addDays(START, examIn) }),
    );

  test('three weeks before it things come more often, and not earlier', () => {
    expect(dueWith(22)).toBe(12);
    expect(dueWith(21)).toBeLessThan(12);
  });
  test('what would be due on its day or later is due on the day before', () => {
    const stable = { ...memory, stability: 400 };
    expect(dueDay(stable, START, { retention: USUAL_RETENTION, examDate: addDays(START, 10) })).toBe(
      addDays(START, 9),
    );
  });
  test('an exam of the past, today or tomorrow changes no day to one that is over', () => {
    expect(dueWith(-5)).toBe(12);
    expect(dueWith(0)).toBeGreaterThan(0);
    expect(dueWith(1)).toBeGreaterThan(0);
  });
});
