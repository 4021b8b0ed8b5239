import type {
  writingPromptKeySchema,
  writingPromptSchema,
} from '#features/grading/server/prompts/prompt-schemas.ts';
import { criteriaOfTask } from '#ielts/marking/model-answers.ts';
import type { z } from 'zod';
import { both } from './content-fixture.ts';

type Prompt = z.input<typeof writingPromptSchema>;
type Key = z.input<typeof writingPromptKeySchema>;
type Task = Prompt['task'];

/** A text of so many different words, so that no two models share a run of words. */
function wordsFrom(start: number, count: number): string {
  return Array.from({ length: count }, (_, at) => spelled(start + at)).join(' ');
}

/** A number as letters: 305 is `dab`. */
const spelled = (number: number) =>
  [...String(number)].map((digit) => String.fromCodePoint(97 + Number(digit))).join('');

/** The tasks of a bank, by type. */
export const TASKS: { readonly [K in Task['type']]: Extract<Task, { type: K }> } = {
  chart: {
    type: 'chart',
    number: 1,
    minutes: 20,
    minWords: 150,
    prompt: 'The chart below shows how many lamps a town had.\n\nWrite at least 150 words.',
    chart: {
      kind: 'bar',
      title: 'Lamps',
      unit: 'lamps',
      categoryLabel: 'Year',
      categories: ['1850', '1860'],
      series: [{ name: 'Oil', values: [3, 5] }],
    },
  },
  letter: {
    type: 'letter',
    number: 1,
    minutes: 20,
    minWords: 150,
    prompt: 'Your lamp is broken. Write a letter to the shop. In your letter',
    points: ['say which lamp it is', 'say what happened', 'ask for a new one'],
    opening: 'Dear Sir or Madam,',
  },
  essay: {
    type: 'essay',
    number: 2,
    minutes: 40,
    minWords: 250,
    prompt: 'Should lamps burn all night in every street?\n\nWrite at least 250 words.',
  },
};

type Changes = {
  readonly slug?: string;
  readonly form?: Prompt['form'];
  readonly module?: Prompt['module'];
  readonly task?: Task;
  readonly bands?: readonly number[];
  /** The texts of the models, the highest band first. */
  readonly texts?: readonly string[];
};

const MODULES = { chart: 'academic', letter: 'general-training', essay: 'both' } as const;
const FORMS = { chart: 'bar', letter: 'formal', essay: 'opinion' } as const;

/** The two files of a prompt with two models, right in everything. */
export function aPrompt({ slug = 'lamps', task = TASKS.essay, ...changes }: Changes = {}) {
  const { form = FORMS[task.type], module = MODULES[task.type], bands = [8, 6], texts = [] } = changes;
  const set: Prompt = {
    slug,
    topic: both('Lamps', '燈'),
    form,
    module,
    bands: { from: 5, to: 8 },
    task,
  };
  const key: Key = {
    models: bands.map((band, at) => ({
      band,
      text: texts[at] ?? wordsFrom(1000 * (at + 1), task.minWords),
      comments: criteriaOfTask(task.type).map((criterion) => ({ criterion, text: both('Good.', '很好。') })),
    })),
  };
  return {
    [`practice/writing/${slug}/set.json`]: set as unknown,
    [`practice/writing/${slug}/key.json`]: key as unknown,
  };
}
