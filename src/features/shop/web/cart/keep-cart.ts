import { getStoredSession, subscribeToSession } from '#platform/api-client/stored-session.ts';
import { getCart, subscribeToCart } from './cart-store.ts';

/** What follows a change waits for the next one so long: somebody who counts up is sent once. Milliseconds. */
const PAUSE_MS = 400;

/**
 * Keeps the cart of somebody who is signed in the same as the account's: merged at sign-in, sent when it changes, and
 * taken from this browser at sign-out. Called once, when the page comes alive; a visitor's cart loads nothing.
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
  // Another device may have bought, or taken out, what stands here.
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
