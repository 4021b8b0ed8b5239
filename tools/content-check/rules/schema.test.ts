import { expect, test } from 'vitest';
import { aContent, aCourse, problemsOf } from '../content-fixture.ts';
import { schema } from './schema.ts';

const COURSE = 'courses/lamps/course.json';
const about = (file: string, problems: readonly string[]) => problems.filter((text) => text.includes(file));

test('a file that keeps the form of its kind is right', () => {
  expect(about(COURSE, problemsOf(schema, { [COURSE]: aCourse() }))).toEqual([]);
});

test('a file that does not names the place', () => {
  const broken = { ...aCourse(), title: { en: 'Lamps' } };
  expect(about(COURSE, problemsOf(schema, { [COURSE]: broken }))).toEqual([
    expect.stringMatching(/at title\.zh-Hant: .*README/u),
  ]);
});

test('of several forms the nearest one is explained', () => {
  const figure = {
    key: 'videos',
    counted: 'tutorial-videos',
    goal: -1,
    label: { en: 'videos', 'zh-Hant': '影片' },
  };
  const problems = problemsOf(schema, { 'site.json': { figures: [figure] } });
  expect(about('figures', problems)).toEqual([expect.stringContaining('at figures.0.goal: Too small')]);
});

test('what is no JSON is said to be none', () => {
  expect(about(COURSE, problemsOf(schema, { [COURSE]: '{"key": }' }))).toEqual([
    expect.stringContaining('This is not JSON'),
  ]);
});

test.each(['notes.txt', 'courses/lamps/course.yaml', 'pages/prices.en.md', 'legal/about.en.md'])(
  '%s is read by nothing',
  (file) => {
    expect(about(file, problemsOf(schema, { [file]: 'x' }))).toEqual([
      expect.stringContaining('Nothing reads'),
    ]);
  },
);

test.each(['README.md', 'schema/course.schema.json', 'courses/lamps/lessons/oil.en.md', 'legal/terms.en.md'])(
  '%s is known',
  (file) => {
    expect(about(file, problemsOf(schema, { [file]: '{}' }))).toEqual([]);
  },
);

test('every school needs the single files and the prose pages in both languages', () => {
  const missing = schema.check(aContent()).map(({ file }) => file);
  expect(missing).toEqual(expect.arrayContaining(['site.json', 'products.json', 'legal/privacy.zh-Hant.md']));
  expect(missing).toHaveLength(12);
});
