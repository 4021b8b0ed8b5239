/** The longest text of a Writing task that is stored, in characters: about ten times the required length. */
export const MAX_TEXT_LENGTH = 20_000;
