import { z } from 'zod';
import { TASK_CRITERIA } from '../../domain/lesson-key.ts';
import { exerciseAnswerSchema, exerciseModelSchema, hasNumbersOnce } from '#features/library/server/index.ts';
import { bandSchema, localisedSchema, schemaName } from '#platform/content/content-schema.ts';

const answerSchema = exerciseAnswerSchema.extend({
  lesson: z
    .string()
    .regex(/^\d+\.\d+$/)
    .optional()
    .describe('In a module test: the lesson to look at again.'),
});

/** `key.json`: what nobody sees before the answer. */
export const lessonKeySchema = z.strictObject({
  ...schemaName,
  answers: z.array(answerSchema).refine(hasNumbersOnce, 'has a number twice'),
  use: z.strictObject({ models: z.array(exerciseModelSchema).min(1) }).optional(),
  task: z
    .strictObject({
      models: z
        .array(
          z.strictObject({
            band: bandSchema,
            text: z.string().min(1),
            comments: z.array(z.strictObject({ criterion: z.enum(TASK_CRITERIA), text: localisedSchema })),
          }),
        )
        .min(1),
    })
    .optional(),
});
export type WrittenKey = z.output<typeof lessonKeySchema>;
