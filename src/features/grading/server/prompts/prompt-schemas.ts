import { z } from 'zod';
import { writingModelSchema, writingTaskSchema } from '#features/library/server/index.ts';
import { bandSchema, localisedSchema, schemaName, slugSchema } from '#platform/content/content-schema.ts';
import { PROMPT_FORMS, PROMPT_MODULES } from '../../domain/works/prompt-forms.ts';

/** A prompt for practice as its author writes it. Learners may see all of it. */
export const writingPromptSchema = z.strictObject({
  ...schemaName,
  slug: slugSchema.describe('The name of the folder.'),
  topic: localisedSchema.describe('A few words, as they are listed.'),
  form: z.enum(PROMPT_FORMS).describe('What the task asks for, or which charts it shows.'),
  module: z.enum(PROMPT_MODULES).describe('The test that has such a task; essays are in both.'),
  bands: z.strictObject({ from: bandSchema, to: bandSchema }).describe('The learners that it suits.'),
  draft: z.boolean().default(false).describe('A draft is not shown to learners.'),
  task: writingTaskSchema.refine(
    (task) => task.type !== 'chart' || task.picture === undefined,
    'has a picture, which only a task of a mock test may have',
  ),
});

/** Its model answers, which a learner sees after submitting an answer. */
export const writingPromptKeySchema = z.strictObject({
  ...schemaName,
  models: z.array(writingModelSchema).min(1),
});
