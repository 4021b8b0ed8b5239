import { z } from 'zod';
import { someText, storableText } from '#platform/http/storable-text.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageCursorSchema } from '#platform/paging/page-cursor.ts';
import { PRACTICE_ADMIN_ENDPOINTS } from './admin-endpoints.ts';
import { REPORT_REASONS } from './contract.ts';
import { BANK_NAMES } from './domain/banks.ts';
import { instantSchema, namedTagSchema, numberSchema, setIdSchema, unitSchema } from './view-contract.ts';

/** The school's calls about practice questions: what answers say about each, reports, and withdrawal. */

const access = { role: 'admin' } as const;
const MAX_SEARCH = 100;
const questionBody = { set: setIdSchema, number: numberSchema };

/** Null: it is asked. */
const withdrawnSchema = z.object({ at: instantSchema, reason: z.string() }).nullable();

const statsSchema = z.object({
  set: z.string(),
  number: z.int(),
  /** Of the set, in the language of the request. */
  title: z.string(),
  type: z.string(),
  skill: namedTagSchema,
  /** What a wrong answer shows. Null: nothing that has a name. */
  error: namedTagSchema.nullable(),
  /** The author's. */
  band: z.number(),
  /** First answers of learners, without help. */
  answers: z.int(),
  /** From 0 to 1; null: no answers. */
  right_share: z.number().nullable(),
  /** By the target band of the learner; null: learners without one. */
  by_band: z.array(z.object({ band: z.number().nullable(), answers: z.int(), right: z.int() })),
  /** The correlation of a right answer with the ability of the learner, −1 to 1; null: fewer than 30 answers. */
  discrimination: z.number().nullable(),
  median_ms: z.int().nullable(),
  /** The most frequent ones, in words where the answer is a letter or a place. */
  wrong: z.array(z.object({ value: z.string(), count: z.int() })),
  /** What the answers say about the author's band. */
  band_review: z.enum(['too-few', 'fits', 'easier', 'read-again']),
  open_reports: z.int(),
  withdrawn: withdrawnSchema,
});

export const listPracticeQuestionStats = endpoint({
  ...PRACTICE_ADMIN_ENDPOINTS.listPracticeQuestionStats,
  access,
  summary: 'Questions with what their answers say, in the order of the banks; 50 on a page.',
  query: z.strictObject({
    bank: z.enum(BANK_NAMES).optional(),
    set: setIdSchema.optional(),
    /** A part of the id or of a title of the set, in either language. */
    search: storableText(MAX_SEARCH).optional(),
    /** `contradicted`: answers contradict the author's band. */
    only: z.enum(['contradicted', 'reported', 'withdrawn']).optional(),
    page: z.coerce.number().pipe(z.int().min(1).max(1_000)).optional(),
  }),
  reply: z.object({
    questions: z.array(statsSchema),
    total: z.int(),
    pages: z.int(),
    counts: z.object({ contradicted: z.int(), reported: z.int(), withdrawn: z.int() }),
  }),
});

export const inspectPracticeQuestion = endpoint({
  ...PRACTICE_ADMIN_ENDPOINTS.inspectPracticeQuestion,
  access,
  summary: 'A question with what it is about, its key and its explanations, as a session has it.',
  query: z.strictObject({ set: setIdSchema, number: z.coerce.number().pipe(numberSchema) }),
  reply: z.object({
    unit: unitSchema,
    number: z.int(),
    /** What a learner is shown beside a wrong answer: words also where the key is a letter. */
    accepted: z.array(z.string()),
    skill: namedTagSchema,
    error: namedTagSchema.nullable(),
    topic: namedTagSchema.nullable(),
    withdrawn: withdrawnSchema,
  }),
  refusals: ['question-unknown'],
});

export const withdrawPracticeQuestion = endpoint({
  ...PRACTICE_ADMIN_ENDPOINTS.withdrawPracticeQuestion,
  access,
  summary:
    'Takes a question out: it is asked no more, and its answers do not count for mistakes, mastery and ratings.',
  body: z.strictObject({ ...questionBody, reason: someText(600) }),
  reply: z.object({ withdrawn: z.literal(true), learners: z.int() }),
  refusals: ['question-unknown'],
});

export const restorePracticeQuestion = endpoint({
  ...PRACTICE_ADMIN_ENDPOINTS.restorePracticeQuestion,
  access,
  summary: 'Asks a withdrawn question again, and counts its answers again.',
  body: z.strictObject(questionBody),
  reply: z.object({ restored: z.literal(true), learners: z.int() }),
  refusals: ['question-unknown'],
});

export const listPracticeReports = endpoint({
  ...PRACTICE_ADMIN_ENDPOINTS.listPracticeReports,
  access,
  summary: 'Reports of learners about questions, the newest first.',
  query: z.strictObject({ state: z.enum(['open', 'answered']), cursor: pageCursorSchema.optional() }),
  reply: z.object({
    reports: z.array(
      z.object({
        report: z.uuid(),
        set: z.string(),
        number: z.int(),
        title: z.string(),
        reason: z.enum(REPORT_REASONS),
        text: z.string(),
        /** What the learner had answered, and what the key accepts. */
        answer: z.string(),
        /** The same in words, where the answer is a letter or a place. */
        answer_words: z.string(),
        accepted: z.array(z.string()),
        /** Null: a visitor, or the account was deleted. */
        reporter: z.object({ name: z.string(), email: z.string() }).nullable(),
        reported_at: instantSchema,
        reply: z.string().nullable(),
        answered_at: instantSchema.nullable(),
      }),
    ),
    open: z.int(),
    next_cursor: pageCursorSchema.nullable(),
  }),
});

export const answerPracticeReport = endpoint({
  ...PRACTICE_ADMIN_ENDPOINTS.answerPracticeReport,
  access,
  summary: 'Answers a report once. An account gets the answer by email.',
  params: z.strictObject({ report: z.uuid() }),
  body: z.strictObject({ reply: someText(2_000) }),
  reply: z.object({ answered: z.literal(true), mailed: z.boolean() }),
  refusals: ['report-unknown', 'report-answered'],
});
