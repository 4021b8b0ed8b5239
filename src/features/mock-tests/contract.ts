import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { MODES } from './domain/attempts/attempt.ts';
import { MAX_TEXT_LENGTH } from './domain/attempts/max-text-length.ts';
import { MARK_RULES } from '#ielts/marking/mark.ts';
import { WRITING_CRITERIA } from '#ielts/marking/model-answers.ts';
import { SKILLS, type Section } from '#ielts/paper/paper.ts';
import { MOCK_TEST_ENDPOINTS } from './endpoints.ts';

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
    .max(MAX_TEXT_LENGTH)
    .refine((text) => !text.includes('\u0000'), 'has a character that cannot be kept'),
  sequence: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** A tab or device, by the random name that it chose for itself. */
const writerSchema = z.uuid();

const answersSchema = z
  .array(answerSchema)
  .max(40)
  .refine((list) => new Set(list.map(({ number }) => number)).size === list.length, 'has a question twice');

const savedAnswerSchema = z.object({ number: z.int(), value: z.string(), sequence: z.int() });

const savedSchema = z.object({
  /** Committed to disk. */
  saved: z.array(z.object({ number: z.int(), sequence: z.int() })),
  /** Not newer than the stored answer. Nothing was changed, and the stored answer is returned. */
  stale: z.array(savedAnswerSchema),
  /** Arrived after the attempt was over. It is stored and never marked. */
  late: z.array(z.object({ number: z.int(), sequence: z.int() })),
  server_now: instantSchema,
});

export const testTitleSchema = z.object({ en: z.string(), 'zh-Hant': z.string() });

export const attemptSummarySchema = z.object({
  attempt_id: z.uuid(),
  mock_test: z.string(),
  /** The name of the mock test in both languages. The slug where its content is gone. */
  test_title: testTitleSchema,
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
  mode: z.enum(MODES),
  /** False: no clock is shown. */
  timed: z.boolean(),
  extra_time_percent: z.int(),
  /** When practice was paused. While it is, its deadline moves on. */
  paused_at: instantSchema.nullable(),
  /** The length of all earlier pauses. */
  paused_ms: z.int(),
  sitting_id: z.uuid().nullable(),
  /** The attempt is over and waits for graders, so it has no band yet. */
  waiting_for_marking: z.boolean(),
  /**
   * The attempt is over, but the last written section (Listening, Reading, Writing) of its sitting is not. Until then
   * `raw_score` and `band` are null.
   */
  waiting_for_sitting: z.boolean(),
});

/** The reason for a mark. */
export const receiptSchema = z.object({
  number: z.int(),
  given: z.string(),
  right: z.boolean(),
  rule: z.enum(MARK_RULES),
  accepted: z.array(z.string()),
  /** In the language of the request. */
  explanation: z.string(),
  /** The evidence in the passage. */
  evidence: z.array(z.object({ paragraph: z.string(), quote: z.string() })),
  /** The evidence in a recording: the part, counted from 0, and the time, if that is known. */
  heard: z.array(
    z.object({
      part: z.int(),
      turn: z.string(),
      quote: z.string(),
      start_ms: z.int().nullable(),
      end_ms: z.int().nullable(),
    }),
  ),
});

// The section has the shape of the content, which was checked when it was loaded.
const sectionSchema = z.custom<Section>((value) => typeof value === 'object' && value !== null);

export const createAttempt = endpoint({
  ...MOCK_TEST_ENDPOINTS.createAttempt,
  access: 'anyone',
  summary:
    'Starts practice of one section, with the time that the profile grants; the clock runs from the reply on. An open attempt is not started twice.',
  body: z.strictObject({
    mock_test: mockTestSchema,
    skill: z.enum(SKILLS),
    /** False: without a clock. */
    timed: z.boolean().optional(),
  }),
  reply: attemptSummarySchema,
  refusals: [
    'section-unknown',
    'audio-missing',
    'plan-needed',
    'course-needed',
    'sitting-under-way',
    'too-many-attempts',
    'too-many-starts',
  ],
});

export const listAttempts = endpoint({
  ...MOCK_TEST_ENDPOINTS.listAttempts,
  access: 'candidate',
  summary: 'The attempts of this browser or learner, newest first.',
  query: z.strictObject({ mock_test: mockTestSchema.optional() }),
  reply: z.object({ attempts: z.array(attemptSummarySchema), server_now: instantSchema }),
});

export const getAttempt = endpoint({
  ...MOCK_TEST_ENDPOINTS.getAttempt,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'An attempt with its paper and the answers that are saved.',
  params: attemptParams,
  reply: z.object({
    attempt: attemptSummarySchema,
    section: sectionSchema,
    answers: z.array(savedAnswerSchema),
    /** The answers checked in practice. They can no longer be changed. */
    checks: z.array(receiptSchema),
    server_now: instantSchema,
  }),
  refusals: ['attempt-unknown'],
});

