import { z } from 'zod';
import { ALL_CRITERIA } from '#ielts/criteria/criteria.ts';

/**
 * The contract for graders of Writing and Speaking. A grader receives a work and returns a grade. `decideGrade` accepts
 * or refuses the grade, and `gradeBand` works out its band. A work says nothing about the learner.
 */

const halfBandSchema = z.number().min(0).max(9).multipleOf(0.5);
const moduleSchema = z.enum(['academic', 'general-training']);

const chartSchema = z.strictObject({
  kind: z.enum(['line', 'bar', 'pie', 'table']),
  title: z.string(),
  unit: z.string(),
  category_label: z.string(),
  categories: z.array(z.string()),
  series: z.array(z.strictObject({ name: z.string(), values: z.array(z.number()) })),
});

const writtenWorkSchema = z.strictObject({
  kind: z.enum(['writing-task-1', 'writing-task-2']),
  /** The id of the work. The grade repeats it. It says nothing about the learner. */
  work_id: z.uuid(),
  module: moduleSchema,
  prompt: z.string(),
  /** What a letter must do. */
  points: z.array(z.string()),
  /** The charts to describe. */
  charts: z.array(chartSchema),
  min_words: z.int(),
  text: z.string(),
  words: z.int(),
});

const spokenWorkSchema = z.strictObject({
  kind: z.literal('speaking'),
  work_id: z.uuid(),
  module: moduleSchema,
  /** In the order of the interview; the talk of Part 2 is `card`. */
  responses: z.array(
    z.strictObject({
      question: z.string(),
      part: z.int().min(1).max(3),
      asked: z.string(),
      seconds: z.number(),
      media_type: z.string(),
      /** Where the grader reads the recording, for as long as it has the work. */
      recording: z.url(),
    }),
  ),
});

/** The input of a grader. */
export const workSchema = z.discriminatedUnion('kind', [writtenWorkSchema, spokenWorkSchema]);
export type Work = z.output<typeof workSchema>;

const commentSchema = z.string().min(1).max(1000);

const evidenceSchema = z.strictObject({
  /** Words of the work, quoted exactly. */
  quote: z.string().min(1).max(500),
  /** Speaking only: the question that the quote answers. */
  question: z.string().max(40).optional(),
  /** What the quote shows. A learner reads it in either language. */
  comment: z.strictObject({ en: commentSchema, 'zh-Hant': commentSchema }),
});

/** The output of a grader: the four criteria in half bands, each as a range with its evidence, and nothing else. */
export const gradeSchema = z.strictObject({
  work_id: z.uuid(),
  criteria: z
    .array(
      z.strictObject({
        criterion: z.enum(ALL_CRITERIA),
        low: halfBandSchema,
        high: halfBandSchema,
        evidence: z.array(evidenceSchema).min(1).max(5),
      }),
    )
    .length(4),
  /** Speaking only: the transcript, question by question. Quotes are looked up in it. */
  heard: z.array(z.strictObject({ question: z.string().max(40), text: z.string().max(20_000) })).optional(),
});
export type GivenGrade = z.output<typeof gradeSchema>;
