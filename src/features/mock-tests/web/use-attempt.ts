import { useCallback, useEffect, useRef, useState } from 'react';
import { getStoredSession, subscribeToSession } from '#platform/api-client/stored-session.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { getAttempt } from '../contract.ts';
import { mergeAnswers } from '../domain/merge-answers.ts';
import { openAnswerJournal, type AnswerJournal } from './answer-journal.ts';
import { createAnswerSync, type AnswerSync } from './answer-sync.ts';
import { callMockTests } from './calls.ts';
import { connectTabs } from './connect-tabs.ts';
import { noticeSleep } from './notice-sleep.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';

export type AttemptReply = CallOf<typeof getAttempt>['reply'];

export type OpenedAttempt = {
  readonly reply: AttemptReply;
  readonly sync: AnswerSync;
  readonly clock: ServerClock;
  readonly journal: AnswerJournal;
  /** Whether a refusal is one that signing in mends. */
  readonly needsSignIn: (code: string) => boolean;
  /** Nobody's, and on this page alone: the tour of the screen. */
  readonly local?: true;
};

export type AttemptState =
  | { readonly status: 'loading' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'unknown' }
  | { readonly status: 'ready'; readonly opened: OpenedAttempt };

/** What the server says when the session that a call came from is over. */
const SESSION_OVER = ['session-over', 'sign-in-needed', 'account-suspended'];

const isSignedIn = () => getStoredSession() !== null;

async function openAttempt(attemptId: string): Promise<AttemptState> {
  const opening = openAnswerJournal();
  const result = await callMockTests('getAttempt', { params: { attemptId } });
  if (!result.ok) {
    const unreachable = result.kind === 'unreachable' || result.problem.status >= 500;
    return { status: unreachable ? 'unreachable' : 'unknown' };
  }
  const { reply } = result;
  // Before anything slow: the reply is the truth of this moment.
  const clock = createServerClock(reply.server_now);
  const journal = await opening;
  const kept = await journal.list(attemptId).catch(() => []);
  // The attempt of an account is unknown to a browser where nobody is signed in.
  const ofAccount = isSignedIn();
  const needsSignIn = (code: string) =>
    SESSION_OVER.includes(code) || (code === 'attempt-unknown' && ofAccount && !isSignedIn());
  const sync = createAnswerSync({
    attemptId,
    initial: mergeAnswers(reply.answers, kept),
    journal,
    send: (answers, closing) =>
      callMockTests('saveAnswers', {
        params: { attemptId },
        body: { answers: [...answers] },
        keepalive: closing,
      }),
    onReply: ({ server_now: instant }) => clock.hear(instant),
    needsSignIn,
  });
  return { status: 'ready', opened: { reply, sync, clock, journal, needsSignIn } };
}

/**
 * Looks again at what the server has: after sleep, after another tab, after a connection came back. Gives back the
 * reply when the attempt was closed elsewhere.
 */
async function refresh({ sync, clock, reply }: OpenedAttempt): Promise<AttemptReply | undefined> {
  const result = await callMockTests('getAttempt', { params: { attemptId: reply.attempt.attempt_id } });
  if (!result.ok) return undefined;
  clock.hear(result.reply.server_now);
  sync.take(result.reply.answers);
  await sync.flush();
  return result.reply.attempt.phase === 'submitted' ? result.reply : undefined;
}

/** Tells the attempt of an account when nobody is signed in any more, here or in another tab, and when somebody is again. */
function connectSession({ sync, needsSignIn }: OpenedAttempt): () => void {
  const hear = () => {
    if (isSignedIn()) sync.signedIn();
    else if (needsSignIn('attempt-unknown')) sync.signedOut();
  };
  hear();
  return subscribeToSession(hear);
}

/** Opens an attempt and keeps it in step with the server until the page is left. `retry` tries to open it again. */
export function useAttempt(attemptId: string): { readonly state: AttemptState; readonly retry: () => void } {
  const [state, setState] = useState<AttemptState>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  const opened = useRef<OpenedAttempt>(undefined);

  useEffect(() => {
    let left = false;
    void openAttempt(attemptId).then((next) => {
      if (left) return;
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
    };
  }, [attemptId, turn]);

  useEffect(() => {
    if (state.status !== 'ready') return undefined;
    const { opened: current } = state;
    const { sync } = current;
    const look = () =>
      void refresh(current).then((closed) => {
        if (closed) setState({ status: 'ready', opened: { ...current, reply: closed } });
      });
    const show = () => {
      if (document.visibilityState === 'visible') look();
      else void sync.flush(true);
    };
    const leave = () => void sync.flush(true);
    // What arrived late was closed elsewhere; the page must learn it.
    const watchLate = () => {
      if (sync.getSnapshot().state === 'late') look();
    };
    const stops = [
      connectTabs(attemptId, sync),
      connectSession(current),
      noticeSleep(look),
      sync.subscribe(watchLate),
    ];
    window.addEventListener('online', look);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', show);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('online', look);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', show);
    };
  }, [attemptId, state]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setTurn((before) => before + 1);
  }, []);
  return { state, retry };
}
