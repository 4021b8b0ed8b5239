import { describe, expect, test } from 'vitest';
import { siteFolders } from '#platform/content/content-folders.ts';
import type { Language } from '#platform/i18n/language.ts';
import { loadSiteContent } from '#server/site-content.ts';
import { promisedNumbers } from '#tools/content-check/promised-numbers.ts';
import { readContentFiles } from '#tools/content-check/read-content-files.ts';
import { countCourses } from '#tools/content/count-courses.ts';
import { countPaper } from '#tools/content/count-paper.ts';

/** What pages promise in numbers is what `npm run content -- stats` counts. */

const folders = siteFolders(undefined);
const content = readContentFiles(folders.content, folders.media);
const stats = countCourses(content);
const sold = content.courses.filter(({ value }) => value.productId !== null);

/** The promises of the texts in a file. */
const promisesIn = (file: string) =>
  content.texts
    .filter((text) => text.file === file)
    .flatMap(({ text, language }) => (language ? promisedNumbers(text, language) : []));

describe.each(content.courses.map(({ file, value }) => [value.slug, file, value] as const))(
  'the page of %s',
  (slug, file, course) => {
    const counted = stats.find((each) => each.slug === slug);
    const scored = content.lessons.filter(
      (lesson) => lesson.file.startsWith(`courses/${slug}/`) && lesson.value.kind === 'scored',
    );

    test('promises the lessons, modules and hours that the course has', () => {
      const there = {
        lessons: counted?.lessons,
        hours: Math.round((counted?.minutes ?? 0) / 60),
        modules: course.syllabus.length,
        'scored tasks': scored.length,
        courses: sold.length,
      };
      for (const { what, count, words } of promisesIn(file))
        expect(count, `“${words}” in ${file}`).toBe(there[what]);
      expect(course.hours, `hours of ${file}`).toBe(there.hours);
    });

    test('lists every lesson once, and opens what is written', () => {
      const slugs = course.syllabus.flatMap(({ lessons }) => lessons.map((lesson) => lesson.slug));
      expect(new Set(slugs).size).toBe(counted?.lessons);
      const open = loadSiteContent()
        .courses.findCourse(slug)
        ?.modules.flatMap(({ lessons }) => lessons.filter(({ loaded }) => loaded));
      expect(open).toHaveLength(counted?.open ?? 0);
    });
  },
);

test('no other text promises another number of courses', () => {
  const others = [...new Set(content.texts.map(({ file }) => file))].filter(
    (file) => !file.startsWith('courses/'),
  );
  const promises = others.flatMap((file) =>
    promisesIn(file).flatMap(({ what, count, words }) =>
      what === 'courses' ? [{ file, count, words }] : [],
    ),
  );
  // Home and the terms say it in both languages.
  expect(promises.length).toBeGreaterThanOrEqual(4);
  for (const { file, count, words } of promises) expect(count, `“${words}” in ${file}`).toBe(sold.length);
});

test('the free trial has the questions that its plan promises', () => {
  const questions = (countPaper(content, 'free-trial')?.sections ?? []).map((section) => section.questions);
  expect(questions).toHaveLength(2);
  const inPlan = (language: Language, pattern: RegExp) =>
    content.texts
      .filter((text) => text.file === 'plans/free-trial.json' && text.language === language)
      .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, number]) => Number(number)));
  for (const promised of [inPlan('en', /(\d+) questions/gu), inPlan('zh-Hant', /(\d+) ?題/gu)]) {
    expect(new Set(promised)).toEqual(new Set(questions));
  }
});

test.each<[string, Language, (readonly [string, number])[]]>([
  [
    'The 24 lessons take about 10 hours. Two lessons a week suit most.',
    'en',
    [
      ['lessons', 24],
      ['hours', 10],
    ],
  ],
  [
    'Eighteen lessons, six of them recorded tasks.',
    'en',
    [
      ['lessons', 18],
      ['scored tasks', 6],
    ],
  ],
  ['Four of the 32 lessons a week, about two hours.', 'en', [['lessons', 32]]],
  ['In Task 1, two lessons are for the Academic paper.', 'en', []],
  [
    'Eight modules; six courses in all.',
    'en',
    [
      ['modules', 8],
      ['courses', 6],
    ],
  ],
  [
    '24 堂課共約 12 小時。每週上兩堂課，第三堂課最長。',
    'zh-Hant',
    [
      ['lessons', 24],
      ['hours', 12],
    ],
  ],
  [
    '全課程十八堂，其中六堂要錄音作答。',
    'zh-Hant',
    [
      ['lessons', 18],
      ['scored tasks', 6],
    ],
  ],
  [
    '八個單元，最後一個單元最短。六門課程，從一門課程開始，哪一門課程都行。',
    'zh-Hant',
    [
      ['modules', 8],
      ['courses', 6],
    ],
  ],
  [
    '三十二堂課合計約十五小時。',
    'zh-Hant',
    [
      ['lessons', 32],
      ['hours', 15],
    ],
  ],
])('“%s” promises %j: %j', (text, language, expected) => {
  const found = promisedNumbers(text, language).map(({ what, count }) => [what, count] as const);
  expect(new Set(found.map(String))).toEqual(new Set(expected.map(String)));
});

test('the courses say so often what they have that a promise cannot be overlooked', () => {
  const promises = sold.flatMap(({ file }) => promisesIn(file));
  expect(promises.length).toBeGreaterThanOrEqual(20);
});
