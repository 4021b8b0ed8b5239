import { z } from 'zod';
import { bandSchema, localisedSchema, schemaName, slugSchema } from '#platform/content/content-schema.ts';
import { WRITING_CRITERIA } from '#ielts/marking/model-answers.ts';
import { numberSchema } from './question-group-schema.ts';

/** The answer key as its authors write it. It never leaves the server before the attempt is over. */
const bandsSchema = z
  .array(
    z.strictObject({ minRaw: z.int().min(0).describe('From so many right answers on.'), band: bandSchema }),
  )
  .min(2)
  .describe('From band 9 down to 0 right answers.');

const answersSchema = <E extends z.ZodType>(evidence: E) =>
  z.array(
    z.strictObject({
      number: numberSchema,
      key: z
        .string()
        .min(1)
        .describe(
          'TRUE, FALSE, NOT GIVEN; a letter; or words: “/” separates alternatives, “( )” may be left out.',
        ),
      explanation: localisedSchema.describe('Why it is right, and what tempts to another answer.'),
      evidence: z.array(evidence).min(1).describe('Where the text says so, in its exact words.'),
    }),
  );

export const writingModelSchema = z.strictObject({
  band: bandSchema,
  text: z.string().min(1),
  comments: z.array(z.strictObject({ criterion: z.enum(WRITING_CRITERIA), text: localisedSchema })),
});

const keySectionSchema = z.discriminatedUnion('skill', [
  z.strictObject({
    skill: z.literal('listening'),
    bands: bandsSchema,
    answers: answersSchema(
      z.strictObject({
        turn: slugSchema.describe('The id of the turn in the script.'),
        quote: z.string().min(2).describe('Exact words of the turn.'),
      }),
    ),
  }),
  z.strictObject({
    skill: z.literal('reading'),
    bands: bandsSchema,
    answers: answersSchema(
      z.strictObject({
        paragraph: z
          .string()
          .regex(/^[A-Z]$/)
          .describe('The letter of the paragraph.'),
        quote: z.string().min(5).describe('Exact words of the paragraph, one sentence or less.'),
      }),
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
        question: slugSchema.describe('The id of the question; “card” is the talk of Part 2.'),
        band: bandSchema,
        text: z.string().min(1),
        comment: localisedSchema.optional(),
      }),
    ),
  }),
]);

export const answerKeyFileSchema = z.strictObject({ ...schemaName, sections: z.array(keySectionSchema) });
export type KeyContent = z.output<typeof keySectionSchema>;