export const saveAnswers = endpoint({
  ...MOCK_TEST_ENDPOINTS.saveAnswers,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'Saves a batch of answers. What is named as saved is on disk.',
  params: attemptParams,
  body: z.strictObject({ answers: answersSchema, writer: writerSchema.optional() }),
  reply: savedSchema,
  refusals: ['attempt-unknown', 'question-unknown', 'answer-too-long', 'held-elsewhere'],
  maxBodyBytes: 256 * 1024,
});

export const submitAttempt = endpoint({
  ...MOCK_TEST_ENDPOINTS.submitAttempt,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'Saves the last answers, ends the attempt and marks it. A second submission changes nothing.',
  params: attemptParams,
  body: z.strictObject({ answers: answersSchema, writer: writerSchema.optional() }),
  reply: z.object({ attempt: attemptSummarySchema, answers: savedSchema }),
  refusals: ['attempt-unknown', 'question-unknown', 'answer-too-long', 'held-elsewhere'],
  maxBodyBytes: 256 * 1024,
});

export const holdAttempt = endpoint({
  ...MOCK_TEST_ENDPOINTS.holdAttempt,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary:
    'Makes a tab or device the one that writes. It repeats the call every 30 seconds. Another one is refused until it takes over.',
  params: attemptParams,
  body: z.strictObject({
    writer: writerSchema,
    take_over: z.boolean(),
    /** A closed tab of the same browser, which this one replaces. */
    instead_of: writerSchema.optional(),
  }),
  reply: z.object({
    /** False where the attempt is over. */
    held: z.boolean(),
    /** No other tab has written since this one, or since the tab that it replaces. */
    unbroken: z.boolean(),
    server_now: instantSchema,
  }),
  refusals: ['attempt-unknown', 'held-elsewhere'],
});

export const leaveAttempt = endpoint({
  ...MOCK_TEST_ENDPOINTS.leaveAttempt,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'A tab that writes says that it closes; the next one need not take over.',
  params: attemptParams.extend({ writer: writerSchema }),
  reply: z.object({ left: z.literal(true) }),
  refusals: ['attempt-unknown'],
});

export const pauseAttempt = endpoint({
  ...MOCK_TEST_ENDPOINTS.pauseAttempt,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'Stops the clock of practice, or lets it run on with the time that was left.',
  params: attemptParams,
  body: z.strictObject({ paused: z.boolean() }),
  reply: z.object({ attempt: attemptSummarySchema, server_now: instantSchema }),
  refusals: ['attempt-unknown', 'exam-mode', 'attempt-over'],
});

export const checkAnswer = endpoint({
  ...MOCK_TEST_ENDPOINTS.checkAnswer,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary:
    'Says in practice whether a saved answer is right, and why. From then on the answer cannot be changed.',
  params: attemptParams,
  body: z.strictObject({ number: z.int().min(1).max(40) }),
  reply: receiptSchema,
  refusals: ['attempt-unknown', 'exam-mode', 'attempt-over', 'question-unknown', 'answer-missing'],
});

export const listSnapshots = endpoint({
  ...MOCK_TEST_ENDPOINTS.listSnapshots,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'How the texts of Writing came about, once the attempt is over.',
  params: attemptParams,
  reply: z.object({
    snapshots: z.array(
      z.object({ number: z.int(), sequence: z.int(), value: z.string(), saved_at: instantSchema }),
    ),
  }),
  refusals: ['attempt-unknown', 'attempt-open'],
});

export const getResult = endpoint({
  ...MOCK_TEST_ENDPOINTS.getResult,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary:
    'Marks, band, keys and explanations of an attempt that is over; of one in a sitting once its written sections are over (`marks-later`).',
  params: attemptParams,
  reply: z.object({
    attempt: attemptSummarySchema,
    /** Whether lessons of a course hold the section. */
    of_course: z.boolean(),
    section: sectionSchema,
    band_table: z.array(z.object({ min_raw: z.int(), band: z.number() })),
    /** None for Writing and Speaking, which graders judge. */
    questions: z.array(
      receiptSchema.extend({
        /** The answers that arrived after the attempt was over. */
        late_value: z.string().nullable(),
      }),
    ),
    /** The scripts of Listening, in the order of the parts. */
    transcripts: z.array(
      z.object({
        title: z.string(),
        situation: z.string(),
        turns: z.array(
          z.object({
            id: z.string(),
            /** Empty: the narrator. */
            speaker: z.string(),
            text: z.string(),
            start_ms: z.int().nullable(),
            end_ms: z.int().nullable(),
          }),
        ),
      }),
    ),
    /** The texts of Writing as they were when the attempt ended. */
    texts: z.array(z.object({ number: z.int(), value: z.string(), late_value: z.string().nullable() })),
    /** Answers that we wrote: for Writing by task (`1`), for Speaking by question; the best band first. */
    models: z.array(
      z.object({
        of: z.string(),
        band: z.number(),
        text: z.string(),
        /** In the language of the request. A comment without a criterion is about the whole answer. */
        comments: z.array(z.object({ criterion: z.enum(WRITING_CRITERIA).nullable(), text: z.string() })),
      }),
    ),
  }),
  refusals: ['attempt-unknown', 'attempt-open', 'marks-later'],
});

export { PLAN_KEYS, planSlug, plansWithin } from './domain/sittings/plan-access.ts';
