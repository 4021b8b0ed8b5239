/** New practice essays that may be submitted in 24 hours. */
export const ESSAYS_A_DAY = 5;
/** New drafts of older texts that may be submitted in 24 hours, besides. */
export const REDRAFTS_A_DAY = 10;
/** Practice drafts that may be open at once. */
export const MOST_DRAFTS = 30;
export const LIMIT_HOURS = 24;

/** Submissions of practice in the last 24 hours. */
export type Submitted = { readonly essays: number; readonly redrafts: number };

/** How many new practice essays may still be submitted; never negative. */
export const essaysLeft = ({ essays }: Submitted): number => Math.max(0, ESSAYS_A_DAY - essays);

/** Whether one more draft may be submitted. `draft`: 1 for a new essay. */
export const maySubmit = ({ draft }: { readonly draft: number }, submitted: Submitted): boolean =>
  draft === 1 ? submitted.essays < ESSAYS_A_DAY : submitted.redrafts < REDRAFTS_A_DAY;
