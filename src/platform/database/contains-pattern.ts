/** A pattern for `ilike` that finds a text anywhere in a value. Its own `%`, `_` and `\` are ordinary characters. */
export const containsPattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
