import type { Candidates } from '#platform/http/candidates.ts';

/** A learner at work: the one who writes, and all that the same person may see. */
export type Learner = { readonly candidateId: string; readonly candidates: Candidates };
