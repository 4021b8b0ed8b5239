import { clearStoredSession } from '#platform/api-client/stored-session.ts';

/** The navigation state of a tab that is redirected. */
export type Farewell = { readonly deletionDueAt: string };

type WayOut = { readonly path: string; readonly state?: Farewell };

let leaveTarget: WayOut | undefined;

/** Signs this browser out and sends this tab to `path`. Other tabs go where `sessionRedirect` leads. */
export function leaveSession(path: string, state?: Farewell): void {
  leaveTarget = { path, state };
  clearStoredSession();
}

/** Where this tab goes because it was signed out here; it returns that once. Undefined: it was not. */
export function takeWayOut(): WayOut | undefined {
  const target = leaveTarget;
  leaveTarget = undefined;
  return target;
}
