import { z } from 'zod';
import { storableText } from '#platform/http/storable-text.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import { MARK_RULES } from '#ielts/marking/mark.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageCursorSchema } from '#platform/paging/page-cursor.ts';
import { MAX_FREE_PRACTICE_ANSWER, MOST_IN_PACKET } from './domain/answer-limits.ts';
import { BANK_NAMES } from './domain/banks.ts';
import { GENERATOR_NAMES } from './domain/endless/generators.ts';
import { MASTERY_LEVELS } from './domain/mastery.ts';
import { type LessonLink, SESSION_MINUTES, type TagRule } from './domain/practice-session.ts';
import { RETENTIONS } from './domain/retention.ts';
import { SET_ACCESS } from './domain/practice-set.ts';
import { PRACTICE_ENDPOINTS } from './endpoints.ts';
import {
  daySchema,
  instantSchema,
  msSchema,
  namedTagSchema,
  numberSchema,
  setIdSchema,
  unitSchema,
  zoneSchema,
} from './view-contract.ts';
import { wordCardSchema } from './words-contract.ts';

/**
 * The calls of practice, for learners and visitors alike. A session is loaded whole, with its keys, and works without a
 * connection; its answers are marked again by the server, whose mark counts (ADR 49).
 */

const zoneQuery = z.strictObject({ zone: zoneSchema });
const tag = z.string().max(60);
const sessionParams = z.strictObject({ session: z.uuid() });
const minutesSchema = z.literal(SESSION_MINUTES);

/** Why a part of a session is there. */
const partReasonSchema = z.discriminatedUnion('because', [
  /** Answered wrong or slowly before, and perhaps forgotten by now. */
  z.object({ because: z.literal('due'), overdue_days: z.int() }),
  /** The same, and it would be forgotten too far on the learner's next usual day: it comes before it is due. */
  z.object({ because: z.literal('early') }),
  /** More of the plan falls to this skill than to most. */
  z.object({ because: z.literal('weak') }),
  /** Nothing of the skill was ever answered. */
  z.object({ because: z.literal('new') }),
  z.object({ because: z.literal('keep-up') }),
  /** The learner asked for this type, error, topic, skill or set. */
  z.object({ because: z.literal('chosen') }),
  /** A mistake that is not fixed yet. */
  z.object({ because: z.literal('mistake') }),
]);

const partSchema = z.object({ skill: namedTagSchema, reason: partReasonSchema, questions: z.int() });

/** Of what comes due, so many per cent are still known. */
const retentionSchema = z.literal(RETENTIONS);

const habitSchema = z.object({
  /** Weeks with enough days of practice, ever. The number never falls. */
  weeks: z.int(),
  /** Days of practice in this week, and how many make it count. */
  days: z.int(),
  needed: z.int(),
  is_paused: z.boolean(),
  /** The pause of now or of later; no end: it goes on. */
  pause: z.object({ from: daySchema, until: daySchema.nullable() }).nullable(),
  /** The hour of the reminder by email, on the learner's clock; null: off, as at first. */
  reminder_hour: z.int().nullable(),
  retention: retentionSchema,
});

const openSessionSchema = z.object({
  session: z.uuid(),
  mode: z.string(),
  /** Questions and word cards. */
  steps: z.int(),
  done: z.int(),
  started_at: instantSchema,
});

export const getPracticeToday = endpoint({
  ...PRACTICE_ENDPOINTS.getPracticeToday,
  access: 'candidate',
  summary:
    'What a session of today has, and why each part is there. Starting one with the same minutes gives these parts.',
  query: zoneQuery.extend({ minutes: z.coerce.number().pipe(minutesSchema) }),
  reply: z.object({
    day: daySchema,
    minutes: z.int(),
    questions: z.int(),
    /** Word cards of the session. */
    words: z.int(),
    parts: z.array(partSchema),
    due: z.object({
      /** Of today, after spreading. */
      questions: z.int(),
      words: z.int(),
      /** After an absence: what is due is spread over so many days. Null: it is not. */
      spread_over: z.int().nullable(),
    }),
    habit: habitSchema,
    /** The latest session that is not finished, of the last two days. */
    open_session: openSessionSchema.nullable(),
    mistakes_open: z.int(),
    /** What the school has said in the last weeks to reports of questions, the newest first. */
    report_answers: z.array(
      z.object({ report: z.uuid(), title: z.string(), number: z.int(), reply: z.string() }),
    ),
    /** How many questions are left today. Null: no limit, as with a plan or a course. */
    left_today: z.int().nullable(),
    is_visitor: z.boolean(),
    has_plan: z.boolean(),
    target_band: z.number().nullable(),
    exam_date: daySchema.nullable(),
    server_now: instantSchema,
  }),
});

