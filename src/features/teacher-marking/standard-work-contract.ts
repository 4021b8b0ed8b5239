import { z } from 'zod';
import { someText, storableText } from '#platform/http/storable-text.ts';
import { ALL_CRITERIA } from '#ielts/criteria/criteria.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { MARKING_ADMIN_ENDPOINTS } from './admin-endpoints.ts';
import { MODULES } from './domain/marking-order.ts';
import { bandSchema, instantSchema, orderParams, workKindSchema } from './marking-view-contract.ts';

/** The school's calls about standard works, and about teachers whose claims they have stopped. */

const access = { role: 'admin' } as const;
const standardWorkParams = z.strictObject({ standardWorkId: z.uuid() });
const monthSchema = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

/** The agreed bands in the order of the criteria, each with its reason. */
const agreedSchema = z.array(
  z.object({ criterion: z.enum(ALL_CRITERIA), band: bandSchema, reason: z.string() }),
);

const standardWorkSchema = z.object({
  standard_work_id: z.uuid(),
  /** The marking that it was made from. */
  marking_order_id: z.uuid(),
  kind: workKindSchema,
  module: z.enum(MODULES),
  words: z.int(),
  /** The beginning of the task; empty once the text is removed. */
  prompt: z.string(),
  /** False: the learner has withdrawn, or the account was deleted. */
  has_text: z.boolean(),
  agreed: agreedSchema,
  band: bandSchema,
  made_at: instantSchema,
  /** Empty: a former admin. */
  made_by: z.string(),
  /** Null: it is in use. */
  retired_at: instantSchema.nullable(),
  /** Empty: a former admin, or nobody, because the learner withdrew. */
  retired_by: z.string(),
  /** How many teachers have marked it as a seed. */
  marked: z.int(),
});

const makingRefusals = [
  'marking-unknown',
  'marking-open',
  'not-an-essay',
  'consent-missing',
  'standard-work-exists',
] as const;

export const listStandardWorks = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.listStandardWorks,
  access,
  summary: 'The works whose bands the school has agreed on, the newest first.',
  reply: z.object({ standard_works: z.array(standardWorkSchema) }),
});

export const getStandardWorkProposal = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.getStandardWorkProposal,
  access,
  summary: 'What a released marking would be as a standard work: its text, and the released bands.',
  params: orderParams,
  reply: z.object({
    kind: workKindSchema,
    module: z.enum(MODULES),
    words: z.int(),
    prompt: z.string(),
    text: z.string(),
    agreed: agreedSchema,
  }),
  refusals: makingRefusals,
});

export const makeStandardWork = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.makeStandardWork,
  access,
  summary: 'Makes a standard work of a released marking whose learner agrees, with the bands of the school.',
  params: orderParams,
  body: z.strictObject({
    /** In the order of the criteria. */
    agreed: z.array(z.strictObject({ band: bandSchema, reason: storableText(2_000) })).length(4),
  }),
  reply: z.object({ standard_work_id: z.uuid() }),
  refusals: makingRefusals,
});

export const retireStandardWork = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.retireStandardWork,
  access,
  summary: 'Takes a standard work out of use. A seed of it that nobody has claimed leaves the queue.',
  params: standardWorkParams,
  reply: z.object({ retired: z.literal(true) }),
  refusals: ['standard-work-unknown'],
});

export const useStandardWorkAgain = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.useStandardWorkAgain,
  access,
  summary: 'Takes a retired standard work into use again.',
  params: standardWorkParams,
  reply: z.object({ restored: z.literal(true) }),
  refusals: ['standard-work-unknown', 'text-removed'],
});

export const getMarkingSeeds = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.getMarkingSeeds,
  access,
  summary:
    'How the teachers marked standard works in the last twelve months (UTC), and whose claims have stopped.',
  reply: z.object({
    teachers: z.array(
      z.object({
        account_id: z.uuid(),
        name: z.string(),
        /** Null: the teacher may claim. */
        stopped_at: instantSchema.nullable(),
        months: z.array(
          z.object({
            month: monthSchema,
            count: z.int(),
            /** Own minus agreed overall band. */
            mean_difference: z.number(),
            /** The share within the tolerance. */
            within: z.number(),
          }),
        ),
        /** Earlier stops that have ended, the newest first. `by` is empty for a former admin. */
        allowed: z.array(
          z.object({
            stopped_at: instantSchema,
            allowed_at: instantSchema,
            by: z.string(),
            reason: z.string(),
          }),
        ),
      }),
    ),
    rules: z.object({
      criterion_tolerance: z.number(),
      overall_tolerance: z.number(),
      window: z.int(),
      misses: z.int(),
    }),
  }),
});

export const allowMarkingClaims = endpoint({
  ...MARKING_ADMIN_ENDPOINTS.allowMarkingClaims,
  access,
  summary: 'Lets a stopped teacher claim again. The reason is stored.',
  params: z.strictObject({ accountId: z.uuid() }),
  body: z.strictObject({ reason: someText(600) }),
  reply: z.object({ allowed: z.literal(true) }),
  refusals: ['claims-open'],
});
