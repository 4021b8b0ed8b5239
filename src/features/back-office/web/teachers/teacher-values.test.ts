import { expect, test } from 'vitest';
import { parseHolidays, readProfile, writeHolidays } from './teacher-values.ts';

test.each([
  ['', { holidays: [] }],
  ['2026-12-24 to 2027-01-02', { holidays: [{ from: '2026-12-24', to: '2027-01-02' }] }],
  ['\n 2026-12-24 \n', { holidays: [{ from: '2026-12-24', to: '2026-12-24' }] }],
  ['2026-12-24 至 2026-12-25', { holidays: [{ from: '2026-12-24', to: '2026-12-25' }] }],
  ['2026-12-24\nChristmas', { wrongLine: 2 }],
  ['2026-02-30', { wrongLine: 1 }],
  ['2027-01-02 to 2026-12-24', { wrongLine: 1 }],
])('the holidays %j are read as %j', (text, parsed) => {
  expect(parseHolidays(text)).toEqual(parsed);
});

test('holidays are written as they are read', () => {
  const text = '2026-12-24\n2026-12-27 to 2027-01-02';
  const parsed = parseHolidays(text);
  expect('holidays' in parsed && writeHolidays(parsed.holidays)).toBe(text);
});

function aForm(changes: Record<string, string | readonly string[]> = {}): FormData {
  const form = new FormData();
  const values = {
    slug: '',
    skills: ['essay'],
    modules: ['academic'],
    languages: ['en'],
    daily_most: '5',
    holidays: '',
    ...changes,
  };
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat()) form.append(name, each);
  return form;
}

test.each([
  [{}, []],
  [{ slug: 'hannah-cole' }, []],
  [{ slug: 'Hannah Cole' }, ['slug']],
  [{ skills: [], modules: [], languages: [] }, ['skills', 'modules', 'languages']],
  [{ daily_most: '0' }, ['daily_most']],
  [{ daily_most: '2.5' }, ['daily_most']],
  [{ daily_most: '' }, ['daily_most']],
  [{ daily_most: '101' }, ['daily_most']],
  [{ holidays: 'soon' }, ['holidays']],
])('in a profile with %j these fields are wrong: %j', (changes, wrong) => {
  expect(readProfile(aForm(changes)).wrong).toEqual(wrong);
});

test('a teacher without a public page has no slug', () => {
  expect(readProfile(aForm()).profile.slug).toBeNull();
});
