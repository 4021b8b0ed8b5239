import { expect, test } from 'vitest';
import { aCourse, both, problemsOf, products } from '../content-fixture.ts';
import { accessDays } from './access-days.ts';

const check = (en: string, zhHant: string) =>
  problemsOf(accessDays, {
    'courses/lamps/course.json': aCourse({ summary: both(en, zhHant) }),
    'products.json': products(['lamps_id', 'course', 'lamps']),
  });

test('a page may name the days that are sold, and other spans', () => {
  expect(check('Access lasts 365 days; take 2 weeks.', '可使用 365 天，每週 2 天。')).toEqual([]);
});

test('other days are reported in both languages', () => {
  expect(check('Access lasts 356 days.', '可使用 180 天。')).toEqual([
    expect.stringContaining('“356 days”: 365 days are sold.'),
    expect.stringContaining('“180 天”: 365 days are sold.'),
  ]);
});
