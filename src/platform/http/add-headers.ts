import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';

/**
 * Adds headers to a response that is on its way. A header that the response already has stays. Node takes
 * them directly: writing them into the response would copy all its headers first, a third of the cost of a
 * small call.
 */
export function addHeaders(
  context: Context<ApiEnv>,
  response: Response,
  headers: readonly (readonly [name: string, value: string])[],
): void {
  const outgoing = context.env?.outgoing;
  for (const [name, value] of headers) {
    if (outgoing) outgoing.setHeader(name, value);
    else if (!response.headers.has(name)) response.headers.set(name, value);
  }
}
