import type { CallResult } from '#platform/api-client/api-client.ts';
import type { FormResult } from './form-result.ts';
import type { ChallengeSolver } from './use-challenge.ts';

/** A challenge that ran out or was used before: with another one the same form is taken. */
const wantsChallenge = (result: FormResult<unknown>) =>
  !result.ok && result.kind === 'refused' && /^challenge-(?:needed|failed)$/.test(result.code);

/**
 * Sends a form with the solution of its bot challenge. If that solution is refused, sends it once more with another.
 */
export async function sendChallenged<Reply>(
  solver: ChallengeSolver,
  send: (challenge: string) => Promise<CallResult<Reply>>,
): Promise<FormResult<Reply>> {
  async function sendOnce(): Promise<FormResult<Reply>> {
    const solution = await solver.take();
    return solution.ok ? send(solution.challenge) : solution;
  }
  const result = await sendOnce();
  return wantsChallenge(result) ? sendOnce() : result;
}
