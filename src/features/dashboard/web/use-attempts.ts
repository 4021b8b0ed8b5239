import { MOCK_TEST_ENDPOINTS } from '#features/mock-tests/endpoints.ts';
import { SITTING_ENDPOINTS } from '#features/mock-tests/sittings-endpoints.ts';
import type { AttemptSummary, SittingView } from '#features/mock-tests/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply, type LoadedReply } from '#platform/api-client/use-reply.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';

export type Attempts = {
  readonly attempts: readonly AttemptSummary[];
  /** Whole tests. Their attempts are among the others. */
  readonly sittings: readonly SittingView[];
  /** How far the server's clock is ahead of this one, in ms. */
  readonly aheadMs: number;
};

async function askAttempts() {
  const [attempts, sittings] = await Promise.all([
    call(MOCK_TEST_ENDPOINTS, 'listAttempts', { query: {} }),
    call(SITTING_ENDPOINTS, 'listSittings', { query: {} }),
  ]);
  if (!attempts.ok) return attempts;
  if (!sittings.ok) return sittings;
  const aheadMs = Date.parse(attempts.reply.server_now) - Date.now();
  const reply = { attempts: attempts.reply.attempts, sittings: sittings.reply.sittings, aheadMs };
  return { ok: true as const, reply };
}

/** The attempts and sittings of the learner, newest first. */
export function useAttempts(learnerId: string): LoadedReply<Attempts> {
  // The names of whole tests are in the page's language.
  return useReply<Attempts>(askAttempts, `${learnerId} ${useLanguage()}`);
}
