import { z } from 'zod';
import type { ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import { bandSchema, localisedSchema } from '#platform/content/content-schema.ts';
import { numberSchema } from '../papers/question-group-schema.ts';

/** A model of something written or said, as its author writes it. */
export const exerciseModelSchema = z.strictObject({
  band: bandSchema,
  text: z.string().min(1),
  comment: localisedSchema,
});

/** A tag of the curriculum, section 4. `letters`: the kinds of tags that may stand there. */
export const tagSchema = (letters: string) =>
  z.string().regex(new RegExp(`^[${letters}]-[a-z0-9-]+$`), 'must be a tag such as G-gb-2-4');

/** What an author writes of the answer to a question of a lesson or a practice set. */
export const exerciseAnswerSchema = z.strictObject({
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
  models: z.array(exerciseModelSchema).min(1).optional(),
  explanation: localisedSchema.optional(),
  evidence: z
    .array(z.strictObject({ paragraph: z.string().regex(/^[A-Z]?$/), quote: z.string().min(2) }))
    .min(1)
    .optional(),
  skill: tagSchema('GLRWSVF').describe('What the question practises.'),
  error: tagSchema('E').optional().describe('The error behind the usual wrong answer.'),
});
type WrittenAnswer = z.output<typeof exerciseAnswerSchema>;

/** No two answers have one number. */
export const hasNumbersOnce = (answers: readonly { readonly number: number }[]): boolean =>
  new Set(answers.map(({ number }) => number)).size === answers.length;

/** The part of an answer that decides. Undefined: the author has written none. */
export function solutionOf(answer: WrittenAnswer): ExerciseSolution | undefined {
  const { key, accepted, right, orders, first, second, models } = answer;
  if (key !== undefined) return { key };
  if (accepted) return { accepted };
  if (right) return { right };
  if (orders) return { orders };
  if (first !== undefined && second !== undefined) return { first, second };
  return models && { models };
}
