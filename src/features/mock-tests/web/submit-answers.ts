import { callMockTests } from './calls.ts';
import type { OpenedAttempt } from './use-attempt.ts';

/** `signed-out`: the answers are kept here, and signing in lets them be sent. */
export type SubmitOutcome = 'submitted' | 'unreachable' | 'signed-out' | 'refused';

/** Sends the last answers with the submission, in one call. Safe to repeat: a second one changes nothing. */
export async function submitAnswers({
  reply,
  sync,
  journal,
  needsSignIn,
}: OpenedAttempt): Promise<SubmitOutcome> {
  const attemptId = reply.attempt.attempt_id;
  const result = await callMockTests('submitAttempt', {
    params: { attemptId },
    body: { answers: [...sync.listPending()] },
  });
  if (!result.ok) {
    if (result.kind === 'unreachable' || result.problem.status >= 500) return 'unreachable';
    return needsSignIn(result.code) ? 'signed-out' : 'refused';
  }
  sync.settle(result.reply.answers);
  sync.stop();
  if (sync.listPending().length === 0) await journal.forget(attemptId).catch(() => undefined);
  return 'submitted';
}
