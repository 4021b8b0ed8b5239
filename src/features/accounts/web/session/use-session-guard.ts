import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { takeWayOut, type Farewell } from './leave-session.ts';
import { GUARDS_ITSELF, sessionRedirect } from './session-redirect.ts';
import { useSession } from './use-session.ts';

/** The navigation state that tells the sign-in page why the visitor is there. */
export type SigninState = { readonly sessionOver: true } | Farewell;

/** Leaves a guarded page once nobody is signed in any more: signed out here, in another tab, or by the server. */
export function useSessionGuard(): void {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (session) wasSignedIn.current = true;
    if (session !== null) return;
    const state: SigninState | undefined = wasSignedIn.current ? { sessionOver: true } : undefined;
    wasSignedIn.current = false;
    const out = takeWayOut();
    if (out !== undefined) return void navigate(out.path, { state: out.state });
    if (location.pathname === GUARDS_ITSELF) return;
    const target = sessionRedirect(location, false);
    if (target !== undefined) void navigate(target, { replace: true, state });
  }, [session, location, navigate]);
}
