import { z } from 'zod';
import { bandSchema, localisedSchema, slugSchema } from '#platform/content/content-schema.ts';
import { SKILLS } from '../domain/paper.ts';

const numberSchema = z.int().min(1).max(40);

const statementSchema = z.strictObject({ number: numberSchema, statement: z.string().min(5) });
const choiceSchema = z.strictObject({
  number: numberSchema,
  stem: z.string().min(5),
  options: z.array(z.string().min(1)).min(3).max(5),
});
const gapSchema = z.strictObject({
  number: numberSchema,
  text: z.string().regex(/^[^{]*\{gap\}[^{]*$/, 'must hold {gap} exactly once'),
});

export const questionGroupSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('true-false-not-given'), questions: z.array(statementSchema).min(1) }),
  z.strictObject({ type: z.literal('multiple-choice'), questions: z.array(choiceSchema).min(1) }),
  z.strictObject({
    type: z.literal('sentence-completion'),
    wordLimit: z.strictObject({ words: z.int().min(1).max(4), number: z.boolean() }),
    questions: z.array(gapSchema).min(1),
  }),
]);

export const paperSchema = z.strictObject({
  slug: slugSchema,
  title: localisedSchema,
  module: z.enum(['academic', 'general-training']),
  sections: z
    .array(
      z.strictObject({
        skill: z.enum(SKILLS),
        durationMinutes: z.int().min(1).max(180),
        parts: z
          .array(
            z.strictObject({
              passage: z
                .string()
                .regex(/^passages\/[\w-]+\.md$/, 'must be a file such as passages/reading-1.md'),
              groups: z.array(questionGroupSchema).min(1),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});
export type PaperContent = z.output<typeof paperSchema>;

export const answerKeyFileSchema = z.strictObject({
  sections: z.array(
    z.strictObject({
      skill: z.enum(SKILLS),
      bands: z.array(z.strictObject({ minRaw: z.int().min(0), band: bandSchema })).min(2),
      answers: z.array(
        z.strictObject({
          number: numberSchema,
          key: z.string().min(1),
          explanation: localisedSchema,
          evidence: z
            .array(z.strictObject({ paragraph: z.string().regex(/^[A-Z]$/), quote: z.string().min(5) }))
            .min(1),
        }),
      ),
    }),
  ),
});
