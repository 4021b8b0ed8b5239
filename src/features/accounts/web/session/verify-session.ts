import { callAuth } from '../sign-in/auth-calls.ts';
import { getSession, saveSession } from './use-session.ts';

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

/**
 * Asks the server whether the stored session still counts. Anything but 200 with `status` true, or a call that fails,
 * signs this browser out (specification, section 4); otherwise what is kept of the account is what the server says.
 */
export async function verifySession({ mayAskAgain = true } = {}): Promise<void> {
  const before = getSession();
  if (!before) return saveSession(null);
  const page = watchLeaving();
  const result = await callAuth('tokenVerify', {});
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
