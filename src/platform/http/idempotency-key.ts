import type { Context } from 'hono';

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/**
 * The key of an act that is done once, invented by its caller: 8 to 100 letters, digits, hyphens and
 * underscores.
 */
export function findIdempotencyKey(context: Context): string | undefined {
  const key = context.req.header('idempotency-key');
  return key !== undefined && IDEMPOTENCY_KEY.test(key) ? key : undefined;
}

/** The header as the description of the API shows it. */
export const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: true,
  schema: { type: 'string' as const, pattern: IDEMPOTENCY_KEY.source },
};
