import { countWords, isFree } from '#features/courses/server/content/count-lesson.ts';
import {
  type LessonAmounts,
  SECTION_MINUTES,
  SPEAKING_MINUTES,
  trueMinutes,
} from '../../src/features/courses/domain/true-minutes.ts';
import type { CheckedLesson } from './checked-lessons.ts';
import { englishOf } from './rules/lesson-length.ts';

/** What a written lesson holds. */
export function amountsOf({ lesson, groups, answers, texts }: CheckedLesson): LessonAmounts {
  const english = texts.get('en');
  const untimed = groups.filter(({ timed }) => !timed);
  const passages = [...new Set(untimed.flatMap(({ passage }) => passage ?? []))];
  const questions = untimed.flatMap(({ group }) => group.questions.map(() => isFree(group.type)));
  const clocks = lesson.blocks.flatMap((block) => (block.kind === 'exercise' ? (block.clock ?? []) : []));
  const tasks = lesson.blocks.flatMap((block) => (block.kind === 'task' ? [block.task] : []));
  const sections = lesson.blocks.flatMap((block) =>
    block.kind === 'paper' ? [SECTION_MINUTES[block.skill]] : [],
  );
  const count = (kind: string) => lesson.blocks.filter((block) => block.kind === kind).length;
  return {
    words:
      countWords(english ? englishOf(english) : '') +
      passages.reduce(
        (sum, { paragraphs }) => sum + countWords(paragraphs.map(({ text }) => text).join(' ')),
        0,
      ),
    explanationWords: [...answers.values()].reduce(
      (sum, { explanation }) => sum + countWords(explanation?.en ?? ''),
      0,
    ),
    questions: questions.filter((free) => !free).length,
    freeAnswers: questions.filter(Boolean).length,
    uses: count('use'),
    tutorials: count('tutorial'),
    taskMinutes: [
      ...clocks,
      ...sections,
      ...tasks.map((task) => (task.skill === 'writing' ? task.minutes : SPEAKING_MINUTES)),
    ].reduce((sum, minutes) => sum + minutes, 0),
  };
}

/** The true minutes of a written lesson. */
export const minutesOf = (lesson: CheckedLesson): number =>
  trueMinutes(amountsOf(lesson), lesson.course?.bands.to ?? 9);
