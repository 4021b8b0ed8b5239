import { expect, test } from 'vitest';
import { aContent, aCourse, problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { schema } from './schema.ts';

const COURSE = 'courses/lamps/course.json';
const about = (file: string, problems: readonly string[]) => problems.filter((text) => text.includes(file));

test('a file that keeps the form of its kind is right', () => {
  expect(about(COURSE, problemsOf(schema, { [COURSE]: aCourse() }))).toEqual([]);
});

test('a file that does not names the place', () => {
  const broken = { ...aCourse(), title: { en: 'Lamps' } };
  expect(about(COURSE, problemsOf(schema, { [COURSE]: broken }))).toEqual([
    expect.stringMatching(/at title\.zh-Hant: This is missing\. Write a text/u),
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
  expect(about('figures', problems)).toEqual([
    expect.stringContaining('at figures.0.goal: -1 is too small.'),
  ]);
});

test('what says which form it is of is held to that form', () => {
  const group = {
    type: 'summary-completion',
    fill: { from: 'box' },
    title: 'Lamps',
    text: 'Lamps burn {1}.',
  };
  const paper = {
    ...aMockTest()['mock-tests/lamps/paper.json'],
    sections: [
      {
        skill: 'reading',
        durationMinutes: 20,
        parts: [{ passage: 'passages/reading-1.md', groups: [group] }],
      },
    ],
  };
  const problems = about('paper.json', problemsOf(schema, { 'mock-tests/lamps/paper.json': paper }));
  expect(problems).toContainEqual(
    expect.stringContaining('groups.0.fill.options: This is missing. Write a list in [ ].'),
  );
  expect(problems.join(' ')).not.toContain('fill.from');
});

test('what is no JSON is said to be none', () => {
  expect(about(COURSE, problemsOf(schema, { [COURSE]: '{"key": }' }))).toEqual([
    expect.stringContaining('This is not JSON: } is no value. Write a text in "quotes"'),
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
