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

/** The signed-in account; null: nobody. */
export const getSession = () => getStoredSession() as Session | null;

/** The signed-in account; null: nobody; undefined: unknown until the page is interactive. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(subscribeToSession, getSession, () => undefined);
}

/** Saves the session for every tab. Null signs out. */
export function saveSession(session: Session | null): void {
  if (session) saveStoredSession(session);
  else clearStoredSession();
}

/** Changes fields of the signed-in account. */
export function saveUser(user: AccountView): void {
  const session = getSession();
  if (session) saveSession({ ...session, user });
}
