import { createHash } from 'node:crypto';

/** SHA-256 of a request as JSON. Another hash under the same idempotency key is another request and is refused. */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
