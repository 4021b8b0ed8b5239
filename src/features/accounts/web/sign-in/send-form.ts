import type { CallResult } from '#platform/api-client/api-client.ts';
import type { ChallengeSolver } from './use-challenge.ts';

/** Why a form was not accepted. `unsolved`: the bot challenge cannot be reached. */
export type FormFailure =
  | Exclude<CallResult<never>, { ok: true }>
  | { readonly ok: false; readonly kind: 'unsolved' };

export type FormResult<Reply> = { readonly ok: true; readonly reply: Reply } | FormFailure;

/** The challenge has expired or was used before. The same form is accepted with another one. */
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
