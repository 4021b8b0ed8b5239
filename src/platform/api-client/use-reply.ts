import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { CallResult, ProblemReply } from './send-call.ts';

/**
 * A reply that a page requests when it opens. `offline`: it is requested again when the connection is back.
 */
export type ReplyState<Reply> =
  | { readonly status: 'loading' | 'offline' | 'unreachable' }
  | { readonly status: 'refused'; readonly code: string; readonly problem: ProblemReply }
  | { readonly status: 'ready'; readonly reply: Reply };

export type LoadedReply<Reply> = {
  readonly state: ReplyState<Reply>;
  /** Requests the reply again. The old one stays on the screen until the new one arrives. */
  readonly reload: () => void;
  /** Replaces the reply with a newer one, such as the answer to a change. */
  readonly replace: (reply: Reply) => void;
};

function stateOf<Reply>(result: CallResult<Reply>): ReplyState<Reply> {
  if (result.ok) return { status: 'ready', reply: result.reply };
  if (result.kind === 'unreachable') return { status: navigator.onLine ? 'unreachable' : 'offline' };
  return result.problem.status >= 500
    ? { status: 'unreachable' }
    : { status: 'refused', code: result.code, problem: result.problem };
}

/**
 * Sends the request once the page is alive, when `key` changes (the language or the object), and when the
 * connection returns. While `key` is undefined, nothing is sent.
 */
export function useReply<Reply>(
  ask: () => Promise<CallResult<Reply>>,
  key: string | undefined,
): LoadedReply<Reply> {
  const [state, setState] = useState<ReplyState<Reply>>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (key === undefined) return;
    let left = false;
    void askNow().then((result) => {
      if (left) return;
      // A failure does not remove what is on the screen.
      setState((shown) => (shown.status === 'ready' && !result.ok ? shown : stateOf(result)));
    });
    return () => {
      left = true;
    };
  }, [key, turn]);

  const waits = state.status === 'offline' || state.status === 'unreachable';
  // Before the failure is painted: the connection may be back a moment later, and says so once.
  useLayoutEffect(() => {
    if (!waits) return;
    const again = () => setTurn((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waits]);

  return {
    state,
    reload: () => {
      setState((shown) => (shown.status === 'ready' ? shown : { status: 'loading' }));
      setTurn((count) => count + 1);
    },
    replace: (reply) => setState({ status: 'ready', reply }),
  };
}
