import { z } from 'zod';
import { TASK_CRITERIA } from '../../domain/lesson-key.ts';
import { numberSchema } from '#features/library/server/index.ts';
import { bandSchema, localisedSchema, schemaName } from '#platform/content/content-schema.ts';

const modelSchema = z.strictObject({ band: bandSchema, text: z.string().min(1), comment: localisedSchema });
const tag = (letters: string) =>
  z.string().regex(new RegExp(`^[${letters}]-[a-z0-9-]+$`), 'must be a tag such as G-gb-2-4');

const answerSchema = z.strictObject({
  number: numberSchema,
  key: z
    .string()
    .min(1)
    .optional()
    .describe('Accepted words, a letter, an option, or a text with {marked} words.'),
  accepted: z.array(z.string().min(1)).min(1).optional().describe('Every sentence that is right.'),
  right: z.literal(true).optional().describe('The sentence is right already.'),
  orders: z
    .array(z.array(z.string().min(1)).min(3))
    .min(1)
    .optional()
    .describe('Every order that is right.'),
  first: z.string().min(1).optional(),
  second: z.string().min(1).optional(),
  models: z.array(modelSchema).min(1).optional(),
  explanation: localisedSchema.optional(),
  evidence: z
    .array(z.strictObject({ paragraph: z.string().regex(/^[A-Z]?$/), quote: z.string().min(2) }))
    .min(1)
    .optional(),
  skill: tag('GLRWSVF').describe('What the question practises.'),
  error: tag('E').optional().describe('The error behind the usual wrong answer.'),
  lesson: z
    .string()
    .regex(/^\d+\.\d+$/)
    .optional()
    .describe('In a module test: the lesson to look at again.'),
});

/** `key.json`: what nobody sees before the answer. */
export const lessonKeySchema = z.strictObject({
  ...schemaName,
  answers: z
    .array(answerSchema)
    .refine(
      (answers) => new Set(answers.map(({ number }) => number)).size === answers.length,
      'has a number twice',
    ),
  use: z.strictObject({ models: z.array(modelSchema).min(1) }).optional(),
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
export type WrittenAnswer = WrittenKey['answers'][number];
