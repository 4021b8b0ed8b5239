import { getStoredSession, isSessionKept, subscribeToSession } from '#platform/api-client/stored-session.ts';

/**
 * Keeps the page in step with the stored session, whichever tab changes it. A session that was stored when the page
 * loaded is verified. Called once, when the page becomes interactive.
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
