import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { ContentRule } from '../content-rule.ts';

/** The tasks of a full test: 60 minutes, of which Task 1 has 20 and 150 words, Task 2 40 and 250. */
const FULL = {
  1: { minutes: 20, minWords: 150 },
  2: { minutes: 40, minWords: 250 },
} as const;

/** Task 1 is a chart (Academic) or a letter (General Training), Task 2 an essay; a full test has both as the test has them. */
export const writingTasks: ContentRule = {
  name: 'writing-tasks',
  check: ({ papers }) =>
    papers.flatMap(({ file, value: { module, form, sections } }) =>
      sections.flatMap((section, s): ContentProblem[] => {
        if (section.skill !== 'writing') return [];
        const { tasks, durationMinutes } = section;
        const problem = (place: string, what: string, how: string) => ({
          file,
          place: `sections.${s}.${place}`,
          what,
          how,
        });
        const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
        return [
          ...tasks.flatMap((task, t) => {
            const first = module === 'general-training' ? 'letter' : 'chart';
            const wanted = task.number === 1 ? first : 'essay';
            if (task.type === wanted || module === 'demonstration') return [];
            const what = `Task ${task.number} is of the type ${task.type}.`;
            return [problem(`tasks.${t}.type`, what, `Write a ${wanted}.`)];
          }),
          ...(minutes === durationMinutes
            ? []
            : [problem('durationMinutes', `The tasks have ${minutes} minutes.`, 'Write their sum.')]),
          ...(form === 'short' || module === 'demonstration'
            ? []
            : ([1, 2] as const).flatMap((number) => {
                const task = tasks.find((each) => each.number === number);
                const full = FULL[number];
                if (task?.minutes === full.minutes && task.minWords === full.minWords) return [];
                const how = `A full test has it with ${full.minutes} minutes and ${full.minWords} words.`;
                return [problem('tasks', `Task ${number} is missing or not as in the test.`, how)];
              })),
        ];
      }),
    ),
};
