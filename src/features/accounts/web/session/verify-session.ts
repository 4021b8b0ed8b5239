import { call } from '#platform/api-client/api-client.ts';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';
import { getSession, saveSession } from './use-session.ts';

/**
 * How long a failed call may be one that the browser cut short. A browser stops the calls of a page before it reports
 * that the page is left. If the navigation started before we listened, it never reports it.
 */
const CUT_SHORT_MS = 1_000;

/** A page that is left cuts its calls short. That says nothing about the session. */
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
 * Asks the server whether the stored session is still valid. Any reply but 200 with `status` true signs this browser
 * out, and so does a failed call. Otherwise the stored account becomes the server's.
 */
export async function verifySession({ mayAskAgain = true } = {}): Promise<void> {
  const before = getSession();
  if (!before) return saveSession(null);
  const page = watchLeaving();
  const result = await call(AUTH_ENDPOINTS, 'tokenVerify', {});
  // A page that has been left does nothing any more.
  if (!result.ok && result.kind === 'unreachable') await pause(CUT_SHORT_MS);
  page.stop();
  const now = getSession();
  // The browser was signed out, or in as somebody else, during the call.
  if (now?.user.id !== before.user.id) return;
  if (result.ok && result.reply.status === true) {
    return saveSession({ ...now, user: result.reply.user, role: result.reply.role });
  }
  if (page.isLeaving()) return;
  // Another sign-in happened meanwhile, as in another tab. The reply may be about the session before.
  if (mayAskAgain && now.token !== before.token) return verifySession({ mayAskAgain: false });
  saveSession(null);
}
