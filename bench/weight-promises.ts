/** The most scripts that a first visit to a public page may load: thousands of bytes, compressed by brotli. */
export const SCRIPT_KB = 105;
/** The same for the pages that hold the mock-test player. */
export const PLAYER_SCRIPT_KB = 140;
/** The same for the pages of lessons and module tests, which hold every kind of question. */
export const LESSON_SCRIPT_KB = 130;
/** The same for a session of practice, with the player that shows its first question. */
export const PRACTICE_SCRIPT_KB = 120;
/** The most that a first visit to a public page may load in all, in thousands of bytes without headers. */
export const EVERYTHING_KB = 140;