const setViewSchema = z.object({
  id: setIdSchema,
  bank: z.enum(BANK_NAMES),
  /** In the language of the request, like the goal. */
  title: z.string(),
  goal: z.string(),
  minutes: z.int(),
  bands: z.object({ from: z.number(), to: z.number() }),
  questions: z.int(),
  skills: z.array(namedTagSchema),
  topic: namedTagSchema.nullable(),
  /** The types of its groups. */
  types: z.array(z.string()),
  access: z.enum(SET_ACCESS),
  can_open: z.boolean(),
  /** Questions that were answered, and those whose latest answer is right. */
  answered: z.int(),
  right: z.int(),
  last_on: daySchema.nullable(),
});

export const browsePracticeSets = endpoint({
  ...PRACTICE_ENDPOINTS.browsePracticeSets,
  access: 'candidate',
  summary: 'Every practice set, in the order of the banks, with the caller’s work in it.',
  query: zoneQuery.extend({ bank: z.enum(BANK_NAMES).optional() }),
  reply: z.object({ sets: z.array(setViewSchema), has_plan: z.boolean() }),
});

/** The verdict of the server on an answer. What explains it is in the session. */
const receiptSchema = z.object({
  /** The answer, by the id that the browser chose. */
  answer: z.uuid(),
  session: z.uuid(),
  set: z.string(),
  number: z.int(),
  value: z.string(),
  /** Null: written or said freely, and not marked by a rule. */
  right: z.boolean().nullable(),
  rule: z.enum([...MARK_RULES, 'unmarked']),
  accepted: z.array(z.string()),
  /** A wrong sentence word by word. */
  words: z.array(z.object({ text: z.string(), right: z.boolean() })).nullable(),
  unsure: z.boolean(),
  aided: z.boolean(),
  at: instantSchema,
  /** What the answer did to the list of mistakes: a new one; right on one day of two; right on two days. */
  mistake: z.enum(['none', 'opened', 'half-fixed', 'fixed']),
  /** When another question of its family is due. Null: it is not remembered. */
  due_on: daySchema.nullable(),
});

const ruleSchema = z.custom<TagRule>((value) => typeof value === 'object' && value !== null);
const adviceSchema = z.custom<{ readonly text: string; readonly lessons: readonly LessonLink[] }>(
  (value) => typeof value === 'object' && value !== null,
);
const localisedSchema = z.custom<Localised>((value) => typeof value === 'object' && value !== null);

const choiceSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('today') }),
  /** A type of group, such as `true-false-not-given` or `dictation`. */
  z.strictObject({ mode: z.literal('type'), type: tag }),
  /** An `E-` tag. */
  z.strictObject({ mode: z.literal('error-family'), error: tag }),
  /** A `V-` tag. */
  z.strictObject({ mode: z.literal('topic'), topic: tag }),
  z.strictObject({ mode: z.literal('skill'), skill: tag }),
  z.strictObject({ mode: z.literal('mistakes') }),
  z.strictObject({ mode: z.literal('words') }),
  /** The whole set, whatever was answered before. */
  z.strictObject({ mode: z.literal('set'), set: setIdSchema }),
  /** Questions that are made without end. */
  z.strictObject({ mode: z.literal('generator'), generator: z.enum(GENERATOR_NAMES) }),
]);

const sessionSchema = z.object({
  session: z.uuid(),
  choice: choiceSchema,
  minutes: z.int(),
  started_at: instantSchema,
  finished_at: instantSchema.nullable(),
  /** In the order in which they are asked. */
  parts: z.array(
    z.object({
      skill: z.object({ tag: z.string(), name: localisedSchema }),
      reason: partReasonSchema,
      units: z.array(z.string()),
    }),
  ),
  units: z.array(unitSchema),
  /** Of the errors that its keys name, or else of their skills, by these tags. */
  rules: z.record(z.string(), ruleSchema),
  words: z.array(wordCardSchema),
  /** Those that count, the oldest first. */
  answers: z.array(receiptSchema),
  /** The addresses of its sounds expire then. Null: they do not. */
  sounds_until: instantSchema.nullable(),
  server_now: instantSchema,
});

export const startPracticeSession = endpoint({
  ...PRACTICE_ENDPOINTS.startPracticeSession,
  access: 'candidate',
  summary:
    'Starts a session under an id that the browser chose, and gives all of it, keys included. The same id gives the same session.',
  body: z.strictObject({
    session: z.uuid(),
    choice: choiceSchema,
    minutes: minutesSchema,
    zone: zoneSchema,
  }),
  reply: sessionSchema,
  refusals: [
    'set-unknown',
    'plan-needed',
    'nothing-to-practise',
    'daily-limit',
    'free-limit',
    'too-many-sessions',
    'too-many-starts',
  ],
});

