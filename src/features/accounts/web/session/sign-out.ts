import { paths } from '#paths';
import { leaveSession } from './leave-session.ts';

/** Nobody waits longer than this to be signed out. */
const PATIENCE_MS = 5_000;

/**
 * Signs out here and on the server. False: the server could not be told in time; this browser has forgotten the session
 * all the same.
 */
export async function signOut(): Promise<boolean> {
  const tooLong = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const telling = import('../auth-calls.ts').then(({ callAuth }) => callAuth('logout', {}));
  const told = telling.then(
    ({ ok }) => ok,
    () => false,
  );
  const known = await Promise.race([told, tooLong]);
  leaveSession(paths.home());
  return known;
}
