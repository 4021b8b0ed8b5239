import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedLesson, listCheckedLessons, problem } from '../checked-lessons.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

/** Lessons that a lesson names are in a syllabus, and so are its slugs, each once; its tutorial is there. */
export const lessonLinks: ContentRule = {
  name: 'lesson-links',
  check(content) {
    const places = new Set(content.courses.flatMap(lessonPlacesOf));
    const tutorials = tutorialsOf(content);
    return [
      ...content.courses.flatMap(checkSlugs),
      ...listCheckedLessons(content).flatMap((lesson) => [
        ...checkPlaces(lesson, places),
        ...checkTutorials(lesson, tutorials),
      ]),
    ];
  },
};

/** Every lesson of a course as `<course>/<module>.<lesson>`. */
export function lessonPlacesOf({ value: { slug, syllabus } }: Content['courses'][number]): string[] {
  return syllabus.flatMap(({ lessons }, i) => lessons.map((_, j) => `${slug}/${i + 1}.${j + 1}`));
}

/** The folders of `content/tutorials`, drafts included. Undefined: no tutorial is written yet. */
function tutorialsOf({ files }: Content): ReadonlySet<string> | undefined {
  const names = [...files.keys()].flatMap((file) => /^tutorials\/([\w-]+)\//u.exec(file)?.[1] ?? []);
  return names.length === 0 ? undefined : new Set(names);
}

function checkSlugs({ file, value: { syllabus } }: Content['courses'][number]): ContentProblem[] {
  const slugs = syllabus.flatMap(({ lessons }) => lessons.map(({ slug }) => slug));
  return slugs
    .filter((slug, place) => slugs.indexOf(slug) !== place)
    .map((slug) => problem(file, 'syllabus', `Two lessons are called ${slug}.`, 'Give one another slug.'));
}

function checkPlaces({ file, lesson }: CheckedLesson, places: ReadonlySet<string>): ContentProblem[] {
  return (['buildsOn', 'prepares'] as const).flatMap((field) =>
    lesson[field]
      .filter((place) => !places.has(place))
      .map((place) =>
        problem(file, field, `There is no lesson ${place}.`, 'Write it as <course>/<module>.<lesson>.'),
      ),
  );
}

function checkTutorials(
  { file, lesson }: CheckedLesson,
  tutorials: ReadonlySet<string> | undefined,
): ContentProblem[] {
  return lesson.blocks.flatMap((block) =>
    block.kind === 'tutorial' && tutorials && !tutorials.has(block.tutorial)
      ? [
          problem(
            file,
            block.id,
            `There is no tutorial ${block.tutorial}.`,
            'Name a folder of content/tutorials.',
          ),
        ]
      : [],
  );
}
