import { CompactSign, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import { deriveKey } from '#platform/secrets/derive-key.ts';
import { seal, unseal } from '#platform/secrets/seal.ts';
import { addFirstSigningKey, findSigningKey, listSigningKeys } from './signing-key-store.ts';

const ALGORITHM = 'RS256';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secret: string;
};

/** The school's keys for certificates. The first one is made when it is needed. */
export function createSigningKeys({ database, clock, ids, secret }: Dependencies) {
  const sealingKey = deriveKey(secret, 'certificate keys v1');

  async function makeKey(): Promise<string> {
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const kid = ids.uuid();
    const publicJwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' };
    const privateSealed = seal(sealingKey, JSON.stringify(await exportJWK(privateKey)), kid);
    // Of two processes that make the first key at once, one wins.
    return addFirstSigningKey(database, { kid, publicJwk, privateSealed, createdAt: clock.now() });
  }

  return {
    /** The newest key's id. */
    async currentKid(): Promise<string> {
      const keys = await listSigningKeys(database);
      return keys.at(-1)?.kid ?? makeKey();
    },
    /** The public keys, old ones included (RFC 7517). */
    async publicKeys(): Promise<{ readonly keys: readonly JWK[] }> {
      return { keys: (await listSigningKeys(database)).map(({ publicJwk }) => publicJwk) };
    },
    /** A compact JWS of the payload. The same payload and key give the same text. Undefined: the key cannot be opened. */
    async sign(kid: string, payload: object): Promise<string | undefined> {
      const stored = await findSigningKey(database, kid);
      const opened = stored && unseal(sealingKey, stored.privateSealed, kid);
      if (opened === undefined) return undefined;
      const key = await importJWK(JSON.parse(opened) as JWK, ALGORITHM);
      return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .sign(key);
    },
  };
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;
