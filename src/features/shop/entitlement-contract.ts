import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { instantSchema, localisedSchema } from './order-view-contract.ts';
import { ORDER_ENDPOINTS } from './order-endpoints.ts';

/** The calls that list what an account may use. */

const entitlementsSchema = z.object({
  status: z.literal(true),
  /** It changes with every change. Send it as `known` to wait for the next change. */
  revision: z.string(),
  access: z.array(
    z.object({
      kind: z.enum(['course', 'plan']),
      /** `grammar_basics`, `premium_account`. */
      key: z.string(),
      name: localisedSchema,
      path: z.string().nullable(),
      access_until: instantSchema,
      /** It ends soon enough to be bought again. The new time is added. */
      renewable: z.boolean(),
      /** Keys of the plans that it contains. A learner who has it needs none of them. */
      includes: z.array(z.string()),
    }),
  ),
  lessons: z.array(
    z.object({
      teacher: z.string(),
      teacher_name: localisedSchema,
      path: z.string().nullable(),
      minutes: z.int(),
      left: z.int(),
    }),
  ),
});

export type Entitlements = z.output<typeof entitlementsSchema>;

export const listEntitlements = endpoint({
  ...ORDER_ENDPOINTS.listEntitlements,
  summary: 'What the account may use now. With `known`, waits up to 20 seconds for something else than that.',
  access: 'signed-in',
  query: z.strictObject({ known: z.string().max(60).optional() }),
  reply: entitlementsSchema,
});

/** How far an account has come in a course. Another feature reports it. */
const courseProgressSchema = z.object({
  lessons_done: z.int(),
  lessons_open: z.int(),
  lessons_total: z.int(),
  minutes_left: z.int(),
  /** Where to continue. */
  next: z.object({ lesson: z.string(), block: z.string(), position_ms: z.int() }).nullable(),
  completed_at: instantSchema.nullable(),
  /** The number of its certificate. */
  certificate: z.string().nullable(),
});
export type OwnCourseProgress = z.output<typeof courseProgressSchema>;

export const listCourses = endpoint({
  ...ORDER_ENDPOINTS.listCourses,
  summary:
    'The courses with this account’s access to each (null: none) and progress, its plans and lesson credits.',
  access: 'signed-in',
  reply: z.object({
    status: z.literal(true),
    courses: z.array(
      z.object({
        key: z.string(),
        slug: z.string(),
        name: z.string(),
        access_until: instantSchema.nullable(),
        /** Null: the account has not started it and has no access. */
        progress: courseProgressSchema.nullable(),
      }),
    ),
    /** Everything that may be used now, mock-test plans included: each key once, with its last end. */
    access: z.array(z.object({ key: z.string(), access_until: instantSchema })),
    /** One-to-one lessons that can still be booked. */
    lesson_credits: z.array(z.object({ teacher: z.string(), minutes: z.int(), left: z.int() })),
  }),
});
