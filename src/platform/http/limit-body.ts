import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses bodies of more than `maxBytes`. An announced length is checked against it, and node reads no more
 * than was announced. Only a body without one is counted while it arrives, which costs as much as a small
 * call.
 */
export function limitBody(maxBytes: number, refuse: (context: Context) => Response) {
  const count = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async (context: Context): Promise<Response | undefined> => {
    const announced = context.req.header('content-length');
    if (announced === undefined || context.req.header('transfer-encoding') !== undefined) {
      return (await count(context, async () => undefined)) ?? undefined;
    }
    return Number(announced) > maxBytes ? refuse(context) : undefined;
  };
}
