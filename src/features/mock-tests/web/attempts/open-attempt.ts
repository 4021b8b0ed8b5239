import { call } from '#platform/api-client/api-client.ts';
import { getStoredSession } from '#platform/api-client/stored-session.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import type { getAttempt } from '../../contract.ts';
import { openAnswerJournal, type AnswerJournal } from './answer-journal.ts';
import { createAnswerSync, type AnswerSync } from './answer-sync.ts';
import { createWriterHold, type WriterHold } from '#platform/outbox/writer-hold.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';
import { openWriterTabs, type WriterTabs } from '#platform/outbox/writer-tabs.ts';

export type AttemptReply = CallOf<typeof getAttempt>['reply'];

export type OpenedAttempt = {
  readonly reply: AttemptReply;
  readonly sync: AnswerSync;
  readonly clock: ServerClock;
  readonly journal: AnswerJournal;
  /** Whether this tab is the writer. */
  readonly hold: WriterHold;
  readonly tabs: WriterTabs;
  /** Whether signing in resolves a refusal. */
  readonly needsSignIn: (code: string) => boolean;
  /** An attempt that exists on this page only: the tour of the screen. */
  readonly local?: true;
};

export type AttemptState =
  | { readonly status: 'loading' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'unknown' }
  | { readonly status: 'ready'; readonly opened: OpenedAttempt };

/** The server's refusals when the caller's session has ended. */
const SESSION_OVER = ['session-over', 'sign-in-needed', 'account-suspended'];

export const isSignedIn = () => getStoredSession() !== null;

/** Opens an attempt with the answers of this browser and of the server. Claims it, unless another tab writes. */
export async function openAttempt(attemptId: string): Promise<AttemptState> {
  const opening = openAnswerJournal();
  const params = { attemptId };
  const tabs = openWriterTabs(attemptId);
  const hold = createWriterHold({
    tabs,
    claim: ({ writer, takeOver, insteadOf }) =>
      call(MOCK_TEST_ENDPOINTS, 'holdAttempt', {
        params,
        body: { writer, take_over: takeOver, ...(insteadOf === undefined ? {} : { instead_of: insteadOf }) },
      }),
    leave: (writer) =>
      call(MOCK_TEST_ENDPOINTS, 'leaveAttempt', { params: { attemptId, writer }, keepalive: true }),
  });
  const claiming = hold.open();
  const result = await call(MOCK_TEST_ENDPOINTS, 'getAttempt', { params });
  if (!result.ok) {
    const unreachable = result.kind === 'unreachable' || result.problem.status >= 500;
    return { status: unreachable ? 'unreachable' : 'unknown' };
  }
  const { reply } = result;
  // The server's clock is read before anything slow, because the reply is true only at this moment.
  const clock = createServerClock(reply.server_now);
  const journal = await opening;
  const journaled = await journal.list(attemptId).catch(() => []);
  const held = await claiming;
  // A signed-out browser cannot see an account's attempt.
  let ofAccount = isSignedIn();
  const needsSignIn = (code: string) =>
    SESSION_OVER.includes(code) || (code === 'attempt-unknown' && ofAccount && !isSignedIn());
  const sync = createAnswerSync({
    attemptId,
    stored: reply.answers,
    journaled,
    // Offline, the server decides later, when it gets the answers.
    unbroken: held.state !== 'here' || held.unbroken,
    journal,
    send: async (answers, closing) => {
      const sent = await call(MOCK_TEST_ENDPOINTS, 'saveAnswers', {
        params,
        body: { answers: [...answers], writer: hold.name() },
        keepalive: closing,
      });
      // Signing in, even in another tab, gives a visitor's attempt to the account.
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
