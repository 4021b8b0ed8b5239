import { z } from 'zod';
import { GUARD_IDS } from './domain/guards/guard.ts';

/**
 * How well the local grader agrees with marks that people gave: what "How we mark" shows. It is written by
 * `npm run grade -- fit`, together with the model, and never by hand. Every essay was graded by a model that was fitted
 * without it and without every other essay on its prompt, and was held back by the guards as a learner's text is.
 */

const shareSchema = z.number().min(0).max(1);
const bandSchema = z.number().min(0).max(9);
const halfBandSchema = bandSchema.multipleOf(0.5);

/** Kinds of essays that the grader may judge worse than others. */
export const EVALUATION_SLICES = [
  /** Fewer words than the task asks for. */
  'under-length',
  /** The quarter of the task's essays with the fewest words. */
  'short',
  /** The quarter with the most words. */
  'long',
  'one-paragraph',
  /** Given 5 or less. */
  'low-bands',
  /** Given 7.5 or more. */
  'high-bands',
  /** Task 1: of a chart or a table. */
  'chart',
  /** Task 1: of a process, a plan or a map. */
  'diagram',
  /** Task 1: a letter. */
  'letter',
] as const;

const agreementSchema = z.strictObject({
  essays: z.int().min(1),
  /** Quadratic weighted kappa over half bands, and the interval that holds it in 95 % of samples of the essays. */
  qwk: z.number().min(-1).max(1),
  qwkInterval: z.tuple([z.number(), z.number()]),
  exact: shareSchema,
  withinHalf: shareSchema,
  withinOne: shareSchema,
  /** In bands. */
  meanError: z.number().min(0),
  /** The mean of graded less given, for each band from 5 to 8 that was given. */
  bias: z.array(z.strictObject({ band: halfBandSchema, essays: z.int().min(1), bias: z.number() })),
  /** Band against band, for pairs that occur. Given bands between two halves go to the nearest. */
  table: z.array(z.strictObject({ given: halfBandSchema, graded: halfBandSchema, essays: z.int().min(1) })),
  ranges: z.strictObject({
    /** The share of marks that lie in the range shown. */
    held: shareSchema,
    /** How wide ranges are, in bands. */
    meanWidth: bandSchema,
  }),
  slices: z.array(
    z.strictObject({
      slice: z.enum(EVALUATION_SLICES),
      essays: z.int().min(1),
      meanError: z.number().min(0),
      bias: z.number(),
    }),
  ),
});

export const evaluationSchema = z.strictObject({
  format: z.literal(1),
  made: z.iso.date(),
  data: z.strictObject({
    /** Of the file of essays. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/u),
    prompts: z.int().min(1),
    /** Letters among the essays of Task 1. Where there is none, nothing is known of how letters are judged. */
    letters: z.int().min(0),
  }),
  /** Cross-validated: no prompt is on both sides. */
  folds: z.int().min(2),
  tasks: z.strictObject({ 1: agreementSchema, 2: agreementSchema }),
  both: agreementSchema,
  /** Essays of people that a guard held at a band: at most so many false alarms. */
  guards: z.strictObject({
    essays: z.int().min(0),
    share: shareSchema,
    /** Of these, those whose cap is below the band given. */
    lowered: z.int().min(0),
    byGuard: z.array(z.strictObject({ guard: z.enum(GUARD_IDS), essays: z.int().min(1) })),
  }),
  /** Processor time of one essay, without the start. */
  processorMs: z.number().min(0),
});
export type Evaluation = z.output<typeof evaluationSchema>;
export type TaskEvaluation = Evaluation['both'];
