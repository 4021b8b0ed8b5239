import { useEffect, useState } from 'react';
import { getStoredSession, subscribeToSession } from '#platform/api-client/stored-session.ts';
import type { Entitlements } from '../contract.ts';
import { hearEntitlements } from './entitlement-news.ts';

const accountOf = () => (getStoredSession()?.user as { readonly id: string } | undefined)?.id;

/**
 * What whoever is signed in may use now; undefined: nothing is known, or nobody is signed in. Asked again when something
 * is bought or given back in any tab. Calls are loaded for those alone who are signed in.
 */
export function useEntitlements(): Entitlements | undefined {
  const [known, setKnown] = useState<{ readonly accountId: string; readonly entitlements: Entitlements }>();
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const accountId = accountOf();
      if (accountId === undefined) return setKnown(undefined);
      const { callOrders } = await import('./order-calls.ts');
      const result = await callOrders('listEntitlements', { query: {} });
      if (left || !result.ok || accountOf() !== accountId) return;
      setKnown({ accountId, entitlements: result.reply });
    };
    const askAgain = () => {
      // What is shown stays until there is an answer.
      ask().catch((error: unknown) => console.warn(error));
    };
    askAgain();
    const stopHearing = hearEntitlements(askAgain);
    const stopFollowing = subscribeToSession(() => {
      if (accountOf() === undefined) setKnown(undefined);
    });
    return () => {
      left = true;
      stopHearing();
      stopFollowing();
    };
  }, []);
  return known?.entitlements;
}
