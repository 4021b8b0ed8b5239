import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Actor } from '#platform/http/actor.ts';
import type { AccountKeys } from '../account-keys.ts';

/** The lifetime of an access token, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ISSUER = 'ninefold';
const AUDIENCE = 'ninefold api';

const claimsSchema = z.object({ sub: z.uuid(), role: z.string(), sid: z.uuid(), exp: z.int() });

/** A JWT (EdDSA) that names account, role and session. */
export function signAccessToken(keys: AccountKeys, actor: Actor, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ role: actor.role, sid: actor.sessionId })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(actor.accountId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(keys.accessTokens.sign);
}

type ReadToken = { readonly actor: Actor; readonly expiresAt: number };

/** The most tokens in memory. Each takes about 400 bytes and is valid for a quarter of an hour. */
const MAX_REMEMBERED = 10_000;

async function verifyAccessToken(
  keys: AccountKeys,
  token: string,
  now: Date,
): Promise<ReadToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.accessTokens.verify, {
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
    });
    const { sub, role, sid, exp } = claimsSchema.parse(payload);
    return { actor: { accountId: sub, role, sessionId: sid }, expiresAt: exp * 1000 };
  } catch {
    return undefined;
  }
}

export type ReadAccessToken = (token: string, now: Date) => Promise<Actor | undefined>;

/**
 * Reads tokens. Undefined when a token has expired, was not signed by us, or is anything else. Checking a signature
 * costs more than the rest of a call, so a valid token is not checked again until it expires. `createLiveSessions`
 * decides whether its session is still live.
 */
export function createAccessTokenReader(keys: AccountKeys): ReadAccessToken {
  const remembered = new Map<string, ReadToken>();
  return async (token, now) => {
    const before = remembered.get(token);
    if (before && now.getTime() < before.expiresAt) return before.actor;
    remembered.delete(token);
    const read = await verifyAccessToken(keys, token, now);
    if (!read) return undefined;
    const oldest = remembered.keys().next().value;
    if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, read);
    return read.actor;
  };
}
