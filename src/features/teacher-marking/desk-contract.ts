import { z } from 'zod';
import { someText } from '#platform/http/storable-text.ts';
import { ALL_CRITERIA } from '#ielts/criteria/criteria.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { DESK_ENDPOINTS } from './desk-endpoints.ts';
import { MARKING_ROLES, MARKING_STATES } from './domain/marking.ts';
import { CLAIM_REFUSALS } from './domain/may-claim.ts';
import { CREDIT_KINDS, MODULES, ORDER_STATES, TURNS } from './domain/marking-order.ts';
import {
  bandSchema,
  commentSchema,
  instantSchema,
  letterSchema,
  markingSchema,
  orderParams,
  rangeSchema,
  recordingParams,
  submittedWorkSchema,
  transcriptSchema,
  workKindSchema,
} from './marking-view-contract.ts';

/**
 * The calls of the desk at which teachers mark. A teacher sees a work, the learner's first name and goal, and nothing
 * else. Every call needs a profile of a teacher that is not suspended; an admin without one is refused too.
 */

const access = { role: ['teacher', 'admin'] } as const;
const MOST_COMMENTS = 300;

const deskOrderSchema = z.object({
  marking_order_id: z.uuid(),
  kind: workKindSchema,
  module: z.enum(MODULES),
  is_appeal: z.boolean(),
  state: z.enum(ORDER_STATES),
  /** The marking that it needs. */
  turn: z.enum(TURNS),
  submitted_at: instantSchema,
  due_at: instantSchema,
  /** 0 for Speaking. */
  words: z.int(),
  /** Of all recordings; 0 for Writing, and where it is not known. */
  seconds: z.int(),
});

/** A marking that is being written. A band is null until it is set. */
const draftContentSchema = z.strictObject({
  criteria: z
    .array(
      z.strictObject({
        criterion: z.enum(ALL_CRITERIA),
        band: bandSchema.nullable(),
        reason: z.string().max(2_000),
      }),
    )
    .length(4),
  letter: letterSchema,
  comments: z.array(commentSchema).max(MOST_COMMENTS),
});

const draftSchema = z.object({
  ...draftContentSchema.shape,
  /** Counts the saves of this draft, on every device. */
  revision: z.int().min(0),
  role: z.enum(MARKING_ROLES),
  version: z.int().min(1),
  state: z.enum(MARKING_STATES),
  /** The overall band by the rules. Null until all four are set. */
  band: bandSchema.nullable(),
  /** It was saved as complete, so the machine's band has been shown. */
  is_complete: z.boolean(),
  saved_at: instantSchema.nullable(),
  /** Until then a sent marking can be taken back. Null: it is not sent, or it is final. */
  undo_until: instantSchema.nullable(),
  /** Why it replaces the version before; null for the first one. */
  changed_because: z.string().nullable(),
});

const seedViewSchema = z.object({
  /** Null: the school has retired the work meanwhile, so nothing is compared. */
  is_within: z.boolean().nullable(),
  /** The agreed overall band, and the caller's; null together with `is_within`. */
  agreed_band: bandSchema.nullable(),
  own_band: bandSchema.nullable(),
  /** How far a criterion and the overall band may be from the agreed ones. */
  criterion_tolerance: z.number(),
  overall_tolerance: z.number(),
  /** Empty together with `is_within`. `reason`: the agreed one; empty once the learner has withdrawn the text. */
  criteria: z.array(
    z.object({
      criterion: z.enum(ALL_CRITERIA),
      own_band: bandSchema,
      agreed_band: bandSchema,
      reason: z.string(),
    }),
  ),
});

const claimReply = z.object({ marking_order_id: z.uuid(), lease_until: instantSchema });
const deskRefusals = ['teacher-unknown'] as const;
const heldRefusals = [...deskRefusals, 'marking-unknown', 'not-claimed'] as const;
const claimRefusals = [...deskRefusals, 'marking-unknown', ...CLAIM_REFUSALS] as const;

export const getMarkingQueue = endpoint({
  ...DESK_ENDPOINTS.getMarkingQueue,
  access,
  summary:
    'The works that wait for a teacher and that the caller may claim, the one that is due first first, 100 at most.',
  query: z.strictObject({
    kind: z.enum(CREDIT_KINDS).optional(),
    module: z.enum(MODULES).optional(),
    appeals: z.enum(['true']).optional(),
  }),
  reply: z.object({
    waiting: z.array(deskOrderSchema),
    /** All that the caller may claim, also those that are not listed. */
    count: z.int(),
    today: z.object({
      /** Markings that the caller has claimed today, and the most that the profile allows. */
      claimed: z.int(),
      most: z.int(),
      /** True: the caller is on holiday, so nothing can be claimed. */
      on_holiday: z.boolean(),
      /** True: too many standard works were outside of the tolerance. An admin allows claims again. */
      is_stopped: z.boolean(),
    }),
    server_now: instantSchema,
  }),
  refusals: deskRefusals,
});

