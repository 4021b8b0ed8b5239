import type { WritingTask } from '#ielts/paper/writing-paper.ts';

/** What the prompts of each type are like: the kind of chart, the tone of a letter, the question of an essay. */
export const FORMS_OF_TYPE = {
  chart: ['line', 'bar', 'pie', 'table', 'mixed'],
  letter: ['formal', 'semi-formal', 'informal'],
  essay: ['opinion', 'two-views', 'advantages', 'problem-and-solution', 'two-part'],
} as const satisfies Record<WritingTask['type'], readonly string[]>;

export const PROMPT_FORMS = [
  ...FORMS_OF_TYPE.chart,
  ...FORMS_OF_TYPE.letter,
  ...FORMS_OF_TYPE.essay,
] as const;

/** The test whose Writing has such a task: reports are Academic, letters are General Training. */
export const PROMPT_MODULES = ['academic', 'general-training', 'both'] as const;
