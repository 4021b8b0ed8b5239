import { paths } from '#paths';
import { leaveSession } from './leave-session.ts';

/** A sign-out waits at most this long for the server. */
const PATIENCE_MS = 5_000;

/**
 * Signs out here and on the server. False: the server did not answer in time. This browser has forgotten the session
 * anyway.
 */
export async function signOut(): Promise<boolean> {
  const tooLong = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const reply = import('./send-sign-out.ts').then(({ sendSignOut }) => sendSignOut());
  const answered = reply.then(
    ({ ok }) => ok,
    () => false,
  );
  const known = await Promise.race([answered, tooLong]);
  leaveSession(paths.home());
  return known;
}
