import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { calendarDaySchema } from '#platform/i18n/calendar-day-schema.ts';
import { GRADING_ADMIN_ENDPOINTS } from './admin-endpoints.ts';

/**
 * The calls of admins about grading: what graded, how it ended, what it cost. They name no learner and no text. Money is
 * in millionths of the currency of the prices; null: no prices are set. Days are those of UTC, as budgets count them.
 */

const access = { role: 'admin' } as const;
const microSchema = z.int();

const filterSchema = z.strictObject({
  /** The first day and the last one. Without the first one, the last 92 days. */
  from: calendarDaySchema.optional(),
  to: calendarDaySchema.optional(),
});

const useSchema = z.object({
  day: calendarDaySchema,
  /** The service outside this site. Null: texts that this machine alone graded. */
  service: z.object({ model: z.string(), host: z.string() }).nullable(),
  uses: z.int(),
  /**
   * How they ended, the most frequent first. Of a service: `graded`, or the failure. Of this machine: why it was this
   * one; `only-grader`: no language model was set up.
   */
  outcomes: z.array(z.object({ outcome: z.string(), count: z.int() })),
  tokens_in: z.int(),
  tokens_out: z.int(),
  cost_micro: microSchema.nullable(),
  /** Of the uses in which something was asked; null: in none. */
  mean_ms: z.int().nullable(),
});

export const findGraderUses = endpoint({
  ...GRADING_ADMIN_ENDPOINTS.findGraderUses,
  summary: 'What graded on each day, how it ended and what it cost, with the budget of today and the queue.',
  access,
  query: filterSchema,
  reply: z.object({
    /** The newest day first. */
    uses: z.array(useSchema),
    today: z.object({
      spent_micro: microSchema.nullable(),
      /** Null: no limit. */
      budget_micro: microSchema.nullable(),
      left_micro: microSchema.nullable(),
      learner_budget_micro: microSchema.nullable(),
    }),
    /** Null: none is set up. */
    model: z
      .object({
        name: z.string(),
        host: z.string(),
        /** The tasks of Writing for which it was compared with marked essays. */
        calibrated: z.array(z.union([z.literal(1), z.literal(2)])),
      })
      .nullable(),
    queue: z.object({
      works: z.int(),
      /** When the oldest one was submitted; null: none waits. */
      oldest_at: z.iso.datetime({ precision: 3 }).nullable(),
    }),
    time_zone: z.literal('UTC'),
  }),
});

export const exportGraderUses = endpoint({
  ...GRADING_ADMIN_ENDPOINTS.exportGraderUses,
  summary: 'The same days as CSV (UTF-8 with a byte order mark), a row for each outcome of a grader.',
  access,
  query: filterSchema,
  reply: z.never(),
});
