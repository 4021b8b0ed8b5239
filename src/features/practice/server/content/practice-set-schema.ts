import { z } from 'zod';
import {
  chartSchema,
  clipSchema,
  exerciseAnswerSchema,
  exerciseGroupsSchema,
  hasNumbersOnce,
  tagSchema,
} from '#features/library/server/index.ts';
import { bandSchema, localisedSchema, schemaName } from '#platform/content/content-schema.ts';
import { SET_ACCESS } from '../../domain/practice-set.ts';

/** A skill, or an error where a set is about one. */
const skillSchema = tagSchema('GLRWSVFE');

/** `set.json`: what a learner may see. */
export const practiceSetSchema = z.strictObject({
  ...schemaName,
  draft: z.boolean().default(false).describe('A draft is not open yet, and may be unfinished.'),
  title: localisedSchema,
  goal: localisedSchema.describe('What is practised, in one sentence.'),
  minutes: z.int().min(1).max(60).describe('What the whole set takes.'),
  bands: z
    .strictObject({ from: bandSchema, to: bandSchema })
    .refine(({ from, to }) => from <= to, 'must begin at its lower band')
    .describe('The learners that it suits.'),
  skill: skillSchema.describe('What it practises above all.'),
  moreSkills: z.array(skillSchema).max(2).default([]),
  topic: tagSchema('V').optional(),
  lesson: z
    .string()
    .regex(/^[a-z-]+\/\d+\.\d+$/, 'must be a lesson such as grammar-basics/1.2')
    .optional()
    .describe('The lesson that it belongs to.'),
  access: z.enum(SET_ACCESS).describe('“everybody”: one set of each bank. “plan”: the others.'),
  passage: z.literal('passage.md').optional().describe('The text that the questions are about.'),
  clip: clipSchema.optional(),
  charts: z.array(chartSchema).min(1).max(3).optional(),
  groups: exerciseGroupsSchema,
});
export type WrittenSet = z.output<typeof practiceSetSchema>;

/** `key.json`: what nobody sees before the answer. */
export const practiceKeySchema = z.strictObject({
  ...schemaName,
  answers: z
    .array(
      exerciseAnswerSchema.extend({
        skill: skillSchema.describe('What the question practises.'),
        band: bandSchema.describe('How hard it is: a learner of this band is right two times of three.'),
        wrong: z
          .record(z.string().min(1), localisedSchema)
          .optional()
          .describe('Why each wrong option tempts and fails, by its letter, or by its words in a cloze.'),
      }),
    )
    .refine(hasNumbersOnce, 'has a number twice'),
});
export type WrittenPracticeKey = z.output<typeof practiceKeySchema>;
