import type { Pool } from 'pg';
import { openDatabase } from '#platform/database/database.ts';
import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { anAccount, freshAddress } from '#tests/security/known-world.ts';
import { apiHeaders } from './browser-headers.ts';
import { encodeRequest } from './load/http-connection.ts';

/** Addresses of accounts with the tests' password, verified unless told otherwise, put into the database. */
export async function addAccounts(
  pool: Pool,
  count: number,
  given: { readonly emailVerifiedAt?: null } = {},
): Promise<string[]> {
  const database = openDatabase(pool);
  const emails: string[] = [];
  while (emails.length < count) emails.push((await anAccount(database, given)).email);
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
