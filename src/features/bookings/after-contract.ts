import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { someText, storableText } from '#platform/http/storable-text.ts';
import { calendarDaySchema } from '#platform/i18n/calendar-day-schema.ts';
import {
  afterViewSchema,
  attendanceSchema,
  bookingParams,
  homeworkAnswerSchema,
  homeworkViewSchema,
  instantSchema,
  sentHomeworkSchema,
  taughtSchema,
} from './booking-view-contract.ts';
import { HOMEWORK_KINDS, LONGEST_ANSWER, MOST_HOMEWORK } from './domain/after/homework.ts';
import { BAND_SKILLS, TRENDS } from './domain/brief/band-trend.ts';
import { SHARED_PARTS } from './domain/brief/shared-parts.ts';
import { AFTER_ENDPOINTS } from './endpoints.ts';

/**
 * The calls about what comes before and after a lesson: the brief for the teacher, the teacher's note, and homework.
 * Only the teacher and the learner of a lesson know of it.
 */

const teacherAccess = { role: ['teacher', 'admin'] } as const;
const learnerAccess = 'signed-in';

const textSchema = z.strictObject({
  note: storableText(5_000),
  homework: z
    .array(
      z.strictObject({
        homework_id: z.uuid(),
        kind: z.enum(HOMEWORK_KINDS),
        /** Of the list of targets; empty for a task. */
        target: storableText(200),
        text: storableText(1_000),
        due_on: calendarDaySchema.nullable(),
      }),
    )
    .max(MOST_HOMEWORK)
    .refine(
      (all) => new Set(all.map(({ homework_id: id }) => id)).size === all.length,
      'has two with one id',
    ),
});

export const listHomeworkTargets = endpoint({
  ...AFTER_ENDPOINTS.listHomeworkTargets,
  access: teacherAccess,
  summary:
    'What a teacher can set as homework besides own words: practice, and the lessons and mock tests that the learner can open.',
  params: bookingParams,
  reply: z.object({
    targets: z.array(
      z.object({
        kind: z.enum(HOMEWORK_KINDS),
        target: z.string(),
        title: z.string(),
        /** What it belongs to, such as a course. */
        group: z.string().nullable(),
      }),
    ),
  }),
  refusals: ['no-lesson-teacher', 'booking-unknown'],
});

export const getTaughtLesson = endpoint({
  ...AFTER_ENDPOINTS.getTaughtLesson,
  access: teacherAccess,
  summary: 'A lesson of the teacher, with what the teacher wrote about it and what the learner was sent.',
  params: bookingParams,
  reply: z.object({
    booking: taughtSchema,
    attendance: attendanceSchema.nullable(),
    text: textSchema,
    /** Counts the saves of the text; 0: it was never saved. */
    version: z.int(),
    /** Whether the learner has this version. */
    is_sent: z.boolean(),
    /** What the learner has; null: nothing. */
    sent: afterViewSchema.nullable(),
    can_write: z.boolean(),
    write_until: instantSchema,
    is_brief_open: z.boolean(),
    server_now: instantSchema,
  }),
  refusals: ['no-lesson-teacher', 'booking-unknown'],
});

export const saveAfterText = endpoint({
  ...AFTER_ENDPOINTS.saveAfterText,
  access: teacherAccess,
  summary:
    'Saves what a teacher writes about a lesson, from its start until 14 days after it. The learner does not see it yet.',
  maxBodyBytes: 128 * 1024,
  params: bookingParams,
  body: z.strictObject({
    /** The version that was changed; 0: the first one. */
    base: z.int().min(0),
    /** New for each save, and the same when it is sent again. */
    save_id: z.uuid(),
    text: textSchema,
  }),
  reply: z.object({ version: z.int() }),
  refusals: ['no-lesson-teacher', 'booking-unknown', 'note-closed', 'note-changed'],
});

export const sendAfterText = endpoint({
  ...AFTER_ENDPOINTS.sendAfterText,
  access: teacherAccess,
  summary:
    'Sends a saved version to the learner, who gets an email the first time. Homework that stays keeps its tick and its answer, and stays also when the learner can no longer open it. A task with an answer stays in any case. The errors of `homework-closed` name new homework that the learner cannot open.',
  params: bookingParams,
  body: z.strictObject({ version: z.int().min(1) }),
  reply: z.object({ sent: afterViewSchema }),
  refusals: [
    'no-lesson-teacher',
    'booking-unknown',
    'note-closed',
    'note-changed',
    'note-empty',
    'homework-incomplete',
    'homework-closed',
  ],
});

