import { useSyncExternalStore } from 'react';
import {
  clearStoredSession,
  getStoredSession,
  saveStoredSession,
  subscribeToSession,
  type StoredSession,
} from '#platform/api-client/stored-session.ts';
import type { AccountView } from '../../account-view-contract.ts';

export type Session = StoredSession<AccountView>;

/** Who is signed in; null: nobody. */
export const getSession = () => getStoredSession() as Session | null;

/** Who is signed in; null: nobody; undefined: not known until the page is alive. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(subscribeToSession, getSession, () => undefined);
}

/** Every tab follows: null signs out. */
export function saveSession(session: Session | null): void {
  if (session) saveStoredSession(session);
  else clearStoredSession();
}

/** What changed of the account that is signed in. */
export function saveUser(user: AccountView): void {
  const session = getSession();
  if (session) saveSession({ ...session, user });
}
