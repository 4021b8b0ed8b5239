import { hkdfSync } from 'node:crypto';

/**
 * A separate key for one purpose, from the installation's SECRET (HKDF, RFC 5869). Purposes are fixed texts
 * such as `totp secrets v1`: changing one makes everything under it unreadable.
 */
export function deriveKey(secret: string, purpose: string, bytes = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'ninefold', purpose, bytes));
}
