import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { MAX_ANSWER_LENGTH } from './domain/merge-answers.ts';
import { RIGHT_RULES, WRONG_RULES } from './domain/mark.ts';
import { SKILLS, type Section } from './domain/paper.ts';

/**
 * The calls of the mock tests, for learners and visitors alike. Instants are ISO 8601 with milliseconds, in UTC.
 */

const instantSchema = z.iso.datetime({ precision: 3 });
const mockTestSchema = z.string().max(80);
const attemptParams = z.strictObject({ attemptId: z.uuid() });

const answerSchema = z.strictObject({
  number: z.int().min(1).max(40),
  // PostgreSQL cannot keep the character NUL.
  value: z
    .string()
    .max(MAX_ANSWER_LENGTH)
    .refine((text) => !text.includes('\u0000'), 'has a character that cannot be kept'),
  sequence: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
});

const answersSchema = z
  .array(answerSchema)
  .max(40)
  .refine((list) => new Set(list.map(({ number }) => number)).size === list.length, 'has a question twice');

const currentAnswerSchema = z.object({ number: z.int(), value: z.string(), sequence: z.int() });

const savedSchema = z.object({
  /** Committed to disk. */
  saved: z.array(z.object({ number: z.int(), sequence: z.int() })),
  /** Not newer than what is there: nothing was changed; this is what is there. */
  stale: z.array(currentAnswerSchema),
  /** Arrived after the attempt was over: kept, not marked. */
  late: z.array(z.object({ number: z.int(), sequence: z.int() })),
  server_now: instantSchema,
});

const attemptSummarySchema = z.object({
  attempt_id: z.uuid(),
  mock_test: z.string(),
  skill: z.string(),
  phase: z.enum(['open', 'submitted']),
  started_at: instantSchema,
  deadline_at: instantSchema,
  submitted_at: instantSchema.nullable(),
  timed_out: z.boolean(),
  question_count: z.int(),
  answered_count: z.int(),
  raw_score: z.int().nullable(),
  band: z.number().nullable(),
});

// The section is the content's own shape, checked when it was loaded.
const sectionSchema = z.custom<Section>((value) => typeof value === 'object' && value !== null);

export const createAttempt = endpoint({
  method: 'post',
  path: '/api/attempts',
  access: 'anyone',
  summary:
    'Starts an attempt at one section; the clock runs from the reply on. An open attempt is not started twice.',
  body: z.strictObject({ mock_test: mockTestSchema, skill: z.enum(SKILLS) }),
  reply: attemptSummarySchema,
  refusals: ['section-unknown', 'audio-missing', 'too-many-attempts', 'too-many-starts'],
});

export const listAttempts = endpoint({
  method: 'get',
  path: '/api/attempts',
  access: 'anyone',
  summary: 'The attempts of this browser or learner, newest first.',
  query: z.strictObject({ mock_test: mockTestSchema.optional() }),
  reply: z.object({ attempts: z.array(attemptSummarySchema), server_now: instantSchema }),
});

export const getAttempt = endpoint({
  method: 'get',
  path: '/api/attempts/:attemptId',
  access: 'anyone',
  summary: 'An attempt with its paper and the answers that are saved.',
  params: attemptParams,
  reply: z.object({
    attempt: attemptSummarySchema,
    section: sectionSchema,
    answers: z.array(currentAnswerSchema),
    server_now: instantSchema,
  }),
  refusals: ['attempt-unknown'],
});

export const saveAnswers = endpoint({
  method: 'put',
  path: '/api/attempts/:attemptId/answers',
  access: 'anyone',
  summary: 'Saves a batch of answers. What is named as saved is on disk.',
  params: attemptParams,
  body: z.strictObject({ answers: answersSchema }),
  reply: savedSchema,
  refusals: ['attempt-unknown', 'question-unknown'],
  maxBodyBytes: 128 * 1024,
});

export const submitAttempt = endpoint({
  method: 'post',
  path: '/api/attempts/:attemptId/submission',
  access: 'anyone',
  summary: 'Saves the last answers, ends the attempt and marks it. A second submission changes nothing.',
  params: attemptParams,
  body: z.strictObject({ answers: answersSchema }),
  reply: z.object({ attempt: attemptSummarySchema, answers: savedSchema }),
  refusals: ['attempt-unknown', 'question-unknown'],
  maxBodyBytes: 128 * 1024,
});

export const getResult = endpoint({
  method: 'get',
  path: '/api/attempts/:attemptId/result',
  access: 'anyone',
  summary: 'Marks, band, keys and explanations of an attempt that is over.',
  params: attemptParams,
  reply: z.object({
    attempt: attemptSummarySchema,
    section: sectionSchema,
    band_table: z.array(z.object({ min_raw: z.int(), band: z.number() })),
    questions: z.array(
      z.object({
        number: z.int(),
        given: z.string(),
        right: z.boolean(),
        rule: z.enum([...RIGHT_RULES, ...WRONG_RULES]),
        accepted: z.array(z.string()),
        /** In the language of the request. */
        explanation: z.string(),
        evidence: z.array(z.object({ paragraph: z.string(), quote: z.string() })),
        /** What arrived after the attempt was over. */
        late_value: z.string().nullable(),
      }),
    ),
  }),
  refusals: ['attempt-unknown', 'attempt-open'],
});

export const MOCK_TEST_CONTRACT = {
  createAttempt,
  listAttempts,
  getAttempt,
  saveAnswers,
  submitAttempt,
  getResult,
};
export type MockTestContract = typeof MOCK_TEST_CONTRACT;
