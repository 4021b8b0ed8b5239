import { z } from 'zod';
import type { JobKind } from '#platform/jobs/define-job.ts';

/** Looks at the queue of works. The queue is the table, so the job has no payload and may run too often. */
export const GRADE_WORKS = { name: 'grade-works', payload: z.strictObject({}) } satisfies JobKind;

/** Sends the email about a grade, unless its learner has seen it by then. */
export const MAIL_GRADED_WORK = {
  name: 'mail-graded-work',
  payload: z.strictObject({ candidate_id: z.uuid(), work_id: z.uuid() }),
} satisfies JobKind;

/** An open page shows the grade within seconds. A learner who has not seen it after this time has left the page. */
export const MAIL_AFTER_SECONDS = 120;