export const listDeskMarkings = endpoint({
  ...DESK_ENDPOINTS.listDeskMarkings,
  access,
  summary:
    'The caller’s markings: those under way, those with an open question, and the last 50 that are done.',
  reply: z.object({
    markings: z.array(
      deskOrderSchema.extend({
        role: z.enum(MARKING_ROLES),
        marking_state: z.enum(MARKING_STATES),
        /** Null: the caller does not hold a claim. */
        lease_until: instantSchema.nullable(),
        undo_until: instantSchema.nullable(),
        band: bandSchema.nullable(),
        has_open_question: z.boolean(),
        done_at: instantSchema.nullable(),
        /** Whether it was a standard work, which the caller learns once the marking is final. */
        was_seed: z.boolean(),
      }),
    ),
    server_now: instantSchema,
  }),
  refusals: deskRefusals,
});

export const getDeskFigures = endpoint({
  ...DESK_ENDPOINTS.getDeskFigures,
  access,
  summary: 'The caller’s figures of the last 90 days. A mean or share of nothing is null.',
  reply: z.object({
    markings: z.int(),
    on_time: z.int(),
    mean_hours: z.number().nullable(),
    /** Compared with another teacher who marked the same works blind: own band minus the other's. */
    with_teachers: z.object({
      count: z.int(),
      mean_difference: z.number().nullable(),
      within_half: z.number().nullable(),
    }),
    /** Compared with the middle of the machine's estimate: own band minus the machine's. */
    with_machine: z.object({
      count: z.int(),
      mean_difference: z.number().nullable(),
      within_half: z.number().nullable(),
    }),
    ratings: z.object({ count: z.int(), clear: z.number().nullable(), useful: z.number().nullable() }),
  }),
  refusals: deskRefusals,
});

export const claimNextMarking = endpoint({
  ...DESK_ENDPOINTS.claimNextMarking,
  access,
  summary: 'Claims the work that is due first among those that the caller may mark.',
  body: z.strictObject({ kind: z.enum(CREDIT_KINDS).optional() }),
  reply: claimReply,
  refusals: [...deskRefusals, 'nothing-waits', ...CLAIM_REFUSALS],
});

export const claimMarking = endpoint({
  ...DESK_ENDPOINTS.claimMarking,
  access,
  summary:
    'Claims one work for 30 minutes. Claiming it again renews the claim. A stored draft is still there.',
  params: orderParams,
  reply: claimReply,
  refusals: claimRefusals,
});

export const renewMarkingClaim = endpoint({
  ...DESK_ENDPOINTS.renewMarkingClaim,
  access,
  summary: 'Renews the caller’s claim. Saving a draft renews it too.',
  params: orderParams,
  reply: claimReply,
  refusals: heldRefusals,
});

export const releaseMarkingClaim = endpoint({
  ...DESK_ENDPOINTS.releaseMarkingClaim,
  access,
  summary: 'Puts a claimed work back into the queue. The draft is stored for the caller.',
  params: orderParams,
  reply: z.object({ released: z.literal(true) }),
  refusals: [...heldRefusals, 'already-sent'],
});

export const getDeskWork = endpoint({
  ...DESK_ENDPOINTS.getDeskWork,
  access,
  summary:
    'A work that the caller has claimed or marked, with the caller’s draft. Marks of others appear only where the turn allows it.',
  params: orderParams,
  reply: z.object({
    order: deskOrderSchema,
    work: submittedWorkSchema,
    transcript: transcriptSchema,
    learner: z.object({
      /** Empty while the caller gives the second opinion blind, and for an account that was deleted. */
      first_name: z.string(),
      /** The band that the learner wants. */
      goal: bandSchema.nullable(),
      language: z.enum(['en', 'zh-Hant']),
    }),
    draft: draftSchema,
    /** Null: the caller does not hold a claim, so the work can only be read. */
    lease_until: instantSchema.nullable(),
    /** The markings of the other teachers; empty while the caller marks blind. */
    others: z.array(markingSchema.extend({ role: z.enum(MARKING_ROLES) })),
    /**
     * The machine's estimate. Null until the draft was saved as complete, and where there is none. `difference`: the
     * band of the draft as it was then, minus the middle of the estimate.
     */
    machine: rangeSchema.extend({ difference: z.number() }).nullable(),
    /** Whether an estimate exists, shown or not. */
    has_machine_band: z.boolean(),
    question: z.object({ text: z.string(), answer: z.string().nullable() }).nullable(),
    /** A standard work of the school, compared with its agreed bands. Null: it is none, or the marking is not final. */
    seed: seedViewSchema.nullable(),
    server_now: instantSchema,
  }),
  refusals: [...deskRefusals, 'marking-unknown'],
});

