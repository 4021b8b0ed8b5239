import { z } from 'zod';
import { pictureSchema, slugSchema } from '#platform/content/content-schema.ts';
import { EXAMINER_LINES, TALK } from '#ielts/paper/speaking-paper.ts';
import { CHART_KINDS } from '#ielts/paper/writing-paper.ts';
import { questionGroupSchema } from './question-group-schema.ts';

/** The sections of a paper as their authors write them. */
const groupsSchema = z.array(questionGroupSchema).min(1);
const minutesSchema = z.int().min(1).max(180).describe('Minutes.');

/** The question types that Listening lacks, since it has no passage. */
const READING_ONLY = new Set([
  'true-false-not-given',
  'yes-no-not-given',
  'matching-information',
  'matching-headings',
]);

export const readingSectionSchema = z.strictObject({
  skill: z.literal('reading'),
  durationMinutes: minutesSchema,
  parts: z
    .array(
      z.strictObject({
        passage: z
          .string()
          .regex(/^passages\/[\w-]+\.md$/, 'must be a file such as passages/reading-1.md')
          .describe('The Markdown file of the passage.'),
        groups: groupsSchema,
      }),
    )
    .min(1),
});

export const listeningSectionSchema = z.strictObject({
  skill: z.literal('listening'),
  checkMinutes: z
    .int()
    .min(1)
    .max(10)
    .describe('To check the answers after the last recording; 2 in the test.'),
  parts: z
    .array(
      z.strictObject({
        script: z
          .string()
          .regex(/^scripts\/[\w-]+\.json$/, 'must be a file such as scripts/listening-1.json')
          .describe('The file of what is said.'),
        groups: groupsSchema.refine(
          (groups) => groups.every(({ type }) => !READING_ONLY.has(type)),
          'has a type of question that only Reading has',
        ),
      }),
    )
    .min(1),
});

export const chartSchema = z
  .strictObject({
    kind: z.enum(CHART_KINDS),
    title: z.string().min(3),
    unit: z.string().describe('Of every value, such as %.'),
    categoryLabel: z.string().min(1).describe('What the categories are, such as Year.'),
    categories: z.array(z.string().min(1)).min(2).max(14),
    series: z
      .array(z.strictObject({ name: z.string().min(1), values: z.array(z.number()).min(1) }))
      .min(1)
      .max(8),
    source: z.string().optional(),
  })
  .refine(
    ({ categories, series }) => series.every(({ values }) => values.length === categories.length),
    'must have as many values in every series as there are categories',
  );

const task = {
  number: z.int().min(1).max(2),
  minutes: minutesSchema,
  minWords: z.int().min(50).max(500).describe('Write at least so many words.'),
  prompt: z.string().min(30).describe('The task as the candidate reads it.'),
};

export const writingTaskSchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('chart'),
      ...task,
      chart: chartSchema.optional(),
      charts: z.array(chartSchema).min(2).max(3).optional(),
      picture: pictureSchema
        .extend({ title: z.string().min(3) })
        .optional()
        .describe('Shown above the charts, such as the steps of a process. Only in a mock test.'),
    }),
    z.strictObject({
      type: z.literal('letter'),
      ...task,
      points: z.array(z.string().min(5)).length(3).describe('What the letter must say.'),
      opening: z.string().regex(/^Dear .+,$/, 'must be such as “Dear Sir or Madam,”'),
    }),
    z.strictObject({ type: z.literal('essay'), ...task }),
  ])
  .refine(
    (each) => each.type !== 'chart' || (each.chart === undefined) !== (each.charts === undefined),
    'must have either “chart” or “charts”',
  );

export const writingSectionSchema = z.strictObject({
  skill: z.literal('writing'),
  durationMinutes: minutesSchema,
  tasks: z.array(writingTaskSchema).min(1).max(2),
});

const spokenIdSchema = slugSchema.refine((id) => id !== TALK, `must not be “${TALK}”: that is the talk`);
const spokenText = {
  text: z.string().min(3),
  spoken: z
    .string()
    .min(3)
    .optional()
    .describe('As it is said, where “text” has figures, signs or names that a voice misreads.'),
};
const questionSchema = z.strictObject({
  id: spokenIdSchema,
  ...spokenText,
  seconds: z
    .int()
    .min(10)
    .max(180)
    .describe(
      'In Part 2 the longest answer that is recorded. In Parts 1 and 3 what an answer usually takes.',
    ),
});
const topicsSchema = z
  .array(z.strictObject({ title: z.string().min(3), questions: z.array(questionSchema).min(1).max(8) }))
  .min(1)
  .max(4);

export const speakingPartSchema = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal(1), topics: topicsSchema }),
  z.strictObject({
    part: z.literal(2),
    preparationSeconds: z.int().min(30).max(120),
    talkSeconds: z.int().min(60).max(180),
    card: z.strictObject({
      topic: z.string().min(10),
      lead: z.string().min(3),
      points: z.array(z.string().min(3)).min(2).max(4),
      closing: z.string().min(3),
    }),
    roundingOff: z.array(questionSchema).max(3),
  }),
  z.strictObject({ part: z.literal(3), topics: topicsSchema }),
]);

export const speakingSectionSchema = z
  .strictObject({
    skill: z.literal('speaking'),
    parts: z.array(speakingPartSchema).min(1).max(3),
    examiner: z.strictObject({
      lines: z.array(z.strictObject({ id: z.enum(EXAMINER_LINES), ...spokenText })).min(1),
    }),
  })
  .refine(
    ({ parts }) => parts.every(({ part }, i) => part > (parts[i - 1]?.part ?? 0)),
    'must have each part once, in the order of the test',
  );

export const sectionSchema = z.discriminatedUnion('skill', [
  listeningSectionSchema,
  readingSectionSchema,
  writingSectionSchema,
  speakingSectionSchema,
]);
export type SectionContent = z.output<typeof sectionSchema>;
