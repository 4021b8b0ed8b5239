import type { Context } from 'hono';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';

/** The limit per person and mock test. It allows plenty of practice, and stops a script that fills the disk. */
export const MAX_ATTEMPTS = 50;

/** The limit per address. A class of forty can each start some tests in an hour; a script cannot fill the disk. */
const STARTS_PER_ADDRESS = { points: 300, durationSeconds: 3600 };

/** Counts a start. False: too many starts from this address; a header says when to try again. */
export async function mayStart(limiter: RateLimiter, context: Context): Promise<boolean> {
  const verdict = await limiter.consume(
    `start ${addressKey(context.get('clientAddress'))}`,
    STARTS_PER_ADDRESS,
  );
  if (!verdict.ok) context.header('Retry-After', String(verdict.retryAfterSeconds));
  return verdict.ok;
}
