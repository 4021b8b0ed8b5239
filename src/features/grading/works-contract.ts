import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { ALL_CRITERIA } from '#ielts/criteria/criteria.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import {
  GRADERS,
  LOCAL_REASONS,
  MAX_OWN_PROMPT,
  MAX_WORK_TEXT,
  MIN_OWN_PROMPT,
  WORK_SOURCES,
  WORK_STATES,
} from './domain/works/work.ts';
import { WORK_ENDPOINTS } from './works-endpoints.ts';

/**
 * The calls about works: texts and interviews that are graded, from mock tests and from practice. Instants are ISO 8601
 * with milliseconds, in UTC. Texts for the learner are in the language of the request.
 */

const instantSchema = z.iso.datetime({ precision: 3 });
const workParams = z.strictObject({ workId: z.uuid() });
const halfBand = z.number().min(0).max(9);
const rangeSchema = z.object({ low: halfBand, high: halfBand });
const kindSchema = z.enum(['writing-task-1', 'writing-task-2', 'speaking']);

// The task has the shape of the content, which was checked when it was loaded.
const taskSchema = z.custom<WritingTask>((value) => typeof value === 'object' && value !== null);

const storableText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\u0000'), 'has a character that cannot be kept');

const draftBody = z.strictObject({
  text: storableText(MAX_WORK_TEXT),
  /** The count of changes of the text. A smaller count never replaces a greater one. */
  sequence: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** How long a text will wait. Null where it does not wait. */
const queueSchema = z
  .object({
    /** 1: it is next, or is graded now. */
    place: z.int().min(1),
    /** Until it is graded, measured on the last works. */
    seconds: z.int().min(1),
  })
  .nullable();

const workSummarySchema = z.object({
  work_id: z.uuid(),
  kind: kindSchema,
  source: z.enum(WORK_SOURCES),
  state: z.enum(WORK_STATES),
  /** The attempt of a mock test; null for practice. */
  attempt_id: z.uuid().nullable(),
  /** Number of the task in its section; null for Speaking. */
  task: z.int().nullable(),
  /** The start of the prompt; of Speaking, empty. */
  prompt: z.string(),
  words: z.int(),
  started_at: instantSchema,
  submitted_at: instantSchema.nullable(),
  /** 1 for the first draft. */
  draft: z.int(),
  /** The same for all drafts of a text: the id of the first one. */
  first_draft: z.uuid(),
  /** An estimate where a machine gave it. Null: none yet, or an interview: no machine judges pronunciation. */
  band: rangeSchema.nullable(),
  grader: z.enum(GRADERS).nullable(),
});

const lessonSchema = z.object({ course: z.string(), lesson: z.string(), title: z.string().nullable() });

/** A quote of the text with what it shows. `start` and `end` count UTF-16 units of the text. */
const markSchema = z.object({
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  comment: z.string(),
  criterion: z.enum(ALL_CRITERIA),
  /** `error`: something to change. `seen`: something that the band rests on. */
  kind: z.enum(['error', 'seen']),
  /** The family of an error. */
  family: z.string().nullable(),
});

const adviceSchema = z.object({
  topic: z.string(),
  name: z.string(),
  explanation: z.string(),
  /** How often it occurs in the text; 0 where it is not counted. */
  count: z.int(),
  lessons: z.array(lessonSchema),
});

const gradeSchema = z.object({
  grader: z.enum(GRADERS),
  /** The language model and the host that it runs on. */
  model: z.object({ name: z.string(), host: z.string() }).nullable(),
  /** False: the model's bands have not been compared with marked essays yet. */
  calibrated: z.boolean(),
  /** Low: the graders differ by more than 1.5, so a teacher should look. */
  confidence: z.enum(['usual', 'low']),
  /** Why it was graded here, where a language model is set up. */
  local_reason: z.enum(LOCAL_REASONS).nullable(),
  band: rangeSchema.nullable(),
  criteria: z.array(rangeSchema.extend({ criterion: z.enum(ALL_CRITERIA) })),
  /** In the order of the text; they may overlap. */
  marks: z.array(markSchema),
  /** What keeps the text from a higher band with every grader. */
  caps: z.array(z.object({ id: z.string(), cap: halfBand, message: z.string() })),
  /** At most three, the one that lifts the band most first. */
  advice: z.array(adviceSchema),
  /** What a report says of its charts. */
  features: z.array(z.object({ text: z.string(), said: z.boolean() })),
  claims: z.object({ right: z.int(), wrong: z.int() }),
  /** Errors by family, the most frequent first. `before`: the count in the learner's text before this one. */
  families: z.array(
    z.object({
      family: z.string(),
      name: z.string(),
      count: z.int(),
      before: z.int().nullable(),
    }),
  ),
  graded_at: instantSchema,
});

/** The speech of one answer in numbers. Null: the recording could not be read. */
const deliverySchema = z
  .object({
    seconds: z.number(),
    speech_share: z.number(),
    pauses_per_minute: z.number(),
    long_pauses: z.int(),
    mean_run_seconds: z.number(),
    syllables_per_second: z.number(),
    level_db: z.number(),
    clipped_share: z.number(),
    noise_db: z.number(),
  })
  .nullable();

const speakingSchema = z.object({
  /** Who wrote the transcript down. Null: nobody, so there is no band. */
  transcribed_by: z.object({ name: z.string(), host: z.string() }).nullable(),
  /** About the recordings as a whole; they come before anything else. */
  warnings: z.array(z.string()),
  /** Why the transcript has no band. */
  no_band: z.array(z.string()),
  delivery: deliverySchema,
  /** Words in all transcripts; null without one. */
  words: z.int().nullable(),
  words_per_minute: z.number().nullable(),
  fillers: z.int().nullable(),
  repeats: z.int().nullable(),
  /** Different ones. */
  connectives: z.int().nullable(),
  responses: z.array(
    z.object({
      question: z.string(),
      part: z.int(),
      asked: z.string(),
      /** Where the recording is read, as a path of this site. */
      recording: z.string(),
      delivery: deliverySchema,
      warnings: z.array(z.string()),
      transcript: z.string().nullable(),
      /** With their times in a piece of the recording; empty without times. An interrupted answer has several pieces. */
      words: z.array(z.object({ text: z.string(), from_ms: z.int(), to_ms: z.int(), piece: z.int() })),
      marks: z.array(markSchema),
    }),
  ),
});

const refusals = ['work-unknown'] as const;
const candidate = { access: 'candidate', unknownCandidate: 'work-unknown' } as const;

export const listWorks = endpoint({
  ...WORK_ENDPOINTS.listWorks,
  access: 'candidate',
  summary:
    'The texts and interviews of this browser or learner that are graded, the newest first, 100 at most.',
  reply: z.object({
    works: z.array(workSummarySchema),
    practice: z.object({
      /** Whether a plan allows practice essays. */
      open: z.boolean(),
      /** Practice essays that may still be submitted in these 24 hours, and how many there are in all. */
      left: z.int(),
      most: z.int(),
    }),
    server_now: instantSchema,
  }),
});

export const listWorksOfAttempt = endpoint({
  ...WORK_ENDPOINTS.listWorksOfAttempt,
  ...candidate,
  summary: 'The works of an attempt at Writing or Speaking, with their bands.',
  params: z.strictObject({ attemptId: z.uuid() }),
  reply: z.object({ works: z.array(workSummarySchema.extend({ queue: queueSchema })) }),
  refusals,
});

export const startWork = endpoint({
  ...WORK_ENDPOINTS.startWork,
  access: 'signed-in',
  summary: 'Starts a practice essay to a prompt of the bank or to the learner’s own. A plan is needed.',
  body: z.union([
    z.strictObject({ prompt_id: z.string().max(80) }),
    z.strictObject({
      kind: z.enum(['writing-task-1', 'writing-task-2']),
      own_prompt: storableText(MAX_OWN_PROMPT).min(MIN_OWN_PROMPT),
    }),
  ]),
  reply: z.object({ work_id: z.uuid() }),
  refusals: ['plan-needed', 'prompt-unknown', 'too-many-drafts'],
});

export const getWork = endpoint({
  ...WORK_ENDPOINTS.getWork,
  ...candidate,
  summary: 'A work with its task, its text, its grade, its drafts and the model answers.',
  params: workParams,
  reply: z.object({
    work: workSummarySchema.extend({
      task_view: taskSchema.nullable(),
      text: z.string(),
      sequence: z.int(),
      /** False: a newer draft is being written, the work is not graded yet, or a plan is needed. */
      may_redraft: z.boolean(),
      /** It could be written again with one of the plans that grade Writing. */
      redraft_needs_plan: z.boolean(),
    }),
    queue: queueSchema,
    grade: gradeSchema.nullable(),
    speaking: speakingSchema.nullable(),
    /** Grades of other graders on the same work, such as this machine’s beside a teacher’s. */
    other_grades: z.array(z.object({ grader: z.enum(GRADERS), band: rangeSchema.nullable() })),
    /** All drafts of this text, the oldest first, this one too. */
    drafts: z.array(workSummarySchema),
    /** The text of the draft before this one; null for a first draft. */
    previous_text: z.string().nullable(),
    models: z.array(
      z.object({
        of: z.string(),
        band: z.number(),
        text: z.string(),
        comments: z.array(z.object({ criterion: z.string().nullable(), text: z.string() })),
      }),
    ),
    /** The plans that grade it, the smallest first; empty where it needs none. */
    plans: z.array(z.string()),
    /** Whether the learner has one of them now. */
    entitled: z.boolean(),
    server_now: instantSchema,
  }),
  refusals,
});

export const getWorkState = endpoint({
  ...WORK_ENDPOINTS.getWorkState,
  ...candidate,
  summary: 'Whether a work is graded yet, and how long it will wait. A page asks every few seconds.',
  params: workParams,
  reply: z.object({ state: z.enum(WORK_STATES), queue: queueSchema }),
  refusals,
});

export const saveWork = endpoint({
  ...WORK_ENDPOINTS.saveWork,
  ...candidate,
  summary: 'Saves a draft. An older draft replaces nothing. What the reply names is on disk.',
  params: workParams,
  body: draftBody,
  reply: z.object({
    text: z.string(),
    sequence: z.int(),
    state: z.enum(WORK_STATES),
    server_now: instantSchema,
  }),
  refusals,
  maxBodyBytes: 128 * 1024,
});

export const submitWork = endpoint({
  ...WORK_ENDPOINTS.submitWork,
  ...candidate,
  summary: 'Submits a draft for grading. A second submission changes nothing.',
  params: workParams,
  body: draftBody.extend({
    /** True: this text is graded on this machine, whatever the learner has agreed to. */
    local: z.boolean().optional(),
  }),
  reply: z.object({ state: z.enum(WORK_STATES), queue: queueSchema }),
  refusals: ['work-unknown', 'work-empty', 'plan-needed', 'too-many-essays'],
  maxBodyBytes: 128 * 1024,
});

export const redraftWork = endpoint({
  ...WORK_ENDPOINTS.redraftWork,
  ...candidate,
  summary:
    'Opens a new draft of a graded text, which starts as the old one. An open draft is not started twice.',
  params: workParams,
  reply: z.object({ work_id: z.uuid() }),
  refusals: ['work-unknown', 'work-not-graded', 'plan-needed'],
});

export const gradeWork = endpoint({
  ...WORK_ENDPOINTS.gradeWork,
  ...candidate,
  summary:
    'Has a work graded that was locked or could not be graded, or an interview that may be written down only now.',
  params: workParams,
  reply: z.object({ state: z.enum(WORK_STATES), queue: queueSchema }),
  refusals: ['work-unknown', 'plan-needed'],
});

export const getWorkHistory = endpoint({
  ...WORK_ENDPOINTS.getWorkHistory,
  ...candidate,
  summary: 'How a submitted text came about: its stored steps, the oldest first, and the whole time.',
  params: workParams,
  reply: z.object({
    steps: z.array(z.object({ value: z.string(), saved_at: instantSchema })),
    started_at: instantSchema,
    submitted_at: instantSchema,
    /** The end of the time that was given; null where there was none. */
    deadline_at: instantSchema.nullable(),
  }),
  refusals: ['work-unknown', 'work-open'],
});

export const deleteWork = endpoint({
  ...WORK_ENDPOINTS.deleteWork,
  ...candidate,
  summary: 'Deletes a practice draft that was not submitted.',
  params: workParams,
  reply: z.object({ deleted: z.literal(true) }),
  refusals: ['work-unknown', 'work-submitted'],
});

export const listWritingPrompts = endpoint({
  ...WORK_ENDPOINTS.listWritingPrompts,
  access: 'anyone',
  summary: 'The prompts for practice essays.',
  reply: z.object({
    prompts: z.array(
      z.object({
        prompt_id: z.string(),
        kind: z.enum(['writing-task-1', 'writing-task-2']),
        type: z.enum(['chart', 'letter', 'essay']),
        /** A few words, in the language of the request. */
        topic: z.string(),
        task: taskSchema,
      }),
    ),
  }),
});

export const getGraderChoice = endpoint({
  ...WORK_ENDPOINTS.getGraderChoice,
  access: 'candidate',
  summary: 'Whether a language model is set up, on which host, and what the learner has chosen.',
  reply: z.object({
    /** What the service does: it reads texts, writes down recordings, or both. Null: this machine alone grades. */
    model: z
      .object({ name: z.string(), host: z.string(), reads_texts: z.boolean(), hears_recordings: z.boolean() })
      .nullable(),
    /** Null: not asked yet, so nothing leaves this machine. */
    choice: z.enum(['model', 'local']).nullable(),
  }),
});

export const saveGraderChoice = endpoint({
  ...WORK_ENDPOINTS.saveGraderChoice,
  access: 'candidate',
  summary:
    'Whether the learner’s texts and recordings may be sent to the language model’s host, from now on.',
  unknownCandidate: 'work-unknown',
  body: z.strictObject({ choice: z.enum(['model', 'local']) }),
  reply: z.object({ choice: z.enum(['model', 'local']) }),
  refusals,
});
