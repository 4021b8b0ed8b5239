import { expect, test } from 'vitest';
import { aTeacher, problemsOf, rateEntries } from '../content-fixture.ts';
import { teacherRates } from './teacher-rates.ts';

const high = { minutes: 50 as const, entries: rateEntries([3600, 4600, 5600]) };
const low = { minutes: 25 as const, entries: rateEntries([2600, 3600, 4600]) };
const check = (rates: { low?: unknown; high?: unknown }) =>
  problemsOf(teacherRates, { 'teachers/ann.json': { ...aTeacher(), rates: { low, high, ...rates } } });

test('one, two and three lessons, each cheaper than before, are right', () => {
  expect(check({})).toEqual([]);
});

test.each([
  [
    'the minutes are those of the tier',
    { low: { ...low, minutes: 50 } },
    'rates.low.minutes: These are 50 minutes.',
  ],
  [
    'the entries come in their order',
    { low: { ...low, entries: low.entries.map((entry) => ({ ...entry, key: '20_lesson' })) } },
    'rates.low.entries.0.key: The key is 20_lesson.',
  ],
  [
    'lessons rise',
    { high: { ...high, entries: rateEntries([3600, 4600, 4700], [1, 2, 2]) } },
    'rates.high.entries.2.lessons: No more lessons',
  ],
  [
    'prices rise',
    { low: { ...low, entries: rateEntries([2600, 2600, 3000]) } },
    'entries.1.priceMinor: No dearer',
  ],
  [
    'a lesson gets cheaper',
    {
      low: { ...low, entries: rateEntries([2000, 4000, 4600]) },
      high: { ...high, entries: rateEntries([5600, 5700, 5800]) },
    },
    'rates.low.entries.1.priceMinor: A lesson costs no less',
  ],
  [
    'the description says how many lessons there are',
    { low: { ...low, entries: low.entries.map((entry) => ({ ...entry, desc: low.entries[0]?.desc })) } },
    'rates.low.entries.1.desc: “1 lessons” does not say 2.',
  ],
  [
    'a long lesson costs more',
    { high: { ...high, entries: rateEntries([2600, 4600, 5600]) } },
    'rates.high.entries.0.priceMinor: Fifty minutes cost no more',
  ],
])('%s', (_rule, rates, problem) => {
  expect(check(rates)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});
