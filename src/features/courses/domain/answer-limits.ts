/** A sentence at most. */
export const MAX_LESSON_ANSWER = 600;
/** Something written freely, and "Use it". */
export const MAX_FREE_ANSWER = 6_000;
/** Answers in one packet. */
export const MOST_ANSWERS = 40;
