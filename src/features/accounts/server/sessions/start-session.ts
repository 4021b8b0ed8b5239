import { createHash } from 'node:crypto';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { SignedIn } from '../../account-view-contract.ts';
import { signAccessToken } from './access-token.ts';
import type { StoredAccount } from '../account-store.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { SESSION_DAYS } from './refresh-cookie.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { noteSecurityEvent } from '../security-event-store.ts';
import { addRefreshToken, addSession } from './session-store.ts';
import { viewAccount } from '../profile/view-account.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const hashRefreshToken = (token: string) => createHash('sha256').update(token).digest();

export const sessionExpiry = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS);

/** What a successful sign-in answers, and the refresh token for the cookie. */
export type StartedSession = { readonly reply: SignedIn; readonly refreshToken: string };

/** Signs an account in on one device. The caller has decided that it may, and joins the visitor's attempts. */
export async function startSession(
  dependencies: AccountsDependencies,
  transaction: Transaction,
  account: StoredAccount,
  origin: RequestOrigin,
): Promise<StartedSession> {
  const { ids, clock } = dependencies;
  const now = clock.now();
  const sessionId = ids.uuid();
  const refreshToken = ids.token();
  await addSession(transaction, {
    id: sessionId,
    accountId: account.id,
    device: origin.device,
    address: origin.shownAddress,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: sessionExpiry(now),
  });
  await addRefreshToken(transaction, { tokenHash: hashRefreshToken(refreshToken), sessionId, issuedAt: now });
  await noteSecurityEvent(dependencies, transaction, { accountId: account.id, kind: 'signed-in', origin });
  return { reply: await viewSignedIn(dependencies, transaction, account, sessionId), refreshToken };
}

/** The account with a new access token of one of its sessions. */
export async function viewSignedIn(
  { clock, keys }: AccountsDependencies,
  database: DatabaseOrTransaction,
  account: StoredAccount,
  sessionId: string,
): Promise<SignedIn> {
  const now = clock.now();
  const { id: accountId, role } = account;
  return {
    status: true,
    user: await viewAccount(database, account, now),
    role,
    token: await signAccessToken(keys, { accountId, role, sessionId }, now),
  };
}
