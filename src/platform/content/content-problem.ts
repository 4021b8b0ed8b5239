/** A mistake in a content file, described for the author who has to fix it. */
export type ContentProblem = {
  /** Below `content/`. */
  readonly file: string;
  /** Where in the file: a path of keys, or a line. Empty for the file itself. */
  readonly place: string;
  readonly what: string;
  readonly how: string;
};

export function formatContentProblem({ file, place, what, how }: ContentProblem): string {
  return `content/${file}${place ? ` at ${place}` : ''}: ${what} ${how}`;
}

/** The content, or everything that prevents it from being read. */
export type ContentResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

/** Thrown at start only: a site with broken content must not open. */
export class BrokenContentError extends Error {
  constructor(problems: readonly ContentProblem[]) {
    super(`The content has ${problems.length} problem(s):\n${problems.map(formatContentProblem).join('\n')}`);
  }
}

/** The value, or an error that lists every problem. For the start of the server. */
export function contentOrThrow<T>(result: ContentResult<T>): T {
  if (!result.ok) throw new BrokenContentError(result.problems);
  return result.value;
}
