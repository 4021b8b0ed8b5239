import { isBusy } from '#platform/http/is-busy.ts';

/** The last sentence of a failed start: the problem, and how to solve it. */
export function startProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return isBusy(error)
    ? `The database went away while the site was starting (${message}). Nothing is lost: start the site again.`
    : message;
}
