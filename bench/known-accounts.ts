import type { Pool } from 'pg';
import { openDatabase } from '#platform/database/database.ts';
import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { anAccount, freshAddress, PASSWORD } from '#tests/security/known-world.ts';
import { apiHeaders } from './browser-headers.ts';
import { encodeRequest, type HttpConnection } from './load/http-connection.ts';

/** Puts accounts with the tests' password into the database, verified by default. */
export async function addAccounts(
  pool: Pool,
  count: number,
  options: { readonly emailVerifiedAt?: null } = {},
): Promise<string[]> {
  const database = openDatabase(pool);
  const emails: string[] = [];
  while (emails.length < count) emails.push((await anAccount(database, options)).email);
  return emails;
}

/** A form as its page sends it, from a network address that was never seen: no limit is met. */
export function formRequest(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Buffer {
  return encodeRequest({
    method: 'POST',
    path,
    headers: { ...apiHeaders(DEVELOPMENT_APP_KEY), 'x-forwarded-for': freshAddress(), ...headers },
    body,
  });
}

/** Signs an account in with the tests' password. Returns the headers of its later calls. */
export async function signedIn(
  connection: HttpConnection,
  email: string,
): Promise<{ readonly authorization: string }> {
  const { status, body } = await connection.send(
    formRequest('/api/users/signin', { email, password: PASSWORD }),
  );
  const { token } = JSON.parse(body.toString()) as { token?: string };
  if (!token) throw new Error(`${email} could not sign in: ${status} ${body}`);
  return { authorization: `Bearer ${token}` };
}
