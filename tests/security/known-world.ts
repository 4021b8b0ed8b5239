import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { addAccount, emailKeyOf, type NewAccount } from '#features/accounts/server/account-store.ts';
import { accounts } from '#features/accounts/server/tables.ts';
import { createAccountKeys } from '#features/accounts/server/account-keys.ts';
import { signAccessToken } from '#features/accounts/server/sessions/access-token.ts';
import { addSession } from '#features/accounts/server/sessions/session-store.ts';
import { sessionExpiry } from '#features/accounts/server/sessions/start-session.ts';
import { hashPassword } from '#features/accounts/server/sign-in/password-hash.ts';
import type { AccountRole } from '#features/accounts/domain/account.ts';

export const PASSWORD = 'correct horse 7 battery';

/** Asks the server under test, in this process or another. */
export type Send = (
  path: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array<ArrayBuffer>;
  },
) => Promise<Response>;

let hash: Promise<string> | undefined;

/** An account with `PASSWORD`, verified by default; put into the database directly. */
export async function anAccount(
  database: Database,
  given: Partial<NewAccount> & { readonly role?: AccountRole } = {},
): Promise<{ readonly id: string; readonly email: string }> {
  const id = randomIds.uuid();
  const email = given.email ?? `mei.${id.slice(-12)}@example.org`;
  hash ??= hashPassword(PASSWORD);
  const account: NewAccount = {
    id,
    email,
    emailKey: emailKeyOf(email),
    emailVerifiedAt: new Date(),
    firstName: 'Mei',
    lastName: 'Lin',
    passwordHash: await hash,
    language: 'en',
    createdAt: new Date(),
    // Roles need two-factor. Nobody types a code for these accounts, so the secret can be anything.
    totpSecret: (given.role ?? 'learner') === 'learner' ? null : Buffer.from('stored'),
    ...given,
  };
  await database.transaction((transaction) => addAccount(transaction, account));
  return { id, email };
}

let network = 0;
/** A network address that nobody has used before, so that no limit of another test is met. */
export function freshAddress(): string {
  network += 1;
  return `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
}

/** The cookies that a browser would send back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/**
 * A session as signing in makes it, without the work of its password. `secret`: SECRET of the server under test.
 */
export async function aSession(
  database: Database,
  secret: string,
  { id, role }: { readonly id: string; readonly role: AccountRole },
): Promise<{ readonly token: string; readonly sessionId: string }> {
  const now = new Date();
  const sessionId = randomIds.uuid();
  await database.transaction((transaction) =>
    addSession(transaction, {
      id: sessionId,
      accountId: id,
      device: 'Chrome on Windows',
      address: '203.0.113.•',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: sessionExpiry(now),
    }),
  );
  const actor = { accountId: id, role, sessionId };
  return { token: await signAccessToken(createAccountKeys(secret), actor, now), sessionId };
}

/** An access token, and the cookies that came with it. */
export type SignedIn = { readonly token: string; readonly cookie: string };

/** Signs an account in by the API. */
export async function signIn(send: Send, email: string): Promise<SignedIn> {
  const response = await send('/api/users/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`${email} could not sign in: ${response.status}`);
  return { token, cookie: cookiesOf(response) };
}

/** Signs a new admin in by the API. The second factor is stored afterwards, so nobody types a code. */
export async function signInAdmin(
  send: Send,
  database: Database,
): Promise<SignedIn & { readonly id: string; readonly email: string }> {
  const { id, email } = await anAccount(database, { role: 'admin', totpSecret: null });
  const session = await signIn(send, email);
  await database
    .update(accounts)
    .set({ totpSecret: Buffer.from('stored') })
    .where(eq(accounts.id, id));
  return { ...session, id, email };
}
