import { expect, test } from 'vitest';
import { givesLessons, givesTrials } from './gives-lessons.ts';

const HOURS = { weekday: 1, from: 540, to: 1_020 };
const DAY = { date: '2026-11-21', from: 540, to: 1_020 };

test.each([
  [{ hours: [HOURS], exceptions: [] }, true],
  [{ hours: [], exceptions: [{ ...DAY, kind: 'extra' as const }] }, true],
  [{ hours: [], exceptions: [{ ...DAY, kind: 'closed' as const }] }, false],
  [{ hours: [], exceptions: [] }, false],
])('a schedule with %j gives lessons of its length: %s', (schedule, gives) => {
  const rules = {
    lengths: [25 as const],
    offersTrial: false,
    gridMinutes: 30 as const,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 5,
    noticeHours: 12,
    horizonDays: 60,
    dailyMost: 16,
  };
  expect(givesLessons({ ...schedule, rules }, 25)).toBe(gives);
  expect(givesLessons({ ...schedule, rules }, 50)).toBe(false);
  expect(givesTrials({ ...schedule, rules })).toBe(false);
  expect(givesTrials({ ...schedule, rules: { ...rules, offersTrial: true } })).toBe(gives);
});
