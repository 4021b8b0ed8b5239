import { z } from 'zod';
import type { ExerciseGroup, ExerciseType } from '#ielts/exercises/exercise-types.ts';
import { gapsOf } from '#ielts/question-types/gaps.ts';
import { localisedSchema } from '#platform/content/content-schema.ts';
import { LESSON_QUESTION_GROUPS, numberSchema, withQuestions } from '../papers/question-group-schema.ts';
import { chartSchema } from '../papers/section-schemas.ts';

/** The form in which an author writes the groups of a lesson or a practice set. */

const instruction = {
  instruction: localisedSchema.optional().describe('One sentence more than the heading of the type says.'),
};
const questionsOf = <S extends z.ZodType>(schema: S) => z.array(schema).min(1);
export const clipSchema = z
  .string()
  .regex(/^clips\/[\w-]+\.json$/, 'must be a file such as clips/1.json')
  .describe('The script of what is heard.');
export const wordsSchema = z.strictObject({ from: z.int().min(1), to: z.int().min(2) });
/** What a learner checks before the models are shown. */
export const checklistSchema = z.array(localisedSchema).length(3);
const punctuation = z.boolean().optional().describe('Whether commas and stops are the point and count.');
const sentence = z.string().min(2);
const number = numberSchema;

const GROUPS = {
  cloze: z.strictObject({
    type: z.literal('cloze'),
    ...instruction,
    text: z
      .string()
      .regex(/^(?:[^{}]|\{\d{1,2}\})*\{\d{1,2}\}(?:[^{}]|\{\d{1,2}\})*$/, 'must have gaps such as {3}'),
    options: z
      .record(z.string().regex(/^\d{1,2}$/), z.array(z.string().min(1)).min(2).max(4))
      .optional()
      .describe('Of a gap that is chosen: its options by its number.'),
  }),
  correct: z.strictObject({
    type: z.literal('correct'),
    ...instruction,
    questions: questionsOf(z.strictObject({ number, sentence, punctuation })),
  }),
  transform: z.strictObject({
    type: z.literal('transform'),
    ...instruction,
    questions: questionsOf(
      z.strictObject({
        number,
        sentence: sentence.describe('English, or Chinese to be said in English.'),
        prompt: localisedSchema.optional(),
        word: z.string().min(1).optional().describe('The word that must be used.'),
        start: z.string().min(1).optional().describe('The beginning of the answer.'),
        punctuation,
      }),
    ),
  }),
  reorder: z.strictObject({
    type: z.literal('reorder'),
    ...instruction,
    questions: questionsOf(
      z.strictObject({
        number,
        pieces: z.array(z.string().min(1)).min(4).max(9).describe('Shuffled.'),
        spare: z.boolean().optional().describe('Whether one piece is not needed.'),
        start: z.string().min(1).optional(),
      }),
    ),
  }),
  match: z.strictObject({
    type: z.literal('match'),
    ...instruction,
    options: z.array(z.string().min(1)).min(3).max(8).describe('One more than there are questions.'),
    questions: questionsOf(z.strictObject({ number, text: z.string().min(1) })).min(2),
  }),
  classify: z.strictObject({
    type: z.literal('classify'),
    ...instruction,
    groups: z
      .array(z.strictObject({ id: z.string().regex(/^[a-z][a-z0-9-]*$/), label: localisedSchema }))
      .min(2)
      .max(4),
    questions: questionsOf(z.strictObject({ number, text: z.string().min(1) })),
  }),
  'word-form': z.strictObject({
    type: z.literal('word-form'),
    ...instruction,
    questions: questionsOf(
      z.strictObject({
        number,
        word: z.string().min(1),
        text: z.string().regex(/^[^{]*\{gap\}[^{]*$/, 'must hold {gap} exactly once'),
      }),
    ),
  }),
  spot: z.strictObject({
    type: z.literal('spot'),
    ...instruction,
    questions: questionsOf(
      z.strictObject({ number, text: sentence, mark: localisedSchema.describe('What to mark.') }),
    ),
  }),
  chart: z.strictObject({
    type: z.literal('chart'),
    ...instruction,
    chart: chartSchema,
    questions: questionsOf(
      z.strictObject({
        number,
        stem: z.string().min(3),
        options: z
          .array(z.string().min(1))
          .min(2)
          .max(5)
          .optional()
          .describe('Without options a number is typed.'),
      }),
    ),
  }),
  dictation: z.strictObject({
    type: z.literal('dictation'),
    ...instruction,
    questions: questionsOf(z.strictObject({ number, clip: clipSchema })),
  }),
  pair: z.strictObject({
    type: z.literal('pair'),
    ...instruction,
    questions: questionsOf(
      z.strictObject({
        number,
        options: z.tuple([z.string().min(1), z.string().min(1)]),
        clips: z.tuple([clipSchema, clipSchema]),
      }),
    ),
  }),
  write: z.strictObject({
    type: z.literal('write'),
    ...instruction,
    questions: questionsOf(
      z.strictObject({ number, prompt: localisedSchema, words: wordsSchema, checklist: checklistSchema }),
    ),
  }),
  record: z.strictObject({
    type: z.literal('record'),
    ...instruction,
    questions: questionsOf(
      z.strictObject({
        number,
        prompt: z.string().min(3),
        seconds: z.int().min(10).max(180),
        checklist: checklistSchema,
      }),
    ),
  }),
} as const satisfies { readonly [Type in ExerciseType]: z.ZodObject<{ type: z.ZodLiteral<Type> }> };

type AddedSchema = (typeof GROUPS)[ExerciseType];

const ADDED = Object.values(GROUPS) as [AddedSchema, ...AddedSchema[]];

/** A group with its questions: those of a cloze are derived from its gaps. */
function withNumberedGaps(group: z.output<AddedSchema>): ExerciseGroup {
  if (group.type !== 'cloze') return group;
  const { options, ...cloze } = group;
  const questions = gapsOf(group.text).map(({ number: gap }) => ({ number: gap, options: options?.[gap] }));
  return { ...cloze, questions };
}

const ALL = [...LESSON_QUESTION_GROUPS, ...ADDED] as const;

/** A group as its author writes it: of a type of the test, or one of those that lessons and practice add. */
const groupSchema = z
  .discriminatedUnion('type', ALL as unknown as [(typeof ALL)[number], ...(typeof ALL)[number][]])
  .transform((group) => {
    const added = ADDED.find(({ shape }) => shape.type.value === group.type);
    return added
      ? withNumberedGaps(group as Parameters<typeof withNumberedGaps>[0])
      : withQuestions(group as Parameters<typeof withQuestions>[0]);
  });
export const exerciseGroupsSchema = z.array(groupSchema).min(1);
export type WrittenGroup = z.output<typeof groupSchema>;
