import { getStoredSession, isSessionKept, subscribeToSession } from '#platform/api-client/stored-session.ts';

/**
 * Keeps what the page shows in step with the stored session, whichever tab changes it, and has a session that was there
 * when the page was loaded verified. Called once, when the page comes alive.
 */
export function keepSession(): void {
  subscribeToSession(() =>
    document.documentElement.toggleAttribute('data-signed-in', getStoredSession() !== null),
  );
  if (!isSessionKept()) return;
  import('./verify-session.ts')
    .then(({ verifySession }) => verifySession())
    .catch((error: unknown) => console.warn(error));
}
