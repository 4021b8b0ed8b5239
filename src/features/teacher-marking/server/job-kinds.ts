import { z } from 'zod';
import type { JobKind } from '#platform/jobs/define-job.ts';

/** Releases sent markings whose minute is over. The markings are the queue, so it may run too often. */
export const RELEASE_MARKINGS = {
  name: 'release-markings',
  payload: z.strictObject({}),
} satisfies JobKind;
