import { FORMS_OF_TYPE } from '#features/grading/domain/works/prompt-forms.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import { type CheckedPrompt, listCheckedPrompts } from '../checked-prompts.ts';
import type { ContentRule } from '../content-rule.ts';

/** A task for practice is as long as in the test. */
const AS_IN_TEST = {
  chart: { number: 1, minutes: 20, minWords: 150, module: 'academic' },
  letter: { number: 1, minutes: 20, minWords: 150, module: 'general-training' },
  essay: { number: 2, minutes: 40, minWords: 250, module: 'both' },
} as const satisfies Record<WritingTask['type'], object>;

/** A prompt for practice has its key, the length of the test’s task, and the form that it names. */
export const writingPrompts: ContentRule = {
  name: 'writing-prompts',
  check: (content) =>
    listCheckedPrompts(content).flatMap((each) => [
      ...(content.files.has(each.keyFile)
        ? []
        : [problem(each.keyFile, '', 'The file is missing.', 'Write the model answers.')]),
      ...checkTask(each),
      ...checkForm(each),
    ]),
};

const problem = (file: string, place: string, what: string, how: string) => ({ file, place, what, how });

function checkTask({ file, prompt, task }: CheckedPrompt) {
  const { module, ...wanted } = AS_IN_TEST[task.type];
  const numbers = (['number', 'minutes', 'minWords'] as const).filter((name) => task[name] !== wanted[name]);
  // The player adds the number of words to a letter itself.
  const says = `Write at least ${wanted.minWords} words.`;
  return [
    ...numbers.map((name) =>
      problem(file, `task.${name}`, `${task[name]} is not as in the test.`, `Write ${wanted[name]}.`),
    ),
    ...(prompt.module === module
      ? []
      : [
          problem(
            file,
            'module',
            `A task of the type ${task.type} is not for ${prompt.module}.`,
            `Write ${module}.`,
          ),
        ]),
    ...(task.type === 'letter' || task.prompt.endsWith(says)
      ? []
      : [problem(file, 'task.prompt', 'The prompt does not say its length.', `End it with “${says}”`)]),
  ];
}

function checkForm({ file, prompt: { form }, task }: CheckedPrompt) {
  const forms: readonly string[] = task.type === 'chart' ? [formOf(task.charts)] : FORMS_OF_TYPE[task.type];
  if (forms.includes(form)) return [];
  return [problem(file, 'form', `${form} is not what the task is.`, `Write ${forms.join(' or ')}.`)];
}

function formOf(charts: readonly { readonly kind: string }[]): string {
  const kinds = new Set(charts.map(({ kind }) => kind));
  return kinds.size === 1 ? [...kinds].join('') : 'mixed';
}
