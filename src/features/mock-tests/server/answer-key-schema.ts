import { z } from 'zod';
import { bandSchema, localisedSchema, slugSchema } from '#platform/content/content-schema.ts';
import { WRITING_CRITERIA } from '../domain/model-answers.ts';
import { numberSchema } from './question-group-schema.ts';

/** What never leaves the server before the attempt is over, as its authors write it. */
const bandsSchema = z.array(z.strictObject({ minRaw: z.int().min(0), band: bandSchema })).min(2);

const answersSchema = <E extends z.ZodType>(evidence: E) =>
  z.array(
    z.strictObject({
      number: numberSchema,
      key: z.string().min(1),
      explanation: localisedSchema,
      evidence: z.array(evidence).min(1),
    }),
  );

const writingModelSchema = z.strictObject({
  band: bandSchema,
  text: z.string().min(1),
  comments: z.array(z.strictObject({ criterion: z.enum(WRITING_CRITERIA), text: localisedSchema })),
});

const keySectionSchema = z.discriminatedUnion('skill', [
  z.strictObject({
    skill: z.literal('listening'),
    bands: bandsSchema,
    answers: answersSchema(z.strictObject({ turn: slugSchema, quote: z.string().min(2) })),
  }),
  z.strictObject({
    skill: z.literal('reading'),
    bands: bandsSchema,
    answers: answersSchema(
      z.strictObject({ paragraph: z.string().regex(/^[A-Z]$/), quote: z.string().min(5) }),
    ),
  }),
  z.strictObject({
    skill: z.literal('writing'),
    tasks: z.array(
      z.strictObject({ number: z.int().min(1).max(2), models: z.array(writingModelSchema).min(1) }),
    ),
  }),
  z.strictObject({
    skill: z.literal('speaking'),
    models: z.array(
      z.strictObject({
        question: slugSchema,
        band: bandSchema,
        text: z.string().min(1),
        comment: localisedSchema.optional(),
      }),
    ),
  }),
]);

export const answerKeyFileSchema = z.strictObject({ sections: z.array(keySectionSchema) });
export type KeyContent = z.output<typeof keySectionSchema>;
