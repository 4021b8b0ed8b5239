import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribeToSession } from '#platform/api-client/stored-session.ts';
import { connectTabs } from './connect-tabs.ts';
import { noticeSleep } from './notice-sleep.ts';
import {
  isSignedIn,
  openAttempt,
  type AttemptReply,
  type AttemptState,
  type OpenedAttempt,
} from './open-attempt.ts';
import { refreshAttempt, renewHold } from './refresh-attempt.ts';

/** A third of the silence after which the server takes a tab for closed. */
const RENEW_EVERY_MS = 30_000;

/** Calls back when the session of an account's attempt ends, here or in another tab, and when one starts again. */
function connectSession({ sync, needsSignIn }: OpenedAttempt): () => void {
  const hear = () => {
    if (isSignedIn()) sync.signedIn();
    else if (needsSignIn('attempt-unknown')) sync.signedOut();
  };
  hear();
  return subscribeToSession(hear);
}

/** The changes that this page made to an attempt: a pause, or a checked answer. */
export type AttemptChange = (change: Partial<AttemptReply>) => void;

/** Opens an attempt and keeps it in step with the server until the page is left. `retry` tries to open it again. */
export function useAttempt(attemptId: string): {
  readonly state: AttemptState;
  readonly change: AttemptChange;
  readonly retry: () => void;
} {
  const [state, setState] = useState<AttemptState>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  const opened = useRef<OpenedAttempt>(undefined);

  useEffect(() => {
    let left = false;
    void openAttempt(attemptId).then((next) => {
      if (left) {
        // The page is leaving, so the next tab need not wait.
        if (next.status === 'ready') next.opened.hold.leave();
        return;
      }
      if (next.status === 'ready') {
        opened.current = next.opened;
        next.opened.sync.start();
      }
      setState(next);
    });
    return () => {
      left = true;
      opened.current?.sync.stop();
      void opened.current?.sync.flush(true);
      opened.current?.hold.leave();
    };
  }, [attemptId, turn]);

  useEffect(() => {
    if (state.status !== 'ready') return undefined;
    const { opened: current } = state;
    const { sync, hold, tabs } = current;
    const look = () =>
      void refreshAttempt(current).then((closed) => {
        if (closed) setState({ status: 'ready', opened: { ...current, reply: closed } });
      });
    const show = () => {
      if (document.visibilityState === 'visible') look();
      else void sync.flush(true);
    };
    const leave = () => {
      void sync.flush(true);
      hold.leave();
    };
    // A page restored from the browser's memory had released its hold.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && look();
    const lose = () => {
      hold.lose();
      sync.yieldTo();
    };
    // The server refused the answers because another tab has taken over.
    const watchRefusals = () => {
      if (sync.getSnapshot().state === 'elsewhere') hold.lose();
    };
    const renew = () => (hold.writes() ? void renewHold(current) : look());
    const renewing = setInterval(renew, RENEW_EVERY_MS);
    // Late answers mean that the attempt was closed elsewhere. The page must learn it.
    const watchLate = () => {
      if (sync.getSnapshot().state === 'late') look();
    };
    const stops = [
      connectTabs(attemptId, sync),
      connectSession(current),
      noticeSleep(look),
      sync.subscribe(watchLate),
      sync.subscribe(watchRefusals),
      tabs.watch(hold.name, lose),
      () => clearInterval(renewing),
    ];
    window.addEventListener('online', look);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', show);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('online', look);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', show);
    };
  }, [attemptId, state]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setTurn((before) => before + 1);
  }, []);
  const change = useCallback<AttemptChange>((part) => {
    setState((before) => {
      if (before.status !== 'ready') return before;
      const { opened: current } = before;
      return { status: 'ready', opened: { ...current, reply: { ...current.reply, ...part } } };
    });
  }, []);
  return { state, change, retry };
}
