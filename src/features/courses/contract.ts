import { z } from 'zod';
import { storableText } from '#platform/http/storable-text.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { MARK_RULES } from '#ielts/marking/mark.ts';
import { MAX_FREE_ANSWER, MOST_ANSWERS } from './domain/answer-limits.ts';
import type { LessonContent } from './domain/lesson-content.ts';
import { BLOCK_KINDS } from './domain/lesson.ts';
import { TASK_CRITERIA } from './domain/lesson-key.ts';
import { TASK_STATES } from './domain/task-state.ts';
import { COURSE_ENDPOINTS } from './endpoints.ts';

/** The calls of courses, for learners and visitors alike. Instants are ISO 8601 with milliseconds, in UTC. */

const instantSchema = z.iso.datetime({ precision: 3 });
const slug = z.string().max(80);
export const courseParams = z.strictObject({ course: slug });
export const lessonParams = z.strictObject({ course: slug, lesson: slug });
export const sequenceSchema = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
export const ACCESSES = ['open', 'ended', 'none'] as const;

const blockLeftSchema = z.object({
  block: z.string(),
  kind: z.enum(BLOCK_KINDS),
  /** How much of it is done. */
  percent: z.int().min(0).max(100),
  /** Of an exercise: how many have no answer. */
  questions: z.int(),
});

const lessonStateSchema = z.object({
  state: z.enum(['untouched', 'started', 'done']),
  done_count: z.int(),
  required_count: z.int(),
  done_blocks: z.array(z.string()),
  /** What the lesson still needs, in its order. */
  left: z.array(blockLeftSchema),
  /** The lesson is done, and these blocks were added since. */
  added: z.array(z.string()),
});

/** The result of a module's test. */
const testStateSchema = z.object({
  passed: z.boolean(),
  attempts: z.int(),
  /** An attempt that was started and not submitted. */
  open_attempt: z.uuid().nullable(),
  /** Right answers of the best attempt, out of `questions`. */
  best: z.object({ right: z.int(), questions: z.int() }).nullable(),
});

const courseLessonSchema = z.object({
  slug: z.string(),
  /** `2.4`: the fourth lesson of the second module. */
  number: z.string(),
  title: z.string(),
  minutes: z.int(),
  /** Null: the lesson is not written yet, and cannot be opened by anybody. */
  progress: lessonStateSchema.nullable(),
  is_free: z.boolean(),
  can_open: z.boolean(),
  done_at: instantSchema.nullable(),
});

export const courseProgressSchema = z.object({
  course: z.object({ slug: z.string(), key: z.string(), title: z.string() }),
  access: z.enum(ACCESSES),
  /** The end of the access now, or the day it ended, such as that of a refund. Null: free, or never bought. */
  access_until: instantSchema.nullable(),
  modules: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      lessons: z.array(courseLessonSchema),
      /** Null: the module has no test yet. */
      test: testStateSchema.nullable(),
    }),
  ),
  lessons_done: z.int(),
  lessons_open: z.int(),
  lessons_total: z.int(),
  minutes_left: z.int(),
  /** Where to continue. Null: every lesson that can be opened is done. */
  next: z.object({ lesson: z.string(), block: z.string(), position_ms: z.int() }).nullable(),
  completed_at: instantSchema.nullable(),
  /** The number of the certificate. */
  certificate: z.string().nullable(),
});

const modelSchema = z.object({ band: z.number(), text: z.string(), comment: z.string() });

const verdictSchema = z.object({
  value: z.string(),
  /** Null: written or said freely, and not marked by a rule. */
  right: z.boolean().nullable(),
  rule: z.enum([...MARK_RULES, 'unmarked']),
});

/** The reason for a mark. */
export const lessonReceiptSchema = verdictSchema.extend({
  number: z.int(),
  sequence: z.int(),
  /** In words, as a learner reads them; empty for what is written or said freely. */
  accepted: z.array(z.string()),
  /** A wrong sentence word by word. */
  words: z.array(z.object({ text: z.string(), right: z.boolean() })).nullable(),
  /** In the language of the request; '' where models explain. */
  explanation: z.string(),
  evidence: z.array(z.object({ paragraph: z.string(), quote: z.string() })),
  models: z.array(modelSchema),
  /** The first answer, which is stored for ever. */
  first: verdictSchema,
  tries: z.int(),
});

/** What is said in the recording of an exercise. */
export const transcriptSchema = z.object({
  /** The exercise. */
  block: z.string(),
  title: z.string(),
  turns: z.array(
    z.object({
      id: z.string(),
      /** Empty: the narrator. */
      speaker: z.string(),
      text: z.string(),
      /** Where the turn lies in the recording. */
      start_ms: z.int().nullable(),
      end_ms: z.int().nullable(),
    }),
  ),
});

const watchedSchema = z.object({
  tutorial: z.string(),
  /** In ms, from the first up to and without the second. */
  ranges: z.array(z.tuple([z.int(), z.int()])),
  /** Where to continue, in ms. */
  position_ms: z.int(),
});

// The lesson has the shape of the content, which was checked when it was loaded.
const lessonSchema = z.custom<LessonContent>((value) => typeof value === 'object' && value !== null);

/** The submission of a scored task. */
export const taskStateSchema = z.object({
  state: z.enum(TASK_STATES),
  text: z.string(),
  sequence: z.int(),
  submitted_at: instantSchema.nullable(),
  /**
   * Of a spoken task: the recorded answer to each question, and interrupted recordings that are newer. At most one for
   * each question is finished.
   */
  takes: z.array(
    z.object({
      question: z.string(),
      take: z.uuid(),
      finished: z.boolean(),
      /** Null: not known. */
      duration_ms: z.int().nullable(),
      /** What is stored of an unfinished one. */
      chunks: z.array(z.object({ number: z.int(), bytes: z.int() })),
    }),
  ),
  /** In the language of the request; none before the submission. */
  models: z.array(
    z.object({
      band: z.number(),
      text: z.string(),
      comments: z.array(z.object({ criterion: z.enum(TASK_CRITERIA), text: z.string() })),
    }),
  ),
});

