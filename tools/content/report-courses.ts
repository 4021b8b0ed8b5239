import type { Content } from '../content-check/content.ts';
import { countCourses, markedQuestions, type CourseStats } from './count-courses.ts';
import { textTable } from './text-table.ts';

const hours = (minutes: number) => Math.round(minutes / 60);

function formatTable({ slug, formats }: CourseStats): string[] {
  return formats.size === 0 ? [] : [textTable([[`Questions of ${slug}`, 'how many'], ...formats])];
}

/** The counts of every course, as tables for a terminal. */
export function reportCourses(content: Content): string {
  const courses = countCourses(content);
  const rows = courses.map((course) => [
    course.slug,
    `${course.open} of ${course.lessons}`,
    course.moduleTests,
    course.words,
    course.questions,
    markedQuestions(course),
    course.videos,
    course.minutes,
    hours(course.minutes),
  ]);
  const head = [
    'Courses',
    'lessons open',
    'module tests',
    'words',
    'questions',
    'marked by rule',
    'videos',
    'minutes',
    'hours',
  ];
  return [textTable([head, ...rows]), ...courses.flatMap(formatTable)].join('\n\n');
}
