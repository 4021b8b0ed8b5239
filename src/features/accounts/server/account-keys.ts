import { createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { deriveKey } from '#platform/secrets/derive-key.ts';

/** The keys of accounts. Each purpose has its own, derived from SECRET. */
export type AccountKeys = {
  /** Ed25519: signs and checks access tokens. */
  readonly accessTokens: { readonly sign: KeyObject; readonly verify: KeyObject };
  /** AES-256: TOTP secrets at rest. */
  readonly totpSecrets: Buffer;
  /** HMAC-SHA-256: recovery codes at rest. */
  hashRecoveryCode(accountId: string, code: string): Buffer;
  /** HMAC-SHA-256 of an address in lower case: a browser stores it after its owner's sign-in. */
  tagDevice(emailKey: string): string;
  /** HMAC-SHA-256: derives a refresh token from the one before it. */
  nextRefreshToken(token: string): string;
};

/** The bytes before the 32-byte seed in the DER form of an Ed25519 private key (RFC 8410, section 7). */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export function createAccountKeys(secret: string): AccountKeys {
  const sign = createPrivateKey({
    key: Buffer.concat([ED25519_PREFIX, deriveKey(secret, 'access tokens v1')]),
    format: 'der',
    type: 'pkcs8',
  });
  const recoveryKey = deriveKey(secret, 'recovery codes v1');
  const deviceKey = deriveKey(secret, 'known devices v1');
  const refreshKey = deriveKey(secret, 'refresh tokens v1');
  return {
    accessTokens: { sign, verify: createPublicKey(sign) },
    totpSecrets: deriveKey(secret, 'totp secrets v1'),
    hashRecoveryCode: (accountId, code) =>
      createHmac('sha256', recoveryKey).update(`${accountId} ${code}`).digest(),
    tagDevice: (emailKey) => createHmac('sha256', deviceKey).update(emailKey).digest('base64url'),
    nextRefreshToken: (token) => createHmac('sha256', refreshKey).update(token).digest('base64url'),
  };
}
