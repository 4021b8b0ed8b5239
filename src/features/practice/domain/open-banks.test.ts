import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BANK_NAMES } from './banks.ts';
import { banksOpenedBy, openBanks } from './open-banks.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
const [soon, later] = [new Date('2026-12-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
const PLANS = new Set(['a_plan']);

test('a plan opens every bank, and a course those of its skills', () => {
  expect([...openBanks([{ key: 'a_plan', accessUntil: soon }], PLANS, NOW).keys()]).toEqual(BANK_NAMES);
  const speaking = openBanks([{ key: 'ielts_scored_speaking', accessUntil: soon }], PLANS, NOW);
  expect(speaking.has('pronunciation')).toBe(true);
  expect(speaking.has('reading')).toBe(false);
});

test('of two things that open a bank the later end counts, and what is over opens nothing', () => {
  const both = [
    { key: 'grammar_basics', accessUntil: later },
    { key: 'a_plan', accessUntil: soon },
    { key: 'ielts_basics', accessUntil: NOW },
  ];
  const open = openBanks(both, PLANS, NOW);
  expect(open.get('grammar')).toEqual(later);
  expect(open.get('reading')).toEqual(soon);
});

test('every course that is sold opens some bank', () => {
  const courses = globSync('content/courses/*/course.json').map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { key: string; productId: string | null },
  );
  const sold = courses.filter(({ productId }) => productId !== null);
  expect(sold.length).toBeGreaterThan(3);
  expect(sold.filter(({ key }) => banksOpenedBy(key, PLANS).length === 0)).toEqual([]);
});
