import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { attemptSummarySchema } from './contract.ts';
import { SKILLS } from '#ielts/paper/paper.ts';
import { testSectionSchema } from './tests-contract.ts';
import { SITTING_ENDPOINTS } from './sittings-endpoints.ts';

/** The calls for a whole test, taken as in the exam: its sections follow each other, and the clock runs on. */

const instantSchema = z.iso.datetime({ precision: 3 });
const sittingParams = z.strictObject({ sittingId: z.uuid() });

const sittingSchema = z.object({
  sitting_id: z.uuid(),
  mock_test: z.string(),
  /** In the language of the request. The slug of the test where its content is gone. */
  title: z.string(),
  started_at: instantSchema,
  extra_time_percent: z.int(),
  /**
   * `open`: a section is open. `begin`: `next_skill` starts when the candidate continues, and at `begins_at` at the
   * latest. `speaking`: Speaking may be started until `speaking_until`. `over`: nothing is left.
   */
  step: z.enum(['open', 'begin', 'speaking', 'over']),
  next_skill: z.enum(SKILLS).nullable(),
  begins_at: instantSchema.nullable(),
  speaking_until: instantSchema.nullable(),
  /** The sections of the test in order. `attempt` is null until the section starts. */
  sections: z.array(testSectionSchema.extend({ attempt: attemptSummarySchema.nullable() })),
  /** Whether marks are shown. They are once the sections without a break (Listening, Reading, Writing) are over. */
  tells_marks: z.boolean(),
  /** Null until all four skills have a band. */
  overall_band: z.number().nullable(),
});

export const startSitting = endpoint({
  ...SITTING_ENDPOINTS.startSitting,
  access: 'anyone',
  summary: 'Starts a whole test with its first section. A sitting that is under way is not started twice.',
  body: z.strictObject({ mock_test: z.string().max(80) }),
  reply: z.object({ sitting: sittingSchema, server_now: instantSchema }),
  refusals: [
    'section-unknown',
    'audio-missing',
    'plan-needed',
    'course-needed',
    'too-many-attempts',
    'too-many-starts',
  ],
});

export const listSittings = endpoint({
  ...SITTING_ENDPOINTS.listSittings,
  access: 'candidate',
  summary: 'The sittings of this browser or learner, newest first.',
  query: z.strictObject({ mock_test: z.string().max(80).optional() }),
  reply: z.object({ sittings: z.array(sittingSchema), server_now: instantSchema }),
});

export const getSitting = endpoint({
  ...SITTING_ENDPOINTS.getSitting,
  access: 'candidate',
  unknownCandidate: 'sitting-unknown',
  summary: 'Where a sitting stands.',
  params: sittingParams,
  reply: z.object({ sitting: sittingSchema, server_now: instantSchema }),
  refusals: ['sitting-unknown'],
});

export const continueSitting = endpoint({
  ...SITTING_ENDPOINTS.continueSitting,
  access: 'candidate',
  unknownCandidate: 'sitting-unknown',
  summary:
    'Goes on: begins the next section once the former is over, Speaking when it is asked for. A second call changes nothing.',
  params: sittingParams,
  body: z.strictObject({ speaking: z.boolean().optional() }),
  reply: z.object({ sitting: sittingSchema, server_now: instantSchema }),
  refusals: ['sitting-unknown', 'audio-missing', 'plan-needed', 'course-needed'],
});

export type SittingView = z.output<typeof sittingSchema>;
