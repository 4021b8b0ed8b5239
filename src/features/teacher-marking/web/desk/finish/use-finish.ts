import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { DESK_ENDPOINTS } from '../desk-calls.ts';
import { failureOf, type ActFailure } from '../act-failure.ts';
import type { DeskWork } from '../desk-replies.ts';
import type { MarkingDraft } from '../draft/use-marking-draft.ts';

type FinishOptions = {
  readonly work: DeskWork;
  readonly draft: MarkingDraft;
  readonly replace: (work: DeskWork) => void;
  readonly reload: () => void;
};

export type FinishAct = 'complete' | 'send' | 'take-back' | 'version' | 'third' | 'release';

/** The acts that end a marking, or open it again. One is under way at a time. */
export function useFinish({ work, draft, replace, reload }: FinishOptions) {
  const [busy, setBusy] = useState<FinishAct>();
  const [failure, setFailure] = useState<ActFailure>();
  const params = { markingOrderId: work.order.marking_order_id };

  async function during(act: FinishAct, work: () => Promise<ActFailure | undefined>): Promise<boolean> {
    if (busy) return false;
    setBusy(act);
    setFailure(undefined);
    const failed = await work();
    setBusy(undefined);
    setFailure(failed);
    return failed === undefined;
  }

  return {
    busy,
    failure,
    /** Saves the marking as complete. The machine's estimate is shown then. */
    complete: () =>
      during('complete', async () => {
        const result = await draft.complete();
        if (result.ok) reload();
        return failureOf(result);
      }),
    send: () =>
      during('send', async () => {
        if (!(await draft.settle())) return { kind: 'unreachable' };
        const body = { revision: draft.revision() };
        const result = await call(DESK_ENDPOINTS, 'sendMarking', { params, body });
        if (result.ok)
          replace({
            ...work,
            draft: { ...work.draft, state: 'sent', undo_until: result.reply.undo_until },
          });
        return failureOf(result);
      }),
    takeBack: () =>
      during('take-back', async () => {
        const result = await call(DESK_ENDPOINTS, 'undoSendMarking', { params });
        if (result.ok)
          replace({
            ...work,
            draft: { ...work.draft, state: 'draft', undo_until: null },
            lease_until: result.reply.lease_until,
          });
        else reload();
        return failureOf(result);
      }),
    startVersion: (reason: string) =>
      during('version', async () => {
        const result = await call(DESK_ENDPOINTS, 'startMarkingVersion', { params, body: { reason } });
        if (result.ok) reload();
        return failureOf(result);
      }),
    requestThird: () =>
      during('third', async () => {
        const result = await call(DESK_ENDPOINTS, 'requestThirdMarking', { params });
        if (result.ok) reload();
        return failureOf(result);
      }),
    release: () =>
      during('release', async () => {
        await draft.settle();
        return failureOf(await call(DESK_ENDPOINTS, 'releaseMarkingClaim', { params }));
      }),
  };
}

export type Finish = ReturnType<typeof useFinish>;
