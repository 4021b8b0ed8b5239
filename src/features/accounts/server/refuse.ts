import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api-env.ts';

/** Passes a refusal on; one that says when to come again says so in a header too. */
export function refuse<R extends { readonly ok: false; readonly retryAfterSeconds?: number }>(
  context: Context<ApiEnv>,
  refused: R,
): R {
  if (refused.retryAfterSeconds !== undefined)
    context.header('Retry-After', String(refused.retryAfterSeconds));
  return refused;
}
