import { z } from 'zod';
import { someText } from '#platform/http/storable-text.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { CREDIT_KINDS, ORDER_SOURCES, ORDER_STATES, PAYMENTS } from './domain/marking-order.ts';
import { MARKING_ENDPOINTS } from './endpoints.ts';
import {
  instantSchema,
  markingSchema,
  orderParams,
  rangeSchema,
  recordingParams,
  submittedWorkSchema,
  transcriptSchema,
  workKindSchema,
} from './marking-view-contract.ts';

/** The calls about a learner's works that a teacher marks. Instants are ISO 8601 with milliseconds, in UTC. */

const MOST_TEXT = 2_000;

/** How many markings the wallet pays for. They expire; the earliest end of those that are left comes with them. */
const creditsSchema = z.array(
  z.object({ kind: z.enum(CREDIT_KINDS), left: z.int().min(0), expires_at: instantSchema.nullable() }),
);

const orderSummarySchema = z.object({
  marking_order_id: z.uuid(),
  kind: workKindSchema,
  source: z.enum(ORDER_SOURCES),
  /** The work of a mock test or of practice; null: of a course. */
  work_id: z.uuid().nullable(),
  /** The lesson of a course; null: no course. */
  lesson: z.object({ course: z.string(), lesson: z.string() }).nullable(),
  is_appeal: z.boolean(),
  paid_by: z.enum(PAYMENTS),
  state: z.enum(ORDER_STATES),
  submitted_at: instantSchema,
  /** The learner has the marking by then. */
  due_at: instantSchema,
  /** True: the marking is late. It stays true once it is done. */
  is_late: z.boolean(),
  /** 1: it is the next one. Null: a teacher has it, or it is over. */
  place: z.int().min(1).nullable(),
  done_at: instantSchema.nullable(),
  /** Of a finished marking. */
  band: z.number().nullable(),
  /** The start of the task; empty for Speaking. */
  prompt: z.string(),
  /** Why the school cancelled it; null: it did not. */
  cancelled_because: z.string().nullable(),
});

export const listMarkings = endpoint({
  ...MARKING_ENDPOINTS.listMarkings,
  access: 'signed-in',
  summary:
    'The works of the learner that a teacher marks or has marked, the newest first, and the credits left.',
  reply: z.object({
    markings: z.array(orderSummarySchema),
    credits: creditsSchema,
    /** When the learner agreed that marked essays calibrate machines' bands; null: they may not. */
    consented_at: instantSchema.nullable(),
    server_now: instantSchema,
  }),
});

export const getMarkingOffer = endpoint({
  ...MARKING_ENDPOINTS.getMarkingOffer,
  access: 'signed-in',
  summary: 'Whether a work can be submitted for marking, what pays for it, and by when it would be marked.',
  query: z.strictObject({
    work_id: z.uuid().optional(),
    course: z.string().max(80).optional(),
    lesson: z.string().max(80).optional(),
  }),
  reply: z.object({
    /** The order, where the work has been submitted already. */
    order: orderSummarySchema.nullable(),
    /** The last order that the school cancelled, where there is no other. The work can be submitted again. */
    cancelled: orderSummarySchema.nullable(),
    /** What would pay for it. Null: nothing does, so a credit of this kind is needed. */
    paid_by: z.enum(PAYMENTS).nullable(),
    kind: z.enum(CREDIT_KINDS),
    /** Whether a machine has graded it, so that a submission can be an appeal. */
    may_appeal: z.boolean(),
    credits: creditsSchema,
    /** The hours within which a work is marked. */
    hours: z.int(),
  }),
  refusals: ['work-unknown', 'work-open', 'nothing-recorded', 'recordings-arriving'],
});

export const submitForMarking = endpoint({
  ...MARKING_ENDPOINTS.submitForMarking,
  access: 'signed-in',
  summary:
    'Submits a work for marking by a teacher and uses up what pays for it. A second submission of one work returns the first.',
  body: z.union([
    z.strictObject({
      work_id: z.uuid(),
      /** True: an appeal against a machine’s grade. Two teachers mark it. */
      is_appeal: z.boolean().optional(),
    }),
    z.strictObject({ course: z.string().max(80), lesson: z.string().max(80) }),
  ]),
  reply: z.object({ order: orderSummarySchema }),
  refusals: [
    'work-unknown',
    'work-open',
    'work-not-graded',
    'nothing-recorded',
    'recordings-arriving',
    'credit-needed',
  ],
});

export const getMarking = endpoint({
  ...MARKING_ENDPOINTS.getMarking,
  access: 'signed-in',
  summary: 'A submitted work with its place in the queue and, once it is done, the marking.',
  params: orderParams,
  reply: z.object({
    order: orderSummarySchema,
    work: submittedWorkSchema,
    transcript: transcriptSchema,
    /** Null until it is done. */
    marking: markingSchema
      .extend({
        /** First names of the teachers whose bands count, and their pages. */
        teachers: z.array(z.object({ name: z.string(), slug: z.string().nullable() })),
        /** 1 for the first; a later one says why it replaces the one before. */
        version: z.int(),
        changed_because: z.string().nullable(),
        /** The families of the errors in its comments with their counts, the most frequent first. */
        families: z.array(z.object({ family: z.string(), name: z.string(), count: z.int() })),
      })
      .nullable(),
    /** The machine’s band: an estimate. Null: there is none. */
    estimate: rangeSchema.nullable(),
    question: z
      .object({
        text: z.string(),
        asked_at: instantSchema,
        answer: z.string().nullable(),
        answered_at: instantSchema.nullable(),
      })
      .nullable(),
    /** The last instant for a question. Null: there is no marking yet, or the question was asked. */
    question_until: instantSchema.nullable(),
    rating: z.object({ clear: z.int(), useful: z.int() }).nullable(),
    server_now: instantSchema,
  }),
  refusals: ['marking-unknown'],
});

export const getMarkedRecording = endpoint({
  ...MARKING_ENDPOINTS.getMarkedRecording,
  access: 'signed-in',
  summary: 'A recording of a submitted interview, whole or the range that is requested.',
  params: recordingParams,
  reply: z.unknown(),
  refusals: ['marking-unknown', 'recording-missing'],
});

export const sendMarkingQuestion = endpoint({
  ...MARKING_ENDPOINTS.sendMarkingQuestion,
  access: 'signed-in',
  summary: 'The learner’s one question about a marking.',
  params: orderParams,
  body: z.strictObject({ text: someText(MOST_TEXT) }),
  reply: z.object({ sent: z.literal(true) }),
  refusals: ['marking-unknown', 'marking-open', 'question-over', 'question-exists'],
});

export const rateMarking = endpoint({
  ...MARKING_ENDPOINTS.rateMarking,
  access: 'signed-in',
  summary: 'The learner’s rating of a marking. Only the school sees it. A second one replaces the first.',
  params: orderParams,
  body: z.strictObject({ clear: z.int().min(1).max(5), useful: z.int().min(1).max(5) }),
  reply: z.object({ rated: z.literal(true) }),
  refusals: ['marking-unknown', 'marking-open'],
});

export const saveMarkingConsent = endpoint({
  ...MARKING_ENDPOINTS.saveMarkingConsent,
  access: 'signed-in',
  summary:
    'Whether the learner’s marked essays may be used, without a name, to calibrate the bands of machines. It can be withdrawn.',
  body: z.strictObject({ agrees: z.boolean() }),
  reply: z.object({ consented_at: instantSchema.nullable() }),
});
