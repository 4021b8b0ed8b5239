/** A sentence at most. */
export const MAX_PRACTICE_ANSWER = 600;
/** Something written freely. */
export const MAX_FREE_PRACTICE_ANSWER = 6_000;
/** Answers or reviews in one packet. */
export const MOST_IN_PACKET = 100;
/** Questions of a day of practice for visitors, and for accounts without a plan and without a course. */
export const FREE_QUESTIONS = 10;