export const getPracticeSession = endpoint({
  ...PRACTICE_ENDPOINTS.getPracticeSession,
  access: 'candidate',
  unknownCandidate: 'session-unknown',
  summary: 'A session as it was started, with the answers so far: to go on with it on another device.',
  params: sessionParams,
  query: zoneQuery,
  reply: sessionSchema,
  refusals: ['session-unknown'],
});

export const sendPracticeAnswers = endpoint({
  ...PRACTICE_ENDPOINTS.sendPracticeAnswers,
  access: 'candidate',
  unknownCandidate: 'session-unknown',
  summary:
    'Marks and saves answers, each once however often it comes. A question of a session has one answer that counts: the first that arrived and was not undone.',
  body: z.strictObject({
    zone: zoneSchema,
    answers: z
      .array(
        z.strictObject({
          /** Chosen by the browser. */
          answer: z.uuid(),
          session: z.uuid(),
          set: setIdSchema,
          number: numberSchema,
          value: storableText(MAX_FREE_PRACTICE_ANSWER),
          /** “I was unsure”. */
          unsure: z.boolean(),
          /** With a hint or a transcript. */
          aided: z.boolean(),
          /** From the question's appearance to the answer, without breaks. */
          ms: msSchema,
          /** On the browser's clock. A time in the future counts as now. */
          at: instantSchema,
        }),
      )
      .min(1)
      .max(MOST_IN_PACKET)
      .refine(
        (list) => new Set(list.map(({ answer }) => answer)).size === list.length,
        'has an answer twice',
      ),
  }),
  reply: z.object({
    /** Committed to disk; also those that were before. */
    saved: z.array(receiptSchema),
    /** Another device answered the question of this session before; this is its receipt. */
    superseded: z.array(z.object({ answer: z.uuid(), by: receiptSchema })),
    /** Never counted; the browser may forget them. */
    refused: z.array(
      z.object({
        answer: z.uuid(),
        because: z.enum([
          'session-unknown',
          'question-unknown',
          'question-withdrawn',
          'answer-too-long',
          'undone',
        ]),
      }),
    ),
    server_now: instantSchema,
  }),
  refusals: ['session-unknown'],
  maxBodyBytes: 256 * 1024,
});

export const undoPracticeAnswers = endpoint({
  ...PRACTICE_ENDPOINTS.undoPracticeAnswers,
  access: 'candidate',
  unknownCandidate: 'session-unknown',
  summary:
    'Takes answers back that were a slip: they do not count, and their questions may be answered again. It may arrive before the answer.',
  body: z.strictObject({ answers: z.array(z.uuid()).min(1).max(MOST_IN_PACKET) }),
  reply: z.object({ undone: z.array(z.uuid()) }),
  refusals: ['session-unknown', 'too-many-sessions'],
});

/** Mastery of a type of question, and what it rests on. */
const masteryReasonSchema = z.discriminatedUnion('because', [
  z.object({ because: z.literal('few'), answers: z.int(), needed: z.int() }),
  z.object({ because: z.literal('share'), right: z.int(), answers: z.int() }),
  z.object({ because: z.literal('no-mock-test'), right: z.int(), answers: z.int() }),
  z.object({ because: z.literal('one-weak-session'), right: z.int(), answers: z.int() }),
  z.object({ because: z.literal('two-weak-sessions'), right: z.int(), answers: z.int() }),
]);
const levelSchema = z.enum(MASTERY_LEVELS);

export const finishPracticeSession = endpoint({
  ...PRACTICE_ENDPOINTS.finishPracticeSession,
  access: 'candidate',
  unknownCandidate: 'session-unknown',
  summary:
    'Ends a session, and says what moved. A second time gives the same. Answers that come later still count.',
  params: sessionParams,
  body: z.strictObject({ zone: zoneSchema }),
  reply: z.object({
    session: z.uuid(),
    finished_at: instantSchema,
    summary: z.object({
      questions: z.int(),
      answered: z.int(),
      right: z.int(),
      /** Written or said freely. */
      unmarked: z.int(),
      seconds: z.int(),
      mistakes_opened: z.int(),
      mistakes_fixed: z.int(),
      /** Families that were due and are answered now. */
      reviewed: z.int(),
      words: z.int(),
      /** Types of question that were answered, with their mastery before and after the session. */
      types: z.array(
        z.object({
          type: z.string(),
          right: z.int(),
          answers: z.int(),
          before: levelSchema,
          after: levelSchema,
          reason: masteryReasonSchema,
        }),
      ),
      /** The next day on which something is due. */
      next_due_on: daySchema.nullable(),
      habit: habitSchema,
    }),
  }),
  refusals: ['session-unknown'],
});

const groupSchema = z.custom<ShownGroup>((value) => typeof value === 'object' && value !== null);

