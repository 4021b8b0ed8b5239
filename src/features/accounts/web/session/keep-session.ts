import { getStoredSession, isSessionKept, subscribeToSession } from '#platform/api-client/stored-session.ts';

/**
 * Keeps the page in step with the stored session, whichever tab changes it. A session that was stored when the page
 * loaded is verified, as soon as there is a connection. Called once, when the page becomes interactive.
 */
export function keepSession(): void {
  subscribeToSession(() =>
    document.documentElement.toggleAttribute('data-signed-in', getStoredSession() !== null),
  );
  if (!isSessionKept()) return;
  const verify = () =>
    import('./verify-session.ts')
      .then(({ verifySession }) => verifySession())
      .catch((error: unknown) => console.warn(error));
  // Without a connection only the copy of a lesson opens (ADR 37). Its learner is asked for when the server can be.
  if (navigator.onLine) void verify();
  else window.addEventListener('online', () => void verify(), { once: true });
}
