import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/**
 * What the back office has read. A list that is opened again is there at once and is read again meanwhile. It lives as
 * long as the document: leaving the back office loads another one.
 */
const officeCache = /* @__PURE__ */ new QueryClient({
  // A refusal stays a refusal, and somebody who waits for a server wants to know.
  defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
});

/** Somebody else is signed in, or a test starts. */
export const clearOfficeCache = (): void => officeCache.clear();

/** Gives the pages below it the cache of the back office. */
export function OfficeCache({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={officeCache}>{children}</QueryClientProvider>;
}
