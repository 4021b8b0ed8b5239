import { useEffect, useEffectEvent, useMemo } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useSession } from '#features/accounts/web/index.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { SITTING_ENDPOINTS } from '../../sittings-endpoints.ts';
import type { getSitting, SittingView } from '../../sittings-contract.ts';
import { createServerClock, type ServerClock } from '../attempts/server-clock.ts';

export type SittingReply = CallOf<typeof getSitting>['reply'];

/** The props of every step of a sitting. */
export type StageProps = {
  readonly sitting: SittingView;
  readonly clock: ServerClock;
  /** Loads the state of the sitting. */
  readonly onReload: () => void;
  /** Sets the shown state. */
  readonly onReply: (reply: SittingReply) => void;
};

/**
 * The state of a sitting. It is loaded again whenever the page is shown, because the sitting may continue elsewhere.
 */
export function useSitting(sittingId: string) {
  const language = useLanguage();
  const session = useSession();
  const key = `${sittingId} ${language} ${session?.user.id ?? ''}`;
  const loaded = useReply(() => call(SITTING_ENDPOINTS, 'getSitting', { params: { sittingId } }), key);
  const look = useEffectEvent(loaded.reload);

  useEffect(() => {
    const show = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, []);

  const now = loaded.state.status === 'ready' ? loaded.state.reply.server_now : undefined;
  const clock = useMemo(() => (now === undefined ? undefined : createServerClock(now)), [now]);
  return { ...loaded, clock };
}