export const MISTAKE_SOURCES = ['practice', 'mock-test', 'lesson', 'grading'] as const;

export const listPracticeMistakes = endpoint({
  ...PRACTICE_ENDPOINTS.listPracticeMistakes,
  access: 'candidate',
  summary:
    'Wrong answers from anywhere, the newest first. One is fixed when it was right on two different days.',
  query: zoneQuery.extend({
    state: z.enum(['open', 'fixed']),
    source: z.enum(MISTAKE_SOURCES).optional(),
    cursor: pageCursorSchema.optional(),
  }),
  reply: z.object({
    mistakes: z.array(
      z.object({
        mistake: z.uuid(),
        source: z.enum(MISTAKE_SOURCES),
        /** Of the set, test, lesson or work, in the language of the request. */
        title: z.string(),
        /** Its page on this site; null: there is none any more. */
        path: z.string().nullable(),
        /** The number of the question there. Null: of a grading. */
        number: z.int().nullable(),
        type: z.string(),
        skill: namedTagSchema.nullable(),
        error: namedTagSchema.nullable(),
        /** Of practice: the question itself. Null: the prompt says what was asked. */
        group: groupSchema.nullable(),
        prompt: z.string(),
        given: z.string(),
        rule: z.enum(MARK_RULES),
        accepted: z.array(z.string()),
        explanation: z.string(),
        /** The rule behind it, and where it is taught, as its receipt has them. Null: a tag of a school’s own. */
        advice: adviceSchema.nullable(),
        at: instantSchema,
        /** On how many different days it was right since: 0, 1 or 2. */
        right_days: z.int(),
        fixed_on: daySchema.nullable(),
      }),
    ),
    counts: z.object({ open: z.int(), fixed: z.int() }),
    next_cursor: pageCursorSchema.nullable(),
  }),
});

export const getPracticeSkills = endpoint({
  ...PRACTICE_ENDPOINTS.getPracticeSkills,
  access: 'candidate',
  summary: 'Mastery by type of question, with its reason; errors and topics with what was answered of each.',
  query: zoneQuery,
  reply: z.object({
    types: z.array(
      z.object({
        type: z.string(),
        level: levelSchema,
        reason: masteryReasonSchema,
        answers: z.int(),
        /** Questions of the type that the caller may practise. */
        available: z.int(),
        last_on: daySchema.nullable(),
      }),
    ),
    errors: z.array(
      z.object({
        error: namedTagSchema,
        answers: z.int(),
        right: z.int(),
        open_mistakes: z.int(),
        available: z.int(),
        due: z.boolean(),
      }),
    ),
    topics: z.array(
      z.object({ topic: namedTagSchema, answers: z.int(), right: z.int(), available: z.int() }),
    ),
    /** Questions without end, which are made. */
    generators: z.array(
      z.object({
        generator: z.enum(GENERATOR_NAMES),
        title: z.string(),
        goal: z.string(),
        by_ear: z.boolean(),
        answers: z.int(),
        right: z.int(),
      }),
    ),
    /** Null: not chosen; each type is judged at about the band of its questions that were answered. */
    target_band: z.number().nullable(),
  }),
});

export const REPORT_REASONS = ['key', 'unclear', 'sound', 'language', 'other'] as const;

export const reportPracticeQuestion = endpoint({
  ...PRACTICE_ENDPOINTS.reportPracticeQuestion,
  access: 'candidate',
  summary:
    'Tells the school what is wrong with a question. The answer is on the page of today, and an account gets it by email.',
  body: z.strictObject({
    /** Chosen by the browser; the same one is the same report. */
    report: z.uuid(),
    set: setIdSchema,
    number: numberSchema,
    reason: z.enum(REPORT_REASONS),
    text: storableText(1_000),
    /** What the learner had answered. */
    answer: storableText(600),
  }),
  reply: z.object({ reported: z.literal(true), answered_by_email: z.boolean() }),
  refusals: ['question-unknown', 'too-many-reports', 'too-many-starts'],
});

export const setPracticeHabit = endpoint({
  ...PRACTICE_ENDPOINTS.setPracticeHabit,
  access: 'candidate',
  summary:
    'Pauses the plan or goes on with it, turns the reminder on or off, and says how well everything is to be remembered. Only accounts get reminders, and can change how much they remember.',
  body: z.strictObject({
    zone: zoneSchema,
    /** Null: no pause. */
    pause: z
      .strictObject({ from: daySchema, until: daySchema.nullable() })
      .refine(({ from, until }) => until === null || from <= until, 'must end after its start')
      .nullable(),
    /** Null: off. */
    reminder_hour: z.int().min(0).max(23).nullable(),
    retention: retentionSchema,
  }),
  reply: z.object({ habit: habitSchema }),
  refusals: ['account-needed', 'too-many-starts'],
});
