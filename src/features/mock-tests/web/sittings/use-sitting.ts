import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import type { getSitting, SittingView } from '../../sittings-contract.ts';
import { createServerClock, type ServerClock } from '../attempts/server-clock.ts';
import { callSittings } from './sitting-calls.ts';

export type SittingReply = CallOf<typeof getSitting>['reply'];

/** What each step of a sitting is shown with. */
export type StageProps = {
  readonly sitting: SittingView;
  readonly clock: ServerClock;
  /** Asks where the sitting stands. */
  readonly onReload: () => void;
  /** Shows where it stands. */
  readonly onReply: (reply: SittingReply) => void;
};

/** Where a sitting stands, asked for again whenever somebody comes back to the page: it goes on elsewhere, too. */
export function useSitting(sittingId: string) {
  const language = useLanguage();
  const session = useSession();
  const key = `${sittingId} ${language} ${session?.user.id ?? ''}`;
  const loaded = useReply(() => callSittings('getSitting', { params: { sittingId } }), key);
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
