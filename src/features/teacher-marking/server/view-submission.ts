import type { z } from 'zod';
import type { submittedWorkSchema } from '../marking-view-contract.ts';
import type { StoredOrder } from './order-store.ts';

/** A submitted work as its learner and its teachers see it. */
export const viewSubmission = ({
  kind,
  module,
  words,
  work: { task, text, parts, recordings },
}: StoredOrder): z.input<typeof submittedWorkSchema> => ({
  kind,
  module,
  task,
  text,
  words,
  parts: [...parts],
  recordings: recordings.map(({ question, part, asked, durationMs }) => ({
    question,
    part,
    asked,
    duration_ms: durationMs,
  })),
});
