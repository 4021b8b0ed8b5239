import type { Context } from 'hono';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';

/** Per person and mock test; practice is meant, a script that fills the disk is not. */
export const MAX_ATTEMPTS = 50;

/** A class of forty behind one address may begin some tests in an hour; a script that fills the disk may not. */
const STARTS_PER_ADDRESS = { points: 300, durationSeconds: 3600 };

/** Counts a start; false when there were too many from this address, with the header that says when to try again. */
export async function mayStart(limiter: RateLimiter, context: Context): Promise<boolean> {
  const verdict = await limiter.consume(
    `start ${addressKey(context.get('clientAddress'))}`,
    STARTS_PER_ADDRESS,
  );
  if (!verdict.ok) context.header('Retry-After', String(verdict.retryAfterSeconds));
  return verdict.ok;
}
