import { createHash } from 'node:crypto';

/** A seed that the same words always have, below 2^31. */
export function seedOf(spoken: string): number {
  return createHash('sha256').update(spoken.normalize('NFC')).digest().readUInt32BE(0) >>> 1;
}
