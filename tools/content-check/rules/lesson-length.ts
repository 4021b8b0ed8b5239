import { countWords } from '#features/courses/server/content/count-lesson.ts';
import type { LessonText } from '#features/courses/server/content/parse-lesson-text.ts';
import { listCheckedLessons, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

/** English words of all text blocks, both included. */
const LENGTHS = {
  teach: { least: 450, most: 700 },
  workshop: { least: 150, most: 500 },
  scored: { least: 150, most: 500 },
} as const;

/** The English text of a lesson. */
export const englishOf = ({ blocks }: LessonText): string =>
  blocks
    .flatMap(({ heading, pieces }) => [heading ?? '', ...pieces.map(({ source }) => source)])
    .join('\n\n');

/** The text of a lesson has the length of its kind, and a lesson that teaches has a table. */
export const lessonLength: ContentRule = {
  name: 'lesson-length',
  check: (content) =>
    listCheckedLessons(content).flatMap(({ folder, lesson: { kind }, texts }) => {
      const english = texts.get('en');
      if (!english) return [];
      const file = `${folder}en.md`;
      const words = countWords(englishOf(english));
      const { least, most } = LENGTHS[kind];
      const hasTable = english.blocks.some(({ pieces }) => pieces.some((piece) => piece.kind === 'table'));
      return [
        ...(words < least || words > most
          ? [problem(file, '', `The text has ${words} words.`, `${least} to ${most} are right here.`)]
          : []),
        ...(kind === 'teach' && !hasTable
          ? [problem(file, '', 'There is no table.', 'Show the one point of the lesson in a table.')]
          : []),
      ];
    }),
};
