/** One command of `npm run content` about QTI packages. */
export type PackageCommand = {
  readonly name: string;
  /** Its words, as the usage shows them. */
  readonly takes: string;
  readonly does: string;
  /** Prints what it did; the number is the process's exit code: 0, or 1 for what can be mended, 2 for wrong words. */
  run(words: readonly string[]): number;
};
