import { getStoredSession } from '#platform/api-client/stored-session.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { getAttempt } from '../../contract.ts';
import { openAnswerJournal, type AnswerJournal } from './answer-journal.ts';
import { createAnswerSync, type AnswerSync } from './answer-sync.ts';
import { createWriterHold, type WriterHold } from '#platform/outbox/writer-hold.ts';
import { callMockTests } from '../calls.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';
import { openWriterTabs, type WriterTabs } from '#platform/outbox/writer-tabs.ts';

export type AttemptReply = CallOf<typeof getAttempt>['reply'];

export type OpenedAttempt = {
  readonly reply: AttemptReply;
  readonly sync: AnswerSync;
  readonly clock: ServerClock;
  readonly journal: AnswerJournal;
  /** Whether this tab is the one that writes. */
  readonly hold: WriterHold;
  readonly tabs: WriterTabs;
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

export const isSignedIn = () => getStoredSession() !== null;

/** Opens an attempt with all that is known of it, here and on the server; claims it, unless somebody else writes. */
export async function openAttempt(attemptId: string): Promise<AttemptState> {
  const opening = openAnswerJournal();
  const params = { attemptId };
  const tabs = openWriterTabs(attemptId);
  const hold = createWriterHold({
    tabs,
    claim: ({ writer, takeOver, insteadOf }) =>
      callMockTests('holdAttempt', {
        params,
        body: { writer, take_over: takeOver, ...(insteadOf === undefined ? {} : { instead_of: insteadOf }) },
      }),
    leave: (writer) => callMockTests('leaveAttempt', { params: { attemptId, writer }, keepalive: true }),
  });
  const claiming = hold.open();
  const result = await callMockTests('getAttempt', { params });
  if (!result.ok) {
    const unreachable = result.kind === 'unreachable' || result.problem.status >= 500;
    return { status: unreachable ? 'unreachable' : 'unknown' };
  }
  const { reply } = result;
  // Before anything slow: the reply is the truth of this moment.
  const clock = createServerClock(reply.server_now);
  const journal = await opening;
  const journaled = await journal.list(attemptId).catch(() => []);
  const held = await claiming;
  // The attempt of an account is unknown to a browser where nobody is signed in.
  let ofAccount = isSignedIn();
  const needsSignIn = (code: string) =>
    SESSION_OVER.includes(code) || (code === 'attempt-unknown' && ofAccount && !isSignedIn());
  const sync = createAnswerSync({
    attemptId,
    stored: reply.answers,
    journaled,
    // What the server cannot be asked about now, it decides when it takes the answers.
    unbroken: held.state !== 'here' || held.unbroken,
    journal,
    send: async (answers, closing) => {
      const sent = await callMockTests('saveAnswers', {
        params,
        body: { answers: [...answers], writer: hold.name() },
        keepalive: closing,
      });
      // Signing in, in another tab perhaps, has made a visitor's attempt that of the account.
      if (sent.ok && isSignedIn()) ofAccount = true;
      return sent;
    },
    onReply: ({ server_now: instant }) => clock.hear(instant),
    needsSignIn,
  });
  sync.lock(reply.checks);
  if (held.state === 'elsewhere' && reply.attempt.phase === 'open') sync.yieldTo();
  return { status: 'ready', opened: { reply, sync, clock, journal, hold, tabs, needsSignIn } };
}
