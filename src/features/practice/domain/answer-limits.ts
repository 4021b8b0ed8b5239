/** A sentence at most. */
export const MAX_PRACTICE_ANSWER = 600;
/** Something written freely. */
export const MAX_FREE_PRACTICE_ANSWER = 6_000;
/** What a word card can hold: a word or phrase, and its sentence. */
export const LONGEST_CARD_WORD = 80;
export const LONGEST_CARD_MEANING = 300;
export const LONGEST_CARD_EXAMPLE = 400;
/** Answers or reviews in one packet. */
export const MOST_IN_PACKET = 100;
/** Questions of a day of practice for visitors, and for accounts without a plan and without a course. */
export const FREE_QUESTIONS = 10;
export const MOST_CARD_PARTNERS = 6;
