import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api-env.ts';

/** Returns a refusal as a problem. One with a waiting time also sets the header. */
export function refuse<R extends { readonly ok: false; readonly retryAfterSeconds?: number }>(
  context: Context<ApiEnv>,
  refused: R,
): R {
  if (refused.retryAfterSeconds !== undefined)
    context.header('Retry-After', String(refused.retryAfterSeconds));
  return refused;
}
