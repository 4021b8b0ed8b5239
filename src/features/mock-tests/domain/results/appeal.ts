/** An appeal against a mark, and its outcome. */
export const APPEAL_VERDICTS = ['upheld', 'declined'] as const;
export type AppealVerdict = (typeof APPEAL_VERDICTS)[number];

/** In characters. */
export const APPEAL_REASON = { least: 10, most: 1_000 } as const;
export const MAX_APPEAL_ANSWER = 2_000;
