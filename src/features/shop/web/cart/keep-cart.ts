import { getStoredSession, subscribeToSession } from '#platform/api-client/stored-session.ts';
import { getCart, subscribeToCart } from './cart-store.ts';

/** A change waits this long for the next one, so several clicks are sent once. Milliseconds. */
const PAUSE_MS = 400;

/**
 * Keeps a signed-in learner's cart in step with the account's: merged at sign-in, sent after a change, and removed
 * from this browser at sign-out. Called once, when the page becomes interactive. A visitor's cart loads nothing.
 */
export function keepCart(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sync = () => {
    if (getStoredSession() === null && getCart().owner === undefined) return;
    import('./sync-cart.ts')
      .then(({ syncCart }) => syncCart())
      .catch((error: unknown) => console.warn(error));
  };
  subscribeToSession(sync);
  window.addEventListener('online', sync);
  // Another device may have bought or removed items of this cart.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) sync();
  });
  subscribeToCart(() => {
    if (!getCart().unsent) return;
    clearTimeout(timer);
    timer = setTimeout(sync, PAUSE_MS);
  });
  sync();
}
