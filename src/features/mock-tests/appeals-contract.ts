import { z } from 'zod';
import { SKILLS } from '#ielts/paper/paper.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { calendarDaySchema } from '#platform/i18n/calendar-day-schema.ts';
import { pageCursorSchema } from '#platform/paging/page-cursor.ts';
import { APPEAL_REASON, APPEAL_VERDICTS, MAX_APPEAL_ANSWER } from './domain/results/appeal.ts';
import { APPEAL_ENDPOINTS } from './appeals-endpoints.ts';
import { APPEAL_ADMIN_ENDPOINTS } from './appeals-admin-endpoints.ts';

/** The calls for appeals against marks: a learner's own, and an admin's answers. */

const attemptParams = z.strictObject({ attemptId: z.uuid() });
const instantSchema = z.iso.datetime({ precision: 3 });
// PostgreSQL cannot keep the character NUL.
const hasNoNul = (text: string) => !text.includes('\u0000');
const NUL_MESSAGE = 'has a character that cannot be kept';
const words = (least: number, most: number) =>
  z
    .string()
    .max(most)
    .refine(hasNoNul, NUL_MESSAGE)
    .refine((text) => text.trim().length >= least, 'is too short');

const appealSchema = z.object({
  number: z.int(),
  reason: z.string(),
  created_at: instantSchema,
  /** Null until an admin has answered. */
  verdict: z.enum(APPEAL_VERDICTS).nullable(),
  answer: z.string().nullable(),
  answered_at: instantSchema.nullable(),
});

export const listAppeals = endpoint({
  ...APPEAL_ENDPOINTS.listAppeals,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'The appeals against marks of an attempt, and what came of them.',
  params: attemptParams,
  reply: z.object({ appeals: z.array(appealSchema) }),
  refusals: ['attempt-unknown'],
});

export const addAppeal = endpoint({
  ...APPEAL_ENDPOINTS.addAppeal,
  access: 'candidate',
  unknownCandidate: 'attempt-unknown',
  summary: 'Asks to look at the mark of one question again. Each question of an attempt once.',
  params: attemptParams,
  body: z.strictObject({
    number: z.int().min(1).max(40),
    reason: words(APPEAL_REASON.least, APPEAL_REASON.most),
  }),
  reply: appealSchema,
  refusals: [
    'attempt-unknown',
    'attempt-open',
    'marks-later',
    'question-unknown',
    'appeal-exists',
    'too-many-appeals',
  ],
});

const filterSchema = z.strictObject({
  /** Answered appeals too. Without it, only those that wait for an answer. */
  all: z.enum(['true']).optional(),
  /** Part of the learner's name or address, or of the reason. */
  search: z.string().max(200).refine(hasNoNul, NUL_MESSAGE).optional(),
  skill: z.enum(SKILLS).optional(),
  /** The first day and the last one on which appeals were made, in the time zone of the admin's account. */
  from: calendarDaySchema.optional(),
  to: calendarDaySchema.optional(),
  /** `next_cursor` of the previous page. */
  cursor: pageCursorSchema.optional(),
});

export const findAppeals = endpoint({
  ...APPEAL_ADMIN_ENDPOINTS.findAppeals,
  access: { role: 'admin' },
  summary:
    'Appeals with the answer and the key they are about, 50 at a time: open ones, the oldest first, or all, the newest first.',
  query: filterSchema,
  reply: z.object({
    /** The zone in which `from` and `to` were read: that of the account, or UTC. */
    time_zone: z.string(),
    /** Sent as `cursor`, it requests the next page; null: this is the last one. */
    next_cursor: pageCursorSchema.nullable(),
    appeals: z.array(
      appealSchema.extend({
        id: z.uuid(),
        mock_test: z.string(),
        test_title: z.string(),
        /** The words of the question. */
        question: z.string(),
        skill: z.string(),
        given: z.string(),
        right: z.boolean(),
        accepted: z.array(z.string()),
        /** Null for a visitor, who gets no email. */
        name: z.string().nullable(),
        email: z.string().nullable(),
      }),
    ),
  }),
});

export const exportAppeals = endpoint({
  ...APPEAL_ADMIN_ENDPOINTS.exportAppeals,
  access: { role: 'admin' },
  summary: 'All appeals of a filter as CSV (UTF-8 with a byte order mark), times in the zone of the account.',
  query: filterSchema.omit({ cursor: true }),
  reply: z.never(),
});

export const answerAppeal = endpoint({
  ...APPEAL_ADMIN_ENDPOINTS.answerAppeal,
  access: { role: 'admin' },
  summary:
    'Answers an appeal, once, and writes to the learner where there is an account. Upheld, a wrong answer counts as right from then on.',
  params: z.strictObject({ appealId: z.uuid() }),
  body: z.strictObject({ verdict: z.enum(APPEAL_VERDICTS), answer: words(1, MAX_APPEAL_ANSWER) }),
  reply: z.object({
    answered: z.literal(true),
    /** Whether the mark changed. It does not when the answer was right already or blank. */
    remarked: z.boolean(),
  }),
  refusals: ['appeal-unknown', 'appeal-answered'],
});
