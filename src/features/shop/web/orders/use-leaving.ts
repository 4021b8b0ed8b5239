import { useEffect, useState } from 'react';

/** Busy until the page is left. A page that returns from the browser's back-forward cache is not busy any more. */
export function useLeaving(): { readonly busy: boolean; readonly setBusy: (busy: boolean) => void } {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  return { busy, setBusy };
}
