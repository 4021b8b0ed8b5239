import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  writingPromptKeySchema,
  writingPromptSchema,
} from '#features/grading/server/prompts/prompt-schemas.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import type { z } from 'zod';
import { fillBoth } from './skeleton-kind.ts';
import { SKELETON_TASKS, skeletonModels } from './skeleton-output.ts';

export type PromptKind = { readonly slug: string; readonly type: WritingTask['type'] };

const MODEL_BANDS = [8, 6];
/** The first form of each type, for the author to change. */
const STARTS = {
  chart: { form: 'bar', module: 'academic' },
  letter: { form: 'formal', module: 'general-training' },
  essay: { form: 'opinion', module: 'both' },
} as const;

/** Lays out a prompt for practice as a draft below `directory` (`content/`). Refuses a name that is taken. */
export function newWritingPrompt(
  directory: string,
  { slug, type }: PromptKind,
): { readonly ok: boolean; readonly text: string } {
  const name = `practice/writing/${slug}`;
  const folder = join(directory, name);
  if (existsSync(folder)) {
    return {
      ok: false,
      text: `content/${name} is there already, and nothing was changed. Choose another name.`,
    };
  }
  const task = SKELETON_TASKS[type];
  const set: z.input<typeof writingPromptSchema> = {
    $schema: '../../../schema/writing-prompt.schema.json',
    slug,
    topic: fillBoth('the topic in a few words', '主題，幾個字就好'),
    ...STARTS[type],
    bands: { from: 5, to: 8 },
    draft: true,
    task,
  };
  const key: z.input<typeof writingPromptKeySchema> = {
    $schema: '../../../schema/writing-prompt-key.schema.json',
    models: skeletonModels(task, MODEL_BANDS),
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, value] of Object.entries({ 'set.json': set, 'key.json': key })) {
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`, { flag: 'wx' });
  }
  return { ok: true, text: whatNext(name) };
}

function whatNext(name: string): string {
  return `content/${name} is laid out as a draft: no learner sees it.

  set.json   the prompt, which everybody may see
  key.json   its model answers, which learners see after their own

Write what stands in [[double brackets]], brackets included; content/README.md says how. Then take out the line
"draft": true: npm run content -- check says what is missing or wrong.`;
}
