/** The longest text of a Writing task that is stored, in characters: ten times what is asked. */
export const MAX_TEXT_LENGTH = 20_000;
