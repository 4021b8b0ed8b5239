import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#paths';
import { ownPath } from '../../domain/own-path.ts';
import { forgetInTab } from './tab-storage.ts';
import { saveSignupNext } from './signup-next.ts';
import { useAlive } from '../session/use-alive.ts';
import { useSession } from '../session/use-session.ts';

/** Where this visit goes once signed in, if the address says so and it is a path of ours. */
export function useNext(): string | undefined {
  const { search } = useLocation();
  // The server renders the page for every address alike.
  return useAlive() ? ownPath(new URLSearchParams(search).get('next')) : undefined;
}

/** Leads on whoever is signed in, already or since a moment ago. */
export function useLeadOn(next: string | undefined): void {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!session) return;
    saveSignupNext(undefined);
    forgetInTab('verified');
    // An admin starts where the work waits.
    const start = session.role === 'admin' ? paths.admin() : paths.me();
    void navigate(next ?? start, { replace: true });
  }, [session, next, navigate]);
}
