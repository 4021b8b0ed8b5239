import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { DESK_ENDPOINTS } from '../desk-calls.ts';

const MINUTE_MS = 60_000;
/** A teacher who touched nothing for this long does not work on it. */
const IDLE_MS = 10 * MINUTE_MS;
/** A claim is renewed when less than this is left of it. */
const RENEW_BELOW_MS = 25 * MINUTE_MS;

type LeaseOptions = {
  readonly markingOrderId: string;
  /** Null: there is no claim to renew. */
  readonly leaseUntil: string | null;
  /** The server's time, in milliseconds. It changes at least every minute. */
  readonly nowMs: number;
  readonly onRenewed: (leaseUntil: string) => void;
  /** The claim is over, or an admin gave the work to somebody else. */
  readonly onLost: () => void;
};

/** Renews the claim while the teacher works. Returns how to renew it now. */
export function useLease(options: LeaseOptions): () => Promise<void> {
  const { markingOrderId, leaseUntil, nowMs } = options;
  const activeAt = useRef(nowMs);
  const noteActive = useEffectEvent(() => {
    activeAt.current = nowMs;
  });

  useEffect(() => {
    const listen = () => noteActive();
    const events = ['keydown', 'pointerdown', 'touchstart', 'scroll'] as const;
    for (const event of events) document.addEventListener(event, listen, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, listen);
    };
  }, []);

  async function renew(): Promise<void> {
    const result = await call(DESK_ENDPOINTS, 'renewMarkingClaim', { params: { markingOrderId } });
    if (result.ok) options.onRenewed(result.reply.lease_until);
    else if (result.kind === 'refused') options.onLost();
  }
  const renewWhileWorking = useEffectEvent(() => {
    const isWorking = nowMs - activeAt.current < IDLE_MS && !document.hidden;
    if (isWorking) void renew();
  });

  useEffect(() => {
    if (leaseUntil !== null && Date.parse(leaseUntil) - nowMs < RENEW_BELOW_MS) renewWhileWorking();
  }, [leaseUntil, nowMs]);

  return renew;
}
