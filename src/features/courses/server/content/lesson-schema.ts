import { z } from 'zod';
import {
  chartSchema,
  checklistSchema,
  clipSchema,
  exerciseGroupsSchema,
  speakingPartSchema,
  wordsSchema,
} from '#features/library/server/index.ts';
import { SKILLS } from '#ielts/paper/paper.ts';
import { localisedSchema, schemaName, slugSchema } from '#platform/content/content-schema.ts';
import { LESSON_KINDS } from '../../domain/lesson.ts';

const id = slugSchema.describe('Unique in the lesson, and never used again for something else.');
const title = localisedSchema;
const placeSchema = z.string().regex(/^[a-z-]+\/\d+\.\d+$/, 'must be a lesson such as grammar-basics/1.2');

const useSchema = z.discriminatedUnion('do', [
  z.strictObject({
    id,
    kind: z.literal('use'),
    title,
    do: z.literal('write'),
    prompt: localisedSchema,
    words: wordsSchema,
    checklist: checklistSchema,
  }),
  z.strictObject({
    id,
    kind: z.literal('use'),
    title,
    do: z.literal('record'),
    prompt: localisedSchema,
    seconds: z.int().min(10).max(180),
    checklist: checklistSchema,
  }),
]);

const taskSchema = z.discriminatedUnion('skill', [
  z.strictObject({
    skill: z.literal('writing'),
    type: z.literal('essay'),
    prompt: z.string().min(30),
    minutes: z.int().min(1).max(60),
    minWords: z.int().min(50).max(500),
  }),
  z.strictObject({ skill: z.literal('speaking'), parts: z.array(speakingPartSchema).min(1).max(3) }),
]);

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('text') }),
  z.strictObject({ id, kind: z.literal('tutorial'), tutorial: slugSchema }),
  z.strictObject({
    id,
    kind: z.literal('exercise'),
    title,
    intro: localisedSchema.optional(),
    passage: z
      .string()
      .regex(/^passages\/[\w-]+\.md$/, 'must be a file such as passages/1.md')
      .optional(),
    clip: clipSchema.optional(),
    charts: z.array(chartSchema).min(1).max(3).optional(),
    clock: z.int().min(1).max(60).optional().describe('Minutes of a timed workshop.'),
    groups: exerciseGroupsSchema,
  }),
  useSchema,
  z.strictObject({ id, kind: z.literal('sort') }),
  z.strictObject({ id, kind: z.literal('task'), task: taskSchema }),
  z.strictObject({
    id,
    kind: z.literal('paper'),
    skill: z.enum(SKILLS).describe('The section that a learner takes.'),
    papers: z
      .array(slugSchema)
      .min(1)
      .max(2)
      .describe('Papers of the course, by their folders; a learner chooses one.'),
  }),
]);

/** `lesson.json`: what a learner may see. */
export const lessonSchema = z.strictObject({
  ...schemaName,
  draft: z.boolean().default(false).describe('A draft is not open yet, and may be unfinished.'),
  kind: z.enum(LESSON_KINDS).describe('“teach” one point, a “workshop”, or a “scored” task.'),
  goal: localisedSchema.describe('What a learner can do afterwards, in one sentence.'),
  buildsOn: z.array(placeSchema),
  prepares: z.array(placeSchema),
  blocks: z
    .array(blockSchema)
    .min(1)
    .refine(
      (blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length,
      'has a block id twice',
    ),
});
export type WrittenLesson = z.output<typeof lessonSchema>;
export type WrittenBlock = WrittenLesson['blocks'][number];

/** `test.json` of a module. */
export const moduleTestSchema = z.strictObject({
  ...schemaName,
  draft: z.boolean().default(false),
  groups: exerciseGroupsSchema,
});
