import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ACCESS_TOKEN_SECONDS, createAccessTokenReader, signAccessToken } from './access-token.ts';
import { createAccountKeys } from '../account-keys.ts';

const keys = createAccountKeys('a secret of thirty-two characters');
const read = createAccessTokenReader(keys);
const NOW = new Date('2026-11-21T09:00:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const ACTOR = {
  accountId: '018f3c1e-7d4a-7c3b-9a51-0d2f6b8e4c11',
  role: 'learner',
  sessionId: '018f3c1e-7d4a-7c3b-9a51-0d2f6b8e4c12',
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const HEADER = { alg: 'EdDSA', typ: 'at+jwt' };
const claims = (changed: object = {}) => ({
  iss: 'ninefold',
  aud: 'ninefold api',
  sub: ACTOR.accountId,
  sid: ACTOR.sessionId,
  role: 'learner',
  iat: NOW.getTime() / 1000,
  exp: NOW.getTime() / 1000 + ACCESS_TOKEN_SECONDS,
  ...changed,
});

/** Signed with our own key, whatever it says. */
function signed(header: object, payload: object, key = keys.accessTokens.sign): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

test('a token names account, role and session for a quarter of an hour', async () => {
  const token = await signAccessToken(keys, ACTOR, NOW);
  expect(await read(token, NOW)).toEqual(ACTOR);
  expect(await read(token, later(ACCESS_TOKEN_SECONDS - 1))).toEqual(ACTOR);
  expect(await read(token, later(ACCESS_TOKEN_SECONDS))).toBeUndefined();
  // The way these tests sign is the way it is signed.
  expect(await read(signed(HEADER, claims()), NOW)).toEqual(ACTOR);
});

test('one that was never seen before its end is not taken after it', async () => {
  const token = await signAccessToken(keys, ACTOR, NOW);
  expect(await createAccessTokenReader(keys)(token, later(ACCESS_TOKEN_SECONDS + 1))).toBeUndefined();
});

describe('what is not ours is refused, also after a good one was read', () => {
  const [header, payload, signature] = signed(HEADER, claims()).split('.');
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = `${encode({ ...HEADER, alg: 'HS256' })}.${encode(claims())}`;
  const publicKey = keys.accessTokens.verify.export({ type: 'spki', format: 'pem' });

  test.each([
    ['nothing', ''],
    ['no token', 'abc'],
    ['no signature', `${header}.${payload}.`],
    ['no signature, and says so', `${encode({ ...HEADER, alg: 'none' })}.${payload}.`],
    [
      'our public key taken for a secret',
      `${text}.${createHmac('sha256', publicKey).update(text).digest('base64url')}`,
    ],
    ['somebody else’s key', signed(HEADER, claims(), privateKey)],
    [
      'another installation’s',
      signed(HEADER, claims(), createAccountKeys('another secret of thirty-two!!!!').accessTokens.sign),
    ],
    ['a claim that was changed', `${header}.${encode(claims({ role: 'admin' }))}.${signature}`],
    ['a token of another type', signed({ ...HEADER, typ: 'JWT' }, claims())],
    ['a token for somebody else', signed(HEADER, claims({ aud: 'another api' }))],
    ['a token from somebody else', signed(HEADER, claims({ iss: 'elsewhere' }))],
    ['no end', signed(HEADER, claims({ exp: undefined }))],
    ['no session', signed(HEADER, claims({ sid: undefined }))],
    ['an account that is none', signed(HEADER, claims({ sub: "' or 1=1" }))],
    ['not valid yet', signed(HEADER, claims({ nbf: NOW.getTime() / 1000 + 60 }))],
  ])('%s', async (_, token) => {
    expect(await read(signed(HEADER, claims()), NOW)).toEqual(ACTOR);
    expect(await read(token, NOW)).toBeUndefined();
  });
});
