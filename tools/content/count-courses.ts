import { countWords, isFree } from '#features/courses/server/content/count-lesson.ts';
import { listCheckedLessons, type CheckedLesson } from '../content-check/checked-lessons.ts';
import type { Content } from '../content-check/content.ts';
import { minutesOf } from '../content-check/lesson-minutes-of.ts';
import { englishOf } from '../content-check/rules/lesson-length.ts';

/** What a course holds. Drafts do not count. */
export type CourseStats = {
  readonly slug: string;
  /** Of the syllabus, and those that are open. */
  readonly lessons: number;
  readonly open: number;
  readonly moduleTests: number;
  /** English words of the texts of its lessons. */
  readonly words: number;
  readonly questions: number;
  readonly formats: ReadonlyMap<string, number>;
  /** Tutorials that its lessons show, each once. */
  readonly videos: number;
  /** Of the open lessons what they truly take, of the others what is planned. */
  readonly minutes: number;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function formatsOf(lessons: readonly CheckedLesson[]): Map<string, number> {
  const types = lessons.flatMap(({ groups }) =>
    groups.flatMap(({ group }) => group.questions.map(() => group.type)),
  );
  return new Map(
    [...Map.groupBy(types, (type) => type)].map(([type, own]): [string, number] => [type, own.length]).sort(),
  );
}

/** A lesson opens with the papers that it uses. */
function isOpen({ lesson }: CheckedLesson, { papers }: Content): boolean {
  const isPublished = (slug: string) => papers.some(({ value }) => value.slug === slug && !value.draft);
  const used = lesson.blocks.flatMap((block) => (block.kind === 'paper' ? block.papers : []));
  return !lesson.draft && used.every(isPublished);
}

/** The counts of each course, in the order of the catalogue. */
export function countCourses(content: Content): CourseStats[] {
  const written = listCheckedLessons(content).filter((lesson) => isOpen(lesson, content));
  return [...content.courses]
    .sort((one, other) => one.value.order - other.value.order)
    .map(({ file, value }) => {
      const own = written.filter(({ course, entry }) => course === value && entry !== undefined);
      const entries = value.syllabus.flatMap(({ lessons }) => lessons);
      const minutes = new Map(own.map((lesson) => [lesson.entry, minutesOf(lesson)]));
      const formats = formatsOf(own);
      const tutorials = own.flatMap(({ lesson }) =>
        lesson.blocks.flatMap((block) => (block.kind === 'tutorial' ? [block.tutorial] : [])),
      );
      const folder = file.replace('course.json', 'module-tests/');
      return {
        slug: value.slug,
        lessons: entries.length,
        open: own.length,
        moduleTests: content.moduleTests.filter((test) => test.file.startsWith(folder) && !test.value.draft)
          .length,
        words: sum(
          own.map(({ texts }) => {
            const english = texts.get('en');
            return english ? countWords(englishOf(english)) : 0;
          }),
        ),
        questions: sum([...formats.values()]),
        formats,
        videos: new Set(tutorials).size,
        minutes: sum(entries.map((entry) => minutes.get(entry) ?? entry.minutes)),
      };
    });
}

/** Questions that are marked by rule. The others are written or said freely. */
export const markedQuestions = ({ formats }: CourseStats): number =>
  sum([...formats].filter(([type]) => !isFree(type)).map(([, count]) => count));
