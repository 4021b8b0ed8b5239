/** What a general checker of English found on the surface of a text, by kind. Matters of taste are left out. */
export type SurfaceKind = 'spelling' | 'grammar' | 'word-choice' | 'punctuation' | 'capitals';

/** A place that a general checker of English would change. `start` and `end` count UTF-16 units. */
export type SurfaceIssue = {
  readonly kind: SurfaceKind;
  readonly start: number;
  readonly end: number;
  /** The words to put there instead, best first; at most three. */
  readonly replacements: readonly string[];
};
