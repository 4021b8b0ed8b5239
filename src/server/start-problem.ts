import { isBusy } from '#platform/http/is-busy.ts';

/** The sentence with which a start ends that threw: what is wrong, and what to do about it. */
export function startProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return isBusy(error)
    ? `The database went away while the site was starting (${message}). Nothing is lost: start the site again.`
    : message;
}
