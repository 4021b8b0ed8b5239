import { createHash } from 'node:crypto';

/** SHA-256 of a request as JSON: with one idempotency key, another hash is another request, and is refused. */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
