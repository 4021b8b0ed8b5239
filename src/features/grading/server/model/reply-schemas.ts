import { z } from 'zod';
import { findQuote } from '../../domain/rubric/find-quote.ts';
import { LEVELS, type Level, type QuestionId } from '../../domain/rubric/rubric-questions.ts';
import { CRITERION_NAMES } from '../../domain/rubric/combine-bands.ts';
import type { CriterionName } from '../../domain/model/band-model.ts';
import type { ReadReply } from './create-model-client.ts';

/** An answer whose quote occurs in the text, exactly as the text has it. */
export type RubricAnswer = {
  readonly question: QuestionId;
  readonly level: Level;
  readonly quote: string | undefined;
};

export const SIDES = ['first', 'second', 'same'] as const;
export type Side = (typeof SIDES)[number];
export type Sides = Readonly<Record<CriterionName, Side>>;

/** A criterion with fewer quotes is not shown by anything. */
const LEAST_QUOTES = 2;

const answerSchema = z.strictObject({ level: z.enum(LEVELS), quote: z.string().max(2_000) });
const strict = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The schema of the answers to some questions, within the limits of strict mode. */
export function rubricJsonSchema(questions: readonly QuestionId[]): object {
  const answer = strict({ level: { type: 'string', enum: LEVELS }, quote: { type: 'string' } });
  return strict(Object.fromEntries(questions.map((question) => [question, answer])));
}

export const COMPARISON_JSON_SCHEMA = strict(
  Object.fromEntries(CRITERION_NAMES.map((name) => [name, { type: 'string', enum: SIDES }])),
);

/** Reads the answers about a text. Fewer than two different quotes that occur in it are a problem. */
export function readRubric(
  questions: readonly QuestionId[],
  text: string,
): ReadReply<readonly RubricAnswer[]> {
  const schema = z.strictObject(Object.fromEntries(questions.map((question) => [question, answerSchema])));
  return (value) => {
    const read = schema.safeParse(value);
    if (!read.success) return { ok: false, problem: describeIssue(read.error) };
    const answers = questions.map((question) => {
      const { level = 'medium', quote = '' } = read.data[question] ?? {};
      return { question, level, quote: findQuote(text, quote) };
    });
    const quotes = new Set(answers.flatMap(({ quote }) => quote ?? []));
    if (quotes.size < LEAST_QUOTES) {
      return {
        ok: false,
        problem: `${quotes.size} of the quotes occur in the text. Copy at least ${LEAST_QUOTES} different ones exactly.`,
      };
    }
    return { ok: true, value: answers };
  };
}

const comparisonSchema = z.strictObject({
  task: z.enum(SIDES),
  cohesion: z.enum(SIDES),
  lexis: z.enum(SIDES),
  grammar: z.enum(SIDES),
});

/** Reads which of two texts is better. */
export const readComparison: ReadReply<Sides> = (value) => {
  const read = comparisonSchema.safeParse(value);
  return read.success ? { ok: true, value: read.data } : { ok: false, problem: describeIssue(read.error) };
};

/** Where the answer is wrong. The model's own words and names are left out, because they may be the learner's. */
function describeIssue({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (issue?.code === 'unrecognized_keys') return 'It has names that were not asked for.';
  const place = issue?.path.join('.') ?? '';
  return `${place || 'The answer'} is not what was asked for.`;
}
