import { callMockTests, type AttemptSummary } from '#features/mock-tests/web/index.ts';
import { useReply, type LoadedReply } from '#platform/api-client/use-reply.ts';

export type Attempts = {
  readonly attempts: readonly AttemptSummary[];
  /** How far the server's clock is ahead of this one, in ms. */
  readonly aheadMs: number;
};

async function askAttempts() {
  const result = await callMockTests('listAttempts', { query: {} });
  if (!result.ok) return result;
  const { attempts, server_now: now } = result.reply;
  return { ok: true as const, reply: { attempts, aheadMs: Date.parse(now) - Date.now() } };
}

/** The attempts of the learner, newest first. */
export function useAttempts(learnerId: string): LoadedReply<Attempts> {
  return useReply<Attempts>(askAttempts, learnerId);
}
