import { call } from '#platform/api-client/api-client.ts';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import type { OpenedAttempt } from './open-attempt.ts';

/**
 * `signed-out`: the answers are stored here, and can be sent after signing in. `elsewhere`: another tab or device
 * writes, and only it may submit until the time is over.
 */
export type SubmitOutcome = 'submitted' | 'unreachable' | 'signed-out' | 'elsewhere' | 'refused';

/** Sends the last answers and the submission in one call. Safe to repeat: a second one changes nothing. */
export async function submitAnswers({
  reply,
  sync,
  journal,
  hold,
  tabs,
  needsSignIn,
}: OpenedAttempt): Promise<SubmitOutcome> {
  const attemptId = reply.attempt.attempt_id;
  const result = await call(MOCK_TEST_ENDPOINTS, 'submitAttempt', {
    params: { attemptId },
    body: { answers: [...sync.listPending()], writer: hold.name() },
  });
  if (!result.ok) {
    if (result.kind === 'unreachable' || result.problem.status >= 500) return 'unreachable';
    if (result.code === 'held-elsewhere') {
      sync.yieldTo();
      return 'elsewhere';
    }
    return needsSignIn(result.code) ? 'signed-out' : 'refused';
  }
  sync.settle(result.reply.answers);
  sync.stop();
  tabs.forget();
  if (sync.listPending().length === 0) await journal.forget(attemptId).catch(() => undefined);
  return 'submitted';
}