export const getDeskGuards = endpoint({
  ...DESK_ENDPOINTS.getDeskGuards,
  access,
  summary:
    'What a program noticed in the text of a work that the caller has claimed or marked, such as words copied from the task. Never a band.',
  params: orderParams,
  reply: z.object({
    /** Empty for nearly all texts, and for Speaking. Null: the text cannot be checked now. */
    guards: z.array(z.object({ id: z.string(), sentence: z.string() })).nullable(),
  }),
  refusals: [...deskRefusals, 'marking-unknown'],
});

export const getDeskRecording = endpoint({
  ...DESK_ENDPOINTS.getDeskRecording,
  access,
  summary:
    'A recording of a work that the caller has claimed or marked, whole or a range. Each look is logged; after the end of the claim there is none.',
  params: recordingParams,
  reply: z.unknown(),
  refusals: [...deskRefusals, 'marking-unknown', 'recording-missing'],
});

export const saveMarkingDraft = endpoint({
  ...DESK_ENDPOINTS.saveMarkingDraft,
  access,
  summary:
    'Saves the caller’s draft and renews the claim. A draft with an old revision replaces nothing, and the newer one is returned.',
  params: orderParams,
  body: draftContentSchema.extend({
    /** The revision that this draft was made from; 0 for the first save. */
    revision: z.int().min(0),
    /**
     * True: the marking is complete. Needs four bands with reasons, a letter with three strengths and three steps. From
     * then on the machine's band is shown.
     */
    complete: z.boolean().optional(),
  }),
  reply: z.object({
    /** False: another device or tab has saved since. `draft` is its draft, and nothing was changed. */
    saved: z.boolean(),
    draft: draftSchema,
    lease_until: instantSchema.nullable(),
  }),
  refusals: [
    ...heldRefusals,
    'already-sent',
    'marking-incomplete',
    'quote-not-in-work',
    'anchor-not-in-work',
  ],
  maxBodyBytes: 1024 * 1024,
});

export const sendMarking = endpoint({
  ...DESK_ENDPOINTS.sendMarking,
  access,
  summary: 'Sends a complete marking. It is released after a minute. A second call changes nothing.',
  params: orderParams,
  body: z.strictObject({
    /** The revision that the teacher sees; another one is not sent. */
    revision: z.int().min(1),
  }),
  reply: z.object({ undo_until: instantSchema }),
  refusals: [...heldRefusals, 'marking-incomplete', 'draft-changed'],
});

export const undoSendMarking = endpoint({
  ...DESK_ENDPOINTS.undoSendMarking,
  access,
  summary: 'Takes back a sent marking within its minute. It is a draft again, and the claim goes on.',
  params: orderParams,
  reply: z.object({ lease_until: instantSchema.nullable() }),
  refusals: [...deskRefusals, 'marking-unknown', 'too-late'],
});

export const startMarkingVersion = endpoint({
  ...DESK_ENDPOINTS.startMarkingVersion,
  access,
  summary:
    'Starts a new version of the caller’s final marking, as a copy. It replaces the old one when it is sent; the learner reads the reason.',
  params: orderParams,
  body: z.strictObject({ reason: someText(600) }),
  reply: z.object({ version: z.int() }),
  refusals: [...deskRefusals, 'marking-unknown', 'marking-open', 'seed-final'],
});

export const requestThirdMarking = endpoint({
  ...DESK_ENDPOINTS.requestThirdMarking,
  access,
  summary: 'The two teachers do not agree: a third one sees both markings and decides.',
  params: orderParams,
  reply: z.object({ requested: z.literal(true) }),
  refusals: [...deskRefusals, 'marking-unknown', 'no-agreement-needed'],
});

export const answerMarkingQuestion = endpoint({
  ...DESK_ENDPOINTS.answerMarkingQuestion,
  access,
  summary: 'The teacher’s one answer to the learner’s question.',
  params: orderParams,
  body: z.strictObject({ text: someText(2_000) }),
  reply: z.object({ answered: z.literal(true) }),
  refusals: [...deskRefusals, 'marking-unknown', 'question-unknown', 'question-answered'],
});
