import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '#features/accounts/server/sign-in/password-hash.ts';
import { LANGUAGE_COOKIE, type Language } from '#platform/i18n/language.ts';
import { KEYS, rightAnswer } from './free-trial.ts';
import { askDatabase, siteDataDir } from './site-database.ts';
import { UNSET } from './site-process.ts';
import { siteUrl } from './site-test.ts';
import { API_HEADERS } from './sitting.ts';

/** A learner who has an account with a verified address. */
export type Learner = { readonly id: string; readonly email: string };

export const PASSWORD = 'teal lamp over river 9';

/** The device that a session has from its first call on. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';

let passwordHash: Promise<string> | undefined;

type LearnerOptions = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly language?: Language;
  readonly timeZone?: string;
};

/** A new account on the shared site, put there behind its back: how one signs up is tested elsewhere. */
export async function aLearner(options: LearnerOptions = {}): Promise<Learner> {
  const { firstName = 'Mei', lastName = 'Lin', language = 'en', timeZone = 'Asia/Taipei' } = options;
  const id = randomUUID();
  const email = `mei.${id}@example.org`;
  passwordHash ??= hashPassword(PASSWORD);
  await askDatabase(
    siteDataDir(),
    `insert into accounts (id, email, email_key, email_verified_at, first_name, last_name, password_hash, language, time_zone, created_at)
     values ($1, $2, $2, now(), $3, $4, $5, $6, $7, now())`,
    [id, email, firstName, lastName, await passwordHash, language, timeZone],
  );
  return { id, email };
}

/**
 * Makes an account a teacher's or an admin's. Both need two-factor: it is stored here without an app, because sessions of
 * tests start without a code.
 */
export async function giveRole({ id }: Learner, role: 'teacher' | 'admin'): Promise<void> {
  await askDatabase(
    siteDataDir(),
    `update accounts set role = $2, totp_secret = convert_to('stored', 'UTF8') where id = $1`,
    [id, role],
  );
}

/** A session of an account on one device, started without the page; its refresh token. */
export async function aSessionOf({ id }: Learner, device = 'Firefox on Windows'): Promise<string> {
  const sessionId = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await askDatabase(
    siteDataDir(),
    `insert into sessions (id, account_id, device, address, created_at, last_used_at, expires_at)
     values ($1, $2, $3, '203.0.113.•', now(), now() - interval '3 hours', now() + interval '30 days')`,
    [sessionId, id, device],
  );
  await askDatabase(
    siteDataDir(),
    'insert into refresh_tokens (token_hash, session_id, issued_at) values ($1, $2, now())',
    [createHash('sha256').update(token).digest(), sessionId],
  );
  return token;
}

/** The stored session of a browser (`auth` in its storage), and its current refresh token. */
export async function askSession(refreshToken: string): Promise<{ stored: string; cookie: string }> {
  const response = await fetch(`${siteUrl()}/api/users/token/refresh`, {
    method: 'POST',
    headers: { ...API_HEADERS, cookie: `refresh=${refreshToken}`, 'user-agent': USER_AGENT },
  });
  if (!response.ok) throw new Error(`The session was refused: ${await response.text()}`);
  const { user, role, token } = (await response.json()) as Record<string, unknown>;
  const cookie = /refresh=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? refreshToken;
  return { stored: JSON.stringify({ user, role, token }), cookie };
}

/** Signs the browser of a page in, as if it had been so for a while. */
export async function signInAs(page: Page, learner: Learner, language: Language = 'en'): Promise<void> {
  const { stored, cookie } = await askSession(await aSessionOf(learner, 'Chrome on Linux'));
  await page.context().addCookies([
    { name: LANGUAGE_COOKIE, value: language, url: siteUrl() },
    { name: 'refresh', value: cookie, url: `${siteUrl()}/api/users`, httpOnly: true, sameSite: 'Strict' },
  ]);
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('auth', text), stored);
}

/** Gives a product without payment, as an admin does. */
export async function grant({ email }: Learner, productId: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['src/server/admin.ts', 'grant', email, productId], {
    env: { ...process.env, ...UNSET, DATA_DIR: siteDataDir(), LOG_LEVEL: 'warn' },
  });
}

/** A page of any browser in which somebody is signed in. */
export type SignedInPage = { evaluate(run: () => string | null): Promise<string | null> };

/** A call of the API as the person who is signed in in a page, with JSON or a sound. */
export async function callAs(
  page: SignedInPage,
  method: string,
  path: string,
  body?: object | Uint8Array,
): Promise<unknown> {
  const stored = await page.evaluate(() => localStorage.getItem('auth'));
  const { token } = JSON.parse(stored ?? '{}') as { token: string };
  const sound = body instanceof Uint8Array;
  const headers = {
    ...API_HEADERS,
    authorization: `Bearer ${token}`,
    'content-type': sound ? 'audio/wav' : 'application/json',
  };
  const response = await fetch(siteUrl() + path, {
    method,
    headers,
    ...(body ? { body: sound ? (body as BodyInit) : JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response.json();
}

/** Starts the free trial's Reading section for the learner who is signed in in a page. */
export async function beginTrial(page: Page): Promise<string> {
  const attempt = await callAs(page, 'POST', '/api/attempts', { mock_test: 'free-trial', skill: 'reading' });
  return (attempt as { attempt_id: string }).attempt_id;
}

/** Takes an attempt over and submits it with `right` right answers. */
export async function submitTrial(page: Page, attemptId: string, right: number): Promise<void> {
  const answers = KEYS.map(({ number }, index) => ({
    number,
    value: index < right ? rightAnswer(number) : 'none of these',
    sequence: 1,
  }));
  const writer = randomUUID();
  await callAs(page, 'POST', `/api/attempts/${attemptId}/writer`, { writer, take_over: true });
  await callAs(page, 'POST', `/api/attempts/${attemptId}/submission`, { answers, writer });
}

/**
 * Answers the first question of the free trial's Speaking with a sound in several pieces, as the player sends
 * it.
 */
export async function recordAs(page: Page, pieces: readonly Uint8Array[]): Promise<void> {
  const { attempt_id: id } = (await callAs(page, 'POST', '/api/attempts', {
    mock_test: 'free-trial',
    skill: 'speaking',
  })) as { attempt_id: string };
  const answer = `/api/attempts/${id}/responses/p1q1`;
  for (const [number, piece] of pieces.entries()) {
    await callAs(page, 'PUT', `${answer}/chunks/${number}`, piece);
  }
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
  await callAs(page, 'POST', `${answer}/recording`, { chunks: pieces.length, bytes });
}

/** Turns two-factor on, as the pages do; ten recovery codes. Every session is over then, and a new one begins. */
export async function turnOnTwoFactor(
  page: Page,
  learner: Learner,
  language: Language = 'en',
): Promise<string[]> {
  const { secret } = (await callAs(page, 'POST', '/api/users/2fa/setup', { password: PASSWORD })) as {
    secret: string;
  };
  const code = new TOTP({ secret: Secret.fromBase32(secret.replace(/ /g, '')) }).generate();
  const { recovery_codes: codes } = (await callAs(page, 'PATCH', '/api/users/2fa/status', {
    enabled: true,
    code,
  })) as { recovery_codes: string[] };
  await signInAs(page, learner, language);
  return codes;
}