export const getCourseProgress = endpoint({
  ...COURSE_ENDPOINTS.getCourseProgress,
  access: 'candidate',
  summary: 'The modules and lessons of a course with the state of each, and where to continue.',
  params: courseParams,
  reply: courseProgressSchema,
  refusals: ['course-unknown'],
});

export const getLesson = endpoint({
  ...COURSE_ENDPOINTS.getLesson,
  access: 'candidate',
  summary: 'A lesson without its keys, and the caller’s work in it. Free lessons are open to everybody.',
  params: lessonParams,
  reply: z.object({
    lesson: lessonSchema,
    /** In the syllabus, such as `2.4`. */
    number: z.string(),
    minutes: z.int(),
    progress: lessonStateSchema,
    answers: z.array(lessonReceiptSchema),
    /** Of the exercises whose questions are all marked. */
    transcripts: z.array(transcriptSchema),
    /** Blocks that were read or marked as done. */
    seen: z.array(z.string()),
    /** Of a page of mistakes: how they were sorted, by the number of the question. */
    sorted: z.record(z.string(), z.string()),
    watched: z.array(watchedSchema),
    /** The tutorials that have a video, by slug, as `TutorialView` of the tutorials; addresses signed for the caller. */
    tutorials: z.record(z.string(), z.unknown()),
    task: taskStateSchema.nullable(),
    /** What follows in the course, if the caller may open anything. */
    next: z
      .union([
        z.object({ kind: z.literal('lesson'), lesson: z.string(), title: z.string() }),
        z.object({ kind: z.literal('test'), module: z.int(), title: z.string() }),
      ])
      .nullable(),
    server_now: instantSchema,
  }),
  refusals: ['lesson-unknown', 'lesson-not-open', 'course-needed'],
});

/** A lesson as everybody sees it before any work in it. */
export type LessonPreview = {
  readonly content: LessonContent;
  readonly number: string;
  readonly minutes: number;
  readonly progress: z.input<typeof lessonStateSchema>;
};

/** The lessons that everybody may open, for the loaders of pages. */
export type LessonPreviewReader = {
  /** Undefined: there is no such lesson, it is not open yet, or it must be bought. */
  readonly findFreeLesson: (course: string, lesson: string) => LessonPreview | undefined;
};

const progressReply = { progress: lessonStateSchema, server_now: instantSchema };

export const saveSeenBlocks = endpoint({
  ...COURSE_ENDPOINTS.saveSeenBlocks,
  access: 'candidate',
  summary: 'Marks blocks of a lesson as read or done. A block stays so.',
  params: lessonParams,
  body: z.strictObject({
    blocks: z
      .array(
        z.strictObject({
          id: slug,
          /** Of a page of mistakes: why each answer was wrong. */
          sorted: z
            .array(
              z.strictObject({
                number: z.int().min(1).max(40),
                reason: z.enum(['language', 'technique', 'attention']),
              }),
            )
            .max(40)
            .optional(),
        }),
      )
      .min(1)
      .max(40),
  }),
  reply: z.object(progressReply),
  refusals: ['lesson-unknown', 'lesson-not-open', 'course-needed', 'block-unknown', 'too-many-starts'],
});

export const saveLessonAnswers = endpoint({
  ...COURSE_ENDPOINTS.saveLessonAnswers,
  access: 'candidate',
  summary:
    'Saves and marks a batch of answers; the number 0 is the text of “Use it”. What is named as saved is on disk, with its mark and its reason.',
  params: lessonParams,
  body: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          number: z.int().min(0).max(40),
          value: storableText(MAX_FREE_ANSWER),
          sequence: sequenceSchema,
        }),
      )
      .min(1)
      .max(MOST_ANSWERS)
      .refine(
        (list) => new Set(list.map(({ number }) => number)).size === list.length,
        'has a question twice',
      ),
  }),
  reply: z.object({
    /** Committed to disk. */
    saved: z.array(lessonReceiptSchema),
    /** Not newer than the stored answer. Nothing was changed, and the stored answer is returned. */
    stale: z.array(lessonReceiptSchema),
    /** Of the exercises whose questions are all marked now. */
    transcripts: z.array(transcriptSchema),
    ...progressReply,
  }),
  refusals: [
    'lesson-unknown',
    'lesson-not-open',
    'course-needed',
    'question-unknown',
    'answer-too-long',
    'too-many-starts',
  ],
  maxBodyBytes: 256 * 1024,
});

export const saveWatched = endpoint({
  ...COURSE_ENDPOINTS.saveWatched,
  access: 'candidate',
  summary: 'Adds watched parts of a lesson’s tutorial. Packets may come late, twice and in any order.',
  params: lessonParams,
  body: z.strictObject({
    tutorial: slug,
    /** All that this tab has watched, in ms. */
    ranges: z.array(z.tuple([z.int().min(0), z.int().min(0)])).max(500),
    position_ms: z
      .int()
      .min(0)
      .max(24 * 60 * 60 * 1000),
    /** Greater with each packet, on every device: milliseconds since 1970. */
    sequence: sequenceSchema,
  }),
  reply: z.object({ watched: watchedSchema, ...progressReply }),
  refusals: ['lesson-unknown', 'lesson-not-open', 'course-needed', 'tutorial-unknown', 'too-many-starts'],
  maxBodyBytes: 32 * 1024,
});
