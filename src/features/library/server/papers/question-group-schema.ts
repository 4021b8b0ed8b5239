import { z } from 'zod';
import { localisedSchema, pictureSchema } from '#platform/content/content-schema.ts';
import type { LabellingType } from '#ielts/question-types/labellings.ts';
import type { LineCompletionType } from '#ielts/question-types/completions.ts';
import type { QuestionType } from '#ielts/question-types/registry.ts';
import type { VerdictType } from '#ielts/question-types/verdicts.ts';
import { gapsOfLines, gapsOfRows } from '#ielts/question-types/gaps.ts';

export const numberSchema = z.int().min(1).max(40).describe('Counted from 1 through the whole section.');

const statementSchema = z.strictObject({
  number: numberSchema,
  statement: z.string().min(5).describe('What the candidate judges or matches.'),
});
const stemSchema = z.strictObject({ number: numberSchema, stem: z.string().min(3) });
const choiceSchema = z.strictObject({
  number: numberSchema,
  stem: z.string().min(5),
  options: z.array(z.string().min(1)).min(3).max(5).describe('In the order shown: A, B, C, …'),
});
const gapSchema = z.strictObject({
  number: numberSchema,
  text: z
    .string()
    .regex(/^[^{]*\{gap\}[^{]*$/, 'must hold {gap} exactly once')
    .describe('A sentence with {gap} where the answer goes.'),
});
const wordLimitSchema = z.strictObject({
  words: z.int().min(1).max(4).describe('The most words of an answer.'),
  number: z.boolean().describe('Whether a number may stand beside the words or instead of them.'),
});
const fromTextSchema = z.strictObject({ from: z.literal('text'), wordLimit: wordLimitSchema });
const boxOptions = z
  .array(z.string().min(1))
  .min(3)
  .max(12)
  .describe('The words of the box: A, B, C, … More than there are gaps.');
const reuseSchema = z
  .boolean()
  .default(false)
  .describe('Whether an option may be the answer of several questions.');
const fillSchema = z.discriminatedUnion('from', [
  fromTextSchema,
  z.strictObject({ from: z.literal('box'), options: boxOptions, reuse: reuseSchema }),
]);
const labelFillSchema = z.discriminatedUnion('from', [
  fromTextSchema,
  z.strictObject({
    from: z.literal('letters'),
    count: z.int().min(3).max(12).describe('How many letters stand on the picture.'),
  }),
]);
/** `{7}` is the gap of question 7. */
const withGaps = z
  .string()
  .regex(/^(?:[^{}]|\{\d{1,2}\})*$/, 'gaps are written as {7}, by the number of their question')
  .describe('A text with its gaps: {7} is the gap of question 7.');
const lineSchema = z.strictObject({
  text: withGaps,
  label: z.string().min(1).optional().describe('Of a form: what the line is of, such as Name.'),
  heading: z.boolean().optional().describe('Of notes: whether this line is a heading.'),
  indent: z.int().min(0).max(3).optional().describe('Of notes: how far the line is set in.'),
});
const titleSchema = z.string().min(2).describe('The heading over the questions.');
const questionsOf = <S extends z.ZodType>(schema: S) => z.array(schema).min(1);

const statements = questionsOf(statementSchema);

function verdictSchema<Type extends VerdictType>(type: Type) {
  return z.strictObject({ type: z.literal(type), questions: statements });
}

function lineCompletionSchema<Type extends LineCompletionType>(type: Type) {
  return z.strictObject({
    type: z.literal(type),
    title: titleSchema,
    fill: fillSchema,
    lines: z.array(lineSchema).min(1),
  });
}

function labellingSchema<Type extends LabellingType>(type: Type) {
  return z.strictObject({
    type: z.literal(type),
    title: titleSchema,
    picture: pictureSchema,
    fill: labelFillSchema,
    questions: questionsOf(stemSchema),
  });
}

/** The form in which an author writes a group of each type. */
const GROUP_SCHEMAS = {
  'true-false-not-given': verdictSchema('true-false-not-given'),
  'yes-no-not-given': verdictSchema('yes-no-not-given'),
  'multiple-choice': z.strictObject({
    type: z.literal('multiple-choice'),
    questions: questionsOf(choiceSchema),
  }),
  'multiple-choice-several': z.strictObject({
    type: z.literal('multiple-choice-several'),
    stem: z.string().min(5),
    options: z.array(z.string().min(1)).min(5).max(8),
    choose: z.int().min(2).max(3).describe('How many of the options are right.'),
    marking: z
      .enum(['each', 'together'])
      .default('each')
      .describe('“each”: a number and a mark for every letter. “together”: one number for all of them.'),
    questions: questionsOf(z.strictObject({ number: numberSchema })),
  }),
  'matching-information': z.strictObject({
    type: z.literal('matching-information'),
    reuse: reuseSchema,
    questions: statements,
  }),
  'matching-headings': z.strictObject({
    type: z.literal('matching-headings'),
    headings: z
      .array(z.string().min(3))
      .min(3)
      .max(12)
      .describe('Numbered i, ii, iii, … in this order. More than there are paragraphs to match.'),
    questions: questionsOf(
      z.strictObject({
        number: numberSchema,
        paragraph: z
          .string()
          .regex(/^[A-Z]$/)
          .describe('The letter of the paragraph.'),
      }),
    ),
  }),
  'matching-features': z.strictObject({
    type: z.literal('matching-features'),
    title: titleSchema,
    features: z.array(z.string().min(1)).min(3).max(9).describe('People, places, years: A, B, C, …'),
    reuse: reuseSchema,
    questions: statements,
  }),
  'matching-sentence-endings': z.strictObject({
    type: z.literal('matching-sentence-endings'),
    endings: z.array(z.string().min(3)).min(3).max(9).describe('A, B, C, … More than there are questions.'),
    questions: questionsOf(stemSchema),
  }),
  'sentence-completion': z.strictObject({
    type: z.literal('sentence-completion'),
    wordLimit: wordLimitSchema,
    questions: questionsOf(gapSchema),
  }),
  'form-completion': lineCompletionSchema('form-completion'),
  'note-completion': lineCompletionSchema('note-completion'),
  'flow-chart-completion': lineCompletionSchema('flow-chart-completion'),
  'summary-completion': lineCompletionSchema('summary-completion'),
  'table-completion': z.strictObject({
    type: z.literal('table-completion'),
    title: titleSchema,
    fill: fillSchema,
    columns: z.array(z.string()).min(2).max(5).describe('The headings of the columns.'),
    rows: z.array(z.array(withGaps)).min(1).describe('Row by row, a cell for each column.'),
  }),
  'diagram-labelling': labellingSchema('diagram-labelling'),
  'plan-labelling': labellingSchema('plan-labelling'),
  'map-labelling': labellingSchema('map-labelling'),
  'short-answer': z.strictObject({
    type: z.literal('short-answer'),
    wordLimit: wordLimitSchema,
    questions: questionsOf(stemSchema),
  }),
} as const satisfies { readonly [Type in QuestionType]: z.ZodObject<{ type: z.ZodLiteral<Type> }> };

type GroupSchema = (typeof GROUP_SCHEMAS)[QuestionType];

const questionGroupContentSchema = z.discriminatedUnion(
  'type',
  Object.values(GROUP_SCHEMAS) as [GroupSchema, ...GroupSchema[]],
);

type GroupContent = z.output<typeof questionGroupContentSchema>;

/** A group with its questions: those of a form, notes, a table, … are derived from its gaps. */
export function withQuestions(group: GroupContent) {
  if ('lines' in group) return { ...group, questions: gapsOfLines(group.lines) };
  return 'rows' in group ? { ...group, questions: gapsOfRows(group.rows) } : group;
}

/** A group as its author writes it. */
export const questionGroupSchema = questionGroupContentSchema.transform(withQuestions);

/** The same in a lesson, where a group may add one sentence to its instructions. */
export const LESSON_QUESTION_GROUPS = Object.values(GROUP_SCHEMAS).map((schema) =>
  (schema as z.ZodObject).extend({ instruction: localisedSchema.optional() }),
) as unknown as readonly GroupSchema[];
