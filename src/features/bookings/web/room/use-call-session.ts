import { useEffect, useState, useSyncExternalStore } from 'react';
import { createCallSession, type CallSession, type CallState } from './call-session.ts';

/** A person at the room, as long as the page shows it. */
export function useCallSession(options: Parameters<typeof createCallSession>[0]): {
  readonly session: CallSession;
  readonly state: CallState;
} {
  const [session] = useState(() => createCallSession(options));
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  useEffect(() => {
    session.start();
    return session.stop;
  }, [session]);
  return { session, state };
}
