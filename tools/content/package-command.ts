/** One command of `npm run content` about QTI packages. */
export type PackageCommand = {
  readonly name: string;
  /** Its words, as the usage shows them. */
  readonly takes: string;
  readonly does: string;
  /**
   * Prints what it did. The number is the exit code: 0, or 1 for a problem the author can fix, 2 for wrong
   * usage.
   */
  run(words: readonly string[]): number;
};
