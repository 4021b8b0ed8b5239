import { useEffect, useState } from 'react';
import { getStoredSession, subscribeToSession } from '#platform/api-client/stored-session.ts';
import type { Entitlements } from '../../contract.ts';

/**
 * The present access of the signed-in account; undefined: unknown, or nobody is signed in. It follows purchases and
 * refunds in any tab and on any device. Without a session it loads nothing.
 */
export function useEntitlements(): Entitlements | undefined {
  const [entitlements, setEntitlements] = useState<Entitlements>();
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      if (stop || !getStoredSession()) return;
      stop = () => undefined;
      const { followEntitlements, ownedNow } = await import('./follow-entitlements.ts');
      if (left) return;
      const show = () => setEntitlements(ownedNow());
      stop = followEntitlements(show);
      show();
    };
    const tryToBegin = () => {
      begin().catch((error: unknown) => {
        stop = undefined;
        console.warn(error);
      });
    };
    tryToBegin();
    const stopListening = subscribeToSession(tryToBegin);
    return () => {
      left = true;
      stop?.();
      stopListening();
    };
  }, []);
  return entitlements;
}
