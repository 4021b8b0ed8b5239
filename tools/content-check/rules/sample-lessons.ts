import type { ContentProblem } from '#platform/content/content-problem.ts';
import { LANGUAGES } from '#platform/i18n/language.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

type Course = Content['courses'][number]['value'];

const FREE_COURSE_SAMPLES = 3;
const LESSON_FILE = /^courses\/([\w-]+)\/lessons\/([\w-]+)\.(?:en|zh-Hant)\.md$/u;

/** Sample lessons exist in both languages, are in the syllabus under their title, and none is forgotten. */
export const sampleLessons: ContentRule = {
  name: 'sample-lessons',
  check: (content) => [
    ...content.courses.flatMap(({ file, value }) => checkCourse(content.files, file, value)),
    ...checkUnused(content),
  ],
};

function checkCourse(files: Content['files'], file: string, course: Course): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const titles = course.syllabus.flatMap(({ lessons }) => lessons.map(({ title }) => title));
  const expected = course.productId === null ? FREE_COURSE_SAMPLES : 1;
  if (course.sampleLessons.length !== expected) {
    const what = `There should be ${expected}, but there are ${course.sampleLessons.length}.`;
    problems.push({ file, place: 'sampleLessons', what, how: 'The free course has three, every other one.' });
  }
  let last = -1;
  for (const slug of course.sampleLessons) {
    // A lesson with a folder has a page of its own, and rules of its own.
    if (files.has(`${file.replace('course.json', 'lessons/')}${slug}/lesson.json`)) {
      last = titlePlace(course, slug) ?? last;
      continue;
    }
    const places = LANGUAGES.map((language) => {
      const lesson = `${file.replace('course.json', 'lessons/')}${slug}.${language}.md`;
      const text = files.get(lesson);
      if (text === undefined) {
        problems.push({ file: lesson, place: '', what: 'The file is missing.', how: `${file} names it.` });
        return undefined;
      }
      const [, title = ''] = /^# (.+)/u.exec(text) ?? [];
      const found = titles.findIndex((each) => each[language] === title.trim());
      if (found < 0) {
        const what = `“${title.trim()}” is no lesson of the syllabus.`;
        problems.push({ file: lesson, place: 'line 1', what, how: `Write the title as in ${file}.` });
      }
      return found;
    }).filter((place) => place !== undefined && place >= 0);
    const [place = last, other = place] = places;
    if (place !== other) {
      const what = `${slug} has the titles of two different lessons.`;
      problems.push({ file, place: 'sampleLessons', what, how: 'Mend one of the titles.' });
    } else if (place < last) {
      const what = `${slug} stands after a later lesson.`;
      problems.push({ file, place: 'sampleLessons', what, how: 'List them in the order of the syllabus.' });
    }
    last = place;
  }
  return problems;
}

/** The place of a lesson in the syllabus. */
function titlePlace({ syllabus }: Course, slug: string): number | undefined {
  const place = syllabus.flatMap(({ lessons }) => lessons).findIndex((each) => each.slug === slug);
  return place < 0 ? undefined : place;
}

function checkUnused({ files, courses }: Content): ContentProblem[] {
  return [...files.keys()].flatMap((file) => {
    const [, folder, slug = ''] = LESSON_FILE.exec(file) ?? [];
    const course = courses.find((each) => each.file === `courses/${folder}/course.json`)?.value;
    if (folder === undefined || course?.sampleLessons.includes(slug)) return [];
    const how = 'Name it in sampleLessons of its course, or delete it.';
    return [{ file, place: '', what: 'No course shows this lesson.', how }];
  });
}