export const getBrief = endpoint({
  ...AFTER_ENDPOINTS.getBrief,
  access: teacherAccess,
  summary:
    'What the learner of a lesson shares with its teacher, until 7 days after the lesson. Each look is stored.',
  params: bookingParams,
  reply: z.object({
    booking: taughtSchema,
    /** Null: the learner does not share it. */
    goal: z.object({ target_band: z.number().nullable(), exam_date: z.string().nullable() }).nullable(),
    /** By skill. Null: not shared. */
    bands: z
      .array(
        z.object({
          skill: z.enum(BAND_SKILLS),
          /** The oldest first, four at most. */
          series: z.array(
            z.object({
              low: z.number(),
              high: z.number(),
              by: z.enum(['test', 'machine', 'teacher']),
              at: instantSchema,
            }),
          ),
          trend: z.enum(TRENDS),
        }),
      )
      .nullable(),
    /** The three with most open mistakes. Null: not shared. */
    errors: z
      .array(
        z.object({
          name: z.string(),
          count: z.int(),
          /** What the learner wrote, and what would be right; empty: nothing to compare with. */
          example: z.object({ given: z.string(), better: z.string() }),
        }),
      )
      .nullable(),
    /** Of the last lesson before this one that has some. Its day is on the teacher's wall clock. */
    last_homework: z
      .object({ day: calendarDaySchema, teacher_name: z.string(), homework: z.array(homeworkViewSchema) })
      .nullable(),
    server_now: instantSchema,
  }),
  refusals: ['no-lesson-teacher', 'booking-unknown', 'brief-closed'],
});

const homeworkParams = bookingParams.extend({ homeworkId: z.uuid() });

export const openAnswer = endpoint({
  ...AFTER_ENDPOINTS.openAnswer,
  access: teacherAccess,
  summary:
    'Opens what the learner submitted for a task. The learner sees when, and can change it no more. Opening it again changes nothing.',
  params: homeworkParams,
  reply: z.object({ answer: homeworkAnswerSchema }),
  refusals: ['no-lesson-teacher', 'booking-unknown', 'answer-unknown'],
});

export const answerHomework = endpoint({
  ...AFTER_ENDPOINTS.answerHomework,
  access: learnerAccess,
  summary:
    'Hands in a text for a task, in the place of an earlier one, until the teacher has opened that. It ticks the task. The same text again changes nothing, and an answer that is newer than `base` is not replaced.',
  params: homeworkParams,
  body: z.strictObject({
    text: someText(LONGEST_ANSWER),
    /** When the answer was submitted from which the text was written; null: there was none. */
    base: instantSchema.nullable(),
  }),
  reply: z.object({ answer: homeworkAnswerSchema, done_at: instantSchema.nullable() }),
  refusals: ['homework-unknown', 'homework-no-task', 'answer-opened', 'answer-changed'],
});

export const takeBackAnswer = endpoint({
  ...AFTER_ENDPOINTS.takeBackAnswer,
  access: learnerAccess,
  summary:
    'Takes back the answer to a task that was submitted at `base`, with its tick, until the teacher has opened it. Where nothing is submitted, nothing changes.',
  params: homeworkParams,
  query: z.strictObject({ base: instantSchema }),
  reply: z.object({ taken_back: z.literal(true) }),
  refusals: ['homework-unknown', 'answer-opened', 'answer-changed'],
});

export const tickHomework = endpoint({
  ...AFTER_ENDPOINTS.tickHomework,
  access: learnerAccess,
  summary: 'Says that homework is done, or that it is not.',
  params: homeworkParams,
  body: z.strictObject({ done: z.boolean() }),
  reply: z.object({ done_at: instantSchema.nullable() }),
  refusals: ['homework-unknown'],
});

export const listHomework = endpoint({
  ...AFTER_ENDPOINTS.listHomework,
  access: learnerAccess,
  summary:
    'The learner’s homework, 30 at most: what is open, by its due day, and then what was done in the last day.',
  reply: z.object({
    homework: z.array(sentHomeworkSchema.extend({ booking_id: z.uuid(), teacher_name: z.string() })),
    server_now: instantSchema,
  }),
});

/** The parts that are shared; none twice. */
const sharedSchema = z.array(z.enum(SHARED_PARTS)).max(SHARED_PARTS.length);

export const getBriefShares = endpoint({
  ...AFTER_ENDPOINTS.getBriefShares,
  access: learnerAccess,
  summary:
    'What the learner lets the teachers of own lessons see. The wish and the homework are always seen.',
  reply: z.object({
    shared: sharedSchema,
    /** When a teacher last opened a brief; null: nobody has. */
    last_look: z.object({ teacher_name: z.string(), at: instantSchema }).nullable(),
  }),
});

export const setBriefShares = endpoint({
  ...AFTER_ENDPOINTS.setBriefShares,
  access: learnerAccess,
  summary: 'Changes what the teachers of own lessons see. It holds from the next look on.',
  body: z.strictObject({ shared: sharedSchema }),
  reply: z.object({ shared: sharedSchema }),
});
