import { clearStoredSession } from '#platform/api-client/stored-session.ts';

let wayOut: string | undefined;

/** Signs this browser out and has this tab go to `path`; other tabs go where `wayRound` leads. */
export function leaveSession(path: string): void {
  wayOut = path;
  clearStoredSession();
}

/** Where this tab goes because it was signed out here; once. Undefined: it was not. */
export function takeWayOut(): string | undefined {
  const way = wayOut;
  wayOut = undefined;
  return way;
}
