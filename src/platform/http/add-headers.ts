import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';

/**
 * Adds headers to a response that is on its way; one that the response has of its own stays. Node takes them as they
 * are: writing them into the response would copy all its headers first, which costs a third of a small call.
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
