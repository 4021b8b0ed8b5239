/** Ratings are between −4 and 4 logits: band 2 to band 10. */
export const LOGIT_LIMIT = 4;

/** A value within the scale. */
export const clampRating = (value: number) => Math.min(LOGIT_LIMIT, Math.max(-LOGIT_LIMIT, value));
