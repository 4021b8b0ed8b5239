import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { SKILLS } from '#ielts/paper/paper.ts';
import { PLAN_KEYS } from './domain/sittings/plan-access.ts';
import { MOCK_TEST_ENDPOINTS } from './endpoints.ts';

/** The call for the full tests: their content, and the plans that open them. */

/** A section's content, and the plans that open it. */
export const testSectionSchema = z.object({
  skill: z.enum(SKILLS),
  /** Null for Speaking, which ends when every question has been asked. */
  minutes: z.int().nullable(),
  /** Null for Writing, which has tasks. */
  questions: z.int().nullable(),
  /** The plans that open it, the smallest first. Empty where it is open to everybody, or a course opens it. */
  opened_by: z.array(z.enum(PLAN_KEYS)),
  /** False: its recording is still missing. */
  ready: z.boolean(),
  /** Whether the caller may start it now. */
  may_sit: z.boolean(),
});

const fullTestSchema = z.object({
  mock_test: z.string(),
  title: z.string(),
  sections: z.array(testSectionSchema),
});
export type FullTestView = z.output<typeof fullTestSchema>;

export const listFullTests = endpoint({
  ...MOCK_TEST_ENDPOINTS.listFullTests,
  access: 'anyone',
  summary: 'The full tests, what opens each section, and what who asks may begin.',
  reply: z.object({ tests: z.array(fullTestSchema) }),
});
