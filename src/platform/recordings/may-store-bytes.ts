import type { Context } from 'hono';
import type { Candidates } from '../http/candidates.ts';
import { addressKey } from '../rate-limit/address-key.ts';
import type { RateLimiter } from '../rate-limit/create-rate-limiter.ts';

const KILOBYTE = 1_000;
const HOUR = 3_600;

/** Kilobytes an hour. A whole interview takes about 75 MB as uncompressed sound, and 7 MB as browsers compress it. */
const PER_LEARNER = { points: 200_000, durationSeconds: HOUR };
/**
 * The limit for all visitors of one address. Learners have separate budgets, so a class behind one address can take the
 * test.
 */
const PER_ADDRESS_OF_VISITORS = { points: 100_000, durationSeconds: HOUR };

/**
 * Counts the bytes that a candidate is about to store. False: they exceed an hour's budget; a header says when to try
 * again.
 */
export async function mayStoreBytes(
  limiter: RateLimiter,
  context: Context,
  candidates: Candidates,
  bytes: number,
): Promise<boolean> {
  const [who, limit] =
    'accountId' in candidates
      ? [`account ${candidates.accountId}`, PER_LEARNER]
      : [`address ${addressKey(context.get('clientAddress'))}`, PER_ADDRESS_OF_VISITORS];
  const verdict = await limiter.consume(`stored ${who}`, limit, Math.ceil(bytes / KILOBYTE));
  if (!verdict.ok) context.header('Retry-After', String(verdict.retryAfterSeconds));
  return verdict.ok;
}
