import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { ContentRule } from '../content-rule.ts';
import type { Content } from '../content.ts';

/** A tutorial's slug is its folder, its number is its own, and its lessons are in the syllabus. */
export const tutorialLessons: ContentRule = {
  name: 'tutorial-lessons',
  check: (content) => [...checkNames(content), ...checkLessons(content)],
};

function checkNames({ tutorials }: Content): ContentProblem[] {
  return tutorials.flatMap(({ file, value: { slug, number } }, i) => {
    const folder = file.split('/')[1];
    const first = tutorials.findIndex(({ value }) => value.number === number);
    return [
      ...(slug === folder
        ? []
        : [
            {
              file,
              place: 'slug',
              what: `${slug} is not the folder’s name.`,
              how: `Write ${folder}.`,
            },
          ]),
      ...(first === i
        ? []
        : [
            {
              file,
              place: 'number',
              what: `${number} is the number of ${tutorials[first]?.value.slug}.`,
              how: 'Choose another.',
            },
          ]),
    ];
  });
}

function checkLessons({ tutorials, courses }: Content): ContentProblem[] {
  return tutorials.flatMap(({ file, value }) =>
    value.lessons.flatMap(({ course, lesson }, i) => {
      const [module = 0, place = 0] = lesson.split('.').map(Number);
      const named = courses.find((each) => each.value.slug === course)?.value;
      if (named?.syllabus[module - 1]?.lessons[place - 1]) return [];
      return [
        {
          file,
          place: `lessons.${i}`,
          what: `There is no lesson ${lesson} in ${course}.`,
          how: 'Name a course by its slug, and a lesson by module and place.',
        },
      ];
    }),
  );
}
