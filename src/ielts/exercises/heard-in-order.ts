/** Two things that were heard, in their order: words with a comma between them, sentences as they are. */
export const heardInOrder = (heard: readonly string[]): string =>
  heard.join(/[.?!]$/u.test(heard[0] ?? '') ? ' ' : ', ');
