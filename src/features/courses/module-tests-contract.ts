import { z } from 'zod';
import { storableText } from '#platform/http/storable-text.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { courseParams, lessonReceiptSchema, sequenceSchema } from './contract.ts';
import { MAX_LESSON_ANSWER, MOST_ANSWERS } from './domain/answer-limits.ts';
import type { ExerciseBlock } from './domain/lesson-content.ts';
import { MODULE_TEST_ENDPOINTS } from './module-tests-endpoints.ts';

/** The calls for module tests: ten questions, marked together when they are submitted. */

const instantSchema = z.iso.datetime({ precision: 3 });
const testParams = courseParams.extend({ testId: z.uuid() });
// The blocks have the shape of the content, which was checked when it was loaded.
const blockSchema = z.custom<ExerciseBlock>((value) => typeof value === 'object' && value !== null);

const answersSchema = z
  .array(
    z.strictObject({
      number: z.int().min(1).max(40),
      value: storableText(MAX_LESSON_ANSWER),
      sequence: sequenceSchema,
    }),
  )
  .max(MOST_ANSWERS)
  .refine((list) => new Set(list.map(({ number }) => number)).size === list.length, 'has a question twice');

const savedAnswerSchema = z.object({ number: z.int(), value: z.string(), sequence: z.int() });

const receiptSchema = lessonReceiptSchema
  .pick({
    number: true,
    value: true,
    rule: true,
    accepted: true,
    words: true,
    explanation: true,
    evidence: true,
  })
  .extend({
    right: z.boolean(),
    /** The lesson to look at again. */
    lesson: z.object({ slug: z.string(), number: z.string(), title: z.string() }).nullable(),
  });

const testSchema = z.object({
  test_id: z.uuid(),
  module: z.int(),
  started_at: instantSchema,
  /** Exercises without keys; the questions are numbered from 1 through all of them. */
  blocks: z.array(blockSchema),
  answers: z.array(savedAnswerSchema),
  questions: z.int(),
  /** Null: it has not been submitted. */
  result: z
    .object({
      submitted_at: instantSchema,
      right: z.int(),
      passed: z.boolean(),
      receipts: z.array(receiptSchema),
    })
    .nullable(),
});

export const startModuleTest = endpoint({
  ...MODULE_TEST_ENDPOINTS.startModuleTest,
  access: 'candidate',
  summary:
    'Starts the test of a module. An open attempt is returned instead. A repetition has other questions.',
  params: courseParams.extend({ module: z.coerce.number().int().min(1).max(99) }),
  reply: z.object({ test: testSchema }),
  refusals: ['course-unknown', 'course-needed', 'test-not-open', 'too-many-tests', 'too-many-starts'],
});

export const getModuleTest = endpoint({
  ...MODULE_TEST_ENDPOINTS.getModuleTest,
  access: 'candidate',
  unknownCandidate: 'test-unknown',
  summary:
    'An attempt at a module test with the answers that are saved, and its result once it is submitted.',
  params: testParams,
  reply: z.object({ test: testSchema }),
  refusals: ['course-unknown', 'test-unknown'],
});

export const saveTestAnswers = endpoint({
  ...MODULE_TEST_ENDPOINTS.saveTestAnswers,
  access: 'candidate',
  unknownCandidate: 'test-unknown',
  summary: 'Saves answers of a module test. An older answer replaces nothing. What is returned is on disk.',
  params: testParams,
  body: z.strictObject({ answers: answersSchema }),
  reply: z.object({ answers: z.array(savedAnswerSchema) }),
  refusals: ['course-unknown', 'test-unknown', 'test-over', 'question-unknown'],
  maxBodyBytes: 64 * 1024,
});

export const submitModuleTest = endpoint({
  ...MODULE_TEST_ENDPOINTS.submitModuleTest,
  access: 'candidate',
  unknownCandidate: 'test-unknown',
  summary: 'Saves the last answers of a module test and marks it. A second submission changes nothing.',
  params: testParams,
  body: z.strictObject({ answers: answersSchema }),
  reply: z.object({ test: testSchema }),
  refusals: ['course-unknown', 'test-unknown', 'question-unknown'],
  maxBodyBytes: 64 * 1024,
});
