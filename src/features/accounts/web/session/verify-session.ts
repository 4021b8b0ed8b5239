import { callAuth } from '../auth-calls.ts';
import { getSession, saveSession } from './use-session.ts';

/**
 * How long a call that failed may be one that was cut short: the browser stops the calls of a page that is left before it
 * tells the page, and where the way to another page began before we listened, it never told.
 */
const CUT_SHORT_MS = 1_000;

/** A page that is left cuts its calls short; that says nothing of the session. */
function watchLeaving() {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  return {
    isLeaving: () => leaving,
    stop() {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leave);
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks the server whether the stored session still counts. Anything but 200 with `status` true, or a call that fails,
 * signs this browser out (specification, section 4); otherwise what is kept of the account is what the server says.
 */
export async function verifySession({ mayAskAgain = true } = {}): Promise<void> {
  const before = getSession();
  if (!before) return saveSession(null);
  const page = watchLeaving();
  const result = await callAuth('tokenVerify', {});
  // A page that is gone by then does nothing any more.
  if (!result.ok && result.kind === 'unreachable') await pause(CUT_SHORT_MS);
  page.stop();
  const now = getSession();
  // Signed out, or in as somebody else, while the server was asked.
  if (now?.user.id !== before.user.id) return;
  if (result.ok && result.reply.status === true) {
    return saveSession({ ...now, user: result.reply.user, role: result.reply.role });
  }
  if (page.isLeaving()) return;
  // Signed in again meanwhile, as in another tab: the answer may be about the session before.
  if (mayAskAgain && now.token !== before.token) return verifySession({ mayAskAgain: false });
  saveSession(null);
}
