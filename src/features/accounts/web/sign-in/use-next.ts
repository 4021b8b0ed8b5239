import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#paths';
import { ownPath } from '../../domain/sign-in/own-path.ts';
import { forgetInTab } from './tab-storage.ts';
import { saveSignupNext } from './signup-next.ts';
import { useAlive } from '../session/use-alive.ts';
import { useSession } from '../session/use-session.ts';

/** The page to open after sign-in, if the address names one and it is a path of this site. */
export function useNext(): string | undefined {
  const { search } = useLocation();
  // The server renders the same page for every address.
  return useAlive() ? ownPath(new URLSearchParams(search).get('next')) : undefined;
}

/** Redirects a signed-in person, whether the sign-in was earlier or just now. */
export function useLeadOn(next: string | undefined): void {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!session) return;
    saveSignupNext(undefined);
    forgetInTab('verified');
    // An admin starts at the open tasks.
    const start = session.role === 'admin' ? paths.admin() : paths.me();
    void navigate(next ?? start, { replace: true });
  }, [session, next, navigate]);
}
