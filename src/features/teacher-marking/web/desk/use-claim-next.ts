import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deskPaths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { DESK_ENDPOINTS } from '../../desk-endpoints.ts';
import { failureOf, type ActFailure } from './act-failure.ts';

type Kind = 'essay' | 'speaking';

/** Claims works and opens their desk. */
export function useClaimNext() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<ActFailure>();

  async function claim(name: string, act: () => Promise<Awaited<ReturnType<typeof claimNext>>>) {
    if (busy !== undefined) return;
    setBusy(name);
    setFailure(undefined);
    const result = await act();
    setBusy(undefined);
    setFailure(failureOf(result));
    if (result.ok) void navigate(deskPaths.order({ markingOrderId: result.reply.marking_order_id }));
  }

  return {
    /** The work that is being claimed, or `next`. Undefined: none. */
    busy,
    failure,
    /** Claims the work that is due first. */
    claimNext: (kind?: Kind) => claim('next', () => claimNext(kind)),
    /** Claims one work. */
    claimOne: (markingOrderId: string) =>
      claim(markingOrderId, () => call(DESK_ENDPOINTS, 'claimMarking', { params: { markingOrderId } })),
  };
}

const claimNext = (kind?: Kind) => call(DESK_ENDPOINTS, 'claimNextMarking', { body: kind ? { kind } : {} });
