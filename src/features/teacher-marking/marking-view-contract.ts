import { z } from 'zod';
import { storableText } from '#platform/http/storable-text.ts';
import { ALL_CRITERIA } from '#ielts/criteria/criteria.ts';
import type { SpeakingPart } from '#ielts/paper/speaking-paper.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import { COMMENT_KINDS, LETTER_POINTS } from './domain/marking.ts';

/** The parts that the views of learners, teachers and admins share. Bands are half bands from 0 to 9. */

export const instantSchema = z.iso.datetime({ precision: 3 });
export const bandSchema = z.number().min(0).max(9).multipleOf(0.5);
export const rangeSchema = z.object({ low: bandSchema, high: bandSchema });
export const workKindSchema = z.enum(['writing-task-1', 'writing-task-2', 'speaking']);
export const orderParams = z.strictObject({ markingOrderId: z.uuid() });
export const recordingParams = orderParams.extend({ question: z.string().regex(/^[a-z0-9-]{1,40}$/) });

// Tasks and parts have the shape of the content, which was checked when it was loaded.
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
export const taskSchema = z.custom<WritingTask>(isObject);
export const speakingPartSchema = z.custom<SpeakingPart>(isObject);

const anchorSchema = z.discriminatedUnion('in', [
  /** `quote` equals `text.slice(start, end)`; offsets count UTF-16 units. */
  z.strictObject({
    in: z.literal('text'),
    start: z.int().min(0),
    end: z.int().min(1),
    quote: storableText(2_000),
  }),
  /** `to_ms` equal to `from_ms`: a moment. */
  z.strictObject({
    in: z.literal('audio'),
    question: z.string().max(40),
    from_ms: z.int().min(0),
    to_ms: z.int().min(0),
  }),
  /** A comment on its criterion as a whole, or, without one, on the whole work. */
  z.strictObject({ in: z.literal('criterion') }),
]);

export const commentSchema = z.strictObject({
  /** Made by the device of the teacher. */
  id: z.uuid(),
  anchor: anchorSchema,
  criterion: z.enum(ALL_CRITERIA).nullable(),
  kind: z.enum(COMMENT_KINDS),
  /** The family of an error, as in src/ielts/errors. */
  family: z.string().max(40).nullable(),
  body: storableText(2_000),
  /** Better words for those that are quoted. */
  suggestion: storableText(2_000).nullable(),
});

export const letterSchema = z.strictObject({
  text: storableText(6_000),
  strengths: z.array(storableText(600)).max(LETTER_POINTS),
  steps: z.array(storableText(600)).max(LETTER_POINTS),
});

/** What was submitted, as it was then. */
export const submittedWorkSchema = z.object({
  kind: workKindSchema,
  module: z.enum(['academic', 'general-training']),
  /** Null for Speaking. */
  task: taskSchema.nullable(),
  /** Empty for Speaking. */
  text: z.string(),
  words: z.int(),
  /** The parts of an interview; empty for Writing, and where only the recordings are known. */
  parts: z.array(speakingPartSchema),
  /** In the order of the interview. `question`: the id; `card` is the talk, `whole` one file with everything. */
  recordings: z.array(
    z.object({
      question: z.string(),
      part: z.int(),
      asked: z.string(),
      /** Null: not known. */
      duration_ms: z.int().nullable(),
    }),
  ),
});

/** A marking as its learner and its teachers see it. */
export const markingSchema = z.object({
  band: bandSchema,
  criteria: z.array(z.object({ criterion: z.enum(ALL_CRITERIA), band: bandSchema, reason: z.string() })),
  letter: letterSchema,
  /** In the order of the text or the recording; comments on criteria come last. They may overlap. */
  comments: z.array(commentSchema),
});

/** What a machine heard in each recording; null: nobody wrote it down. Never a band. */
export const transcriptSchema = z
  .array(
    z.object({
      question: z.string(),
      text: z.string(),
      /** With their times in a piece of the recording; empty without times. An interrupted answer has several pieces. */
      words: z.array(z.object({ text: z.string(), from_ms: z.int(), to_ms: z.int(), piece: z.int() })),
    }),
  )
  .nullable();
