import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Actor } from '#platform/http/actor.ts';
import type { AccountKeys } from './account-keys.ts';

/** How long an access token is good. Seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ISSUER = 'ninefold';
const AUDIENCE = 'ninefold api';

const claimsSchema = z.object({ sub: z.uuid(), role: z.string(), sid: z.uuid() });

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

/** Whom a token names; undefined when it ran out, was not signed by us, or is anything else. */
export async function readAccessToken(
  keys: AccountKeys,
  token: string,
  now: Date,
): Promise<Actor | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.accessTokens.verify, {
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
    });
    const { sub, role, sid } = claimsSchema.parse(payload);
    return { accountId: sub, role, sessionId: sid };
  } catch {
    return undefined;
  }
}
