import { sendCall, type CallLine, type Refused } from './send-call.ts';
import {
  clearStoredSession,
  getStoredSession,
  saveStoredSession,
  type StoredSession,
} from './stored-session.ts';

const REFRESH_TOKEN: CallLine = { method: 'post', path: '/api/users/token/refresh' };

/**
 * - `renewed`: this token is valid now
 * - `over`: nobody is signed in any more; `refusal` is the server's answer, if it gave one
 * - `unreachable`: nothing is known, and nothing has changed
 */
export type Renewal =
  | { readonly outcome: 'renewed'; readonly token: string }
  | { readonly outcome: 'over'; readonly refusal?: Refused }
  | { readonly outcome: 'unreachable' };

/** A busy server has not said that the session is over. */
const isBusy = ({ problem }: Refused) => problem.status === 429 || problem.status >= 500;

/** A token that another call or another tab has stored since. */
function newerToken(spent: string): Renewal | undefined {
  const token = getStoredSession()?.token;
  return token && token !== spent ? { outcome: 'renewed', token } : undefined;
}

async function renew(spent: string): Promise<Renewal> {
  const newer = newerToken(spent);
  if (newer) return newer;
  const result = await sendCall(REFRESH_TOKEN, {}, undefined);
  // The person signed out meanwhile. Or two tabs renewed together without a lock, and the other tab has
  // stored its token.
  if (getStoredSession()?.token !== spent) return newerToken(spent) ?? { outcome: 'over' };
  if (result.ok) {
    const session = result.reply as StoredSession;
    saveStoredSession(session);
    return { outcome: 'renewed', token: session.token };
  }
  if (result.kind === 'unreachable' || isBusy(result)) return { outcome: 'unreachable' };
  clearStoredSession();
  return { outcome: 'over', refusal: result };
}

/** Where the browser has locks, one tab waits for the other and then finds its token. */
function inTurn(work: () => Promise<Renewal>): Promise<Renewal> {
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks ? locks.request('renew-session', work) : work();
}

let running: Promise<Renewal> | undefined;

/** Replaces a token that ran out, with one request for all waiting calls. Never rejects. */
export function renewSession(spent: string): Promise<Renewal> {
  running ??= inTurn(() => renew(spent))
    .catch((): Renewal => ({ outcome: 'unreachable' }))
    .finally(() => {
      running = undefined;
    });
  return running;
}
