import { call } from '#platform/api-client/api-client.ts';
import { getStoredSession, subscribeToSession } from '#platform/api-client/stored-session.ts';
import { ORDER_ENDPOINTS } from '../../order-endpoints.ts';
import type { Entitlements } from '../../contract.ts';
import { hearEntitlements } from './entitlement-news.ts';
import { createEntitlementWatch } from './entitlement-watch.ts';
import { syncCart } from '../cart/sync-cart.ts';

const followers = new Set<() => void>();
let stop: (() => void) | undefined;
let known: string | undefined;

const watch = createEntitlementWatch(
  {
    ask: (known, signal) =>
      call(ORDER_ENDPOINTS, 'listEntitlements', { query: known === undefined ? {} : { known }, signal }),
    accountId: () => (getStoredSession()?.user as { readonly id: string } | undefined)?.id,
    isHidden: () => document.hidden,
    now: () => Date.now(),
    rest: (signal, longestMs) =>
      new Promise((resolve) => {
        const timer = longestMs === undefined ? undefined : setTimeout(resolve, longestMs);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  },
  tellFollowers,
);

function tellFollowers(): void {
  followers.forEach((follower) => follower());
  const revision = watch.owned()?.revision;
  // Purchases on another device leave the cart here.
  if (known !== undefined && revision !== undefined) void syncCart();
  known = revision;
}

const look = () => (document.hidden ? watch.leave() : watch.wake());

/** One watch for the whole tab. Returns a function that ends it. */
function start(): () => void {
  const ending = new AbortController();
  const stopHearing = hearEntitlements(watch.wake);
  const stopFollowing = subscribeToSession(watch.wake);
  const acts = ['mousedown', 'touchstart', 'keydown'] as const;
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', watch.wake);
  window.addEventListener('focus', watch.attend);
  for (const act of acts) document.addEventListener(act, watch.attend, { passive: true });
  void watch.run(ending.signal);
  return () => {
    ending.abort();
    stopHearing();
    stopFollowing();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', watch.wake);
    window.removeEventListener('focus', watch.attend);
    for (const act of acts) document.removeEventListener(act, watch.attend);
  };
}

/** Calls back whenever the access may have changed. Returns a function that stops it. */
export function followEntitlements(follower: () => void): () => void {
  followers.add(follower);
  stop ??= start();
  return () => {
    followers.delete(follower);
    if (followers.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** The access of the signed-in account, as far as it is known. */
export const ownedNow = (): Entitlements | undefined => watch.owned();
