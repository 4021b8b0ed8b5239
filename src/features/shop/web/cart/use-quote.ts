import { useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import type { ProblemReply } from '#platform/api-client/send-call.ts';
import { ORDER_ENDPOINTS } from '../../order-endpoints.ts';
import type { Quote } from '../../contract.ts';
import type { Cart } from './cart-store.ts';
import { linesToSend } from './change-lines.ts';

/** Several clicks within this time cause one request. Milliseconds. */
const PAUSE_MS = 150;

export type QuoteFailure = 'offline' | 'unreachable' | ProblemReply;

export type QuoteState = {
  /** The latest quote; undefined: none yet. */
  readonly quote: Quote | undefined;
  /** Whether it is the quote of the present cart. */
  readonly fresh: boolean;
  /** Why the missing quote could not be loaded. */
  readonly failure: QuoteFailure | undefined;
  readonly reload: () => void;
};

/**
 * The price of the cart for the signed-in account (null: a visitor). It is requested again when either changes, and
 * when the connection returns. An empty cart needs no request.
 */
export function useQuote(cart: Cart | undefined, accountId: string | null | undefined): QuoteState {
  const [latest, setLatest] = useState<{ readonly of: string; readonly quote: Quote }>();
  const [failed, setFailed] = useState<{ readonly of: string; readonly why: QuoteFailure }>();
  const [turn, setTurn] = useState(0);
  const needed = cart && cart.lines.length > 0 && accountId !== undefined;
  const of = needed ? JSON.stringify([accountId, cart.coupon, linesToSend(cart.lines)]) : undefined;

  useEffect(() => {
    if (of === undefined) return;
    const [, coupon = null, lines] = JSON.parse(of) as [
      unknown,
      string | null,
      ReturnType<typeof linesToSend>,
    ];
    let left = false;
    const timer = setTimeout(async () => {
      const result = await call(ORDER_ENDPOINTS, 'quoteCart', { body: { lines, coupon } });
      if (left) return;
      if (result.ok) {
        setLatest({ of, quote: result.reply });
        return setFailed(undefined);
      }
      const away = result.kind === 'unreachable' || result.problem.status >= 500;
      const why = away ? (navigator.onLine ? 'unreachable' : 'offline') : result.problem;
      setFailed({ of, why });
    }, PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [of, turn]);

  const waits = failed !== undefined && failed.of === of;
  const reload = () => {
    setFailed(undefined);
    setTurn((count) => count + 1);
  };
  useEffect(() => {
    if (!waits) return;
    const again = () => setTurn((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waits]);

  return {
    quote: of === undefined ? undefined : latest?.quote,
    fresh: latest !== undefined && latest.of === of,
    failure: waits ? failed.why : undefined,
    reload,
  };
}
