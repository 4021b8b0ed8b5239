/** In characters: the longest answer to one question of Listening or Reading that is taken. */
export const MAX_ANSWER_LENGTH = 500;
