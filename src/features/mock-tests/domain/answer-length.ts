/** The longest answer that is stored, in characters; the gaps of the test take a few words. */
export const MAX_ANSWER_LENGTH = 500;
/** The longest text of a Writing task that is stored, in characters: ten times what is asked. */
export const MAX_TEXT_LENGTH = 20_000;
