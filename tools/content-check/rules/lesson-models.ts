import { countWords } from '#features/courses/server/content/count-lesson.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedLesson, listCheckedLessons, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

/** A model may be a little shorter or longer than what is asked for. */
export const SHORTEST_MODEL = 0.8;
export const LONGEST_MODEL = 1.25;
const TASK_MODELS = 3;

/** “Use it” and a scored task have their models, of about the length that is asked for. */
export const lessonModels: ContentRule = {
  name: 'lesson-models',
  check: (content) =>
    listCheckedLessons(content).flatMap((lesson) =>
      lesson.key ? [...checkUse(lesson), ...checkTask(lesson)] : [],
    ),
};

function checkUse({ keyFile, lesson, key }: CheckedLesson): ContentProblem[] {
  const use = lesson.blocks.find((block) => block.kind === 'use');
  const models = key?.use?.models ?? [];
  if (!use) return [];
  if (models.length === 0) return [problem(keyFile, 'use', 'There is no model.', 'Write one at two bands.')];
  if (use.do !== 'write') return [];
  return models.flatMap(({ text }, i) => {
    const words = countWords(text);
    if (words >= use.words.from * SHORTEST_MODEL && words <= use.words.to * LONGEST_MODEL) return [];
    const what = `The model has ${words} words; ${use.words.from} to ${use.words.to} are asked for.`;
    return [problem(keyFile, `use.models.${i}`, what, 'Write it at the length that a learner has to write.')];
  });
}

function checkTask({ keyFile, lesson, key }: CheckedLesson): ContentProblem[] {
  if (!lesson.blocks.some((block) => block.kind === 'task')) return [];
  const bands = new Set((key?.task?.models ?? []).map(({ band }) => band));
  if (bands.size >= TASK_MODELS) return [];
  return [
    problem(keyFile, 'task', `There are models at ${bands.size} band(s).`, 'Write them at bands 5, 6 and 7.'),
  ];
}
