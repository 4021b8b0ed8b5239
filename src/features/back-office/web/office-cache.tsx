import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/**
 * The cache of the back office. A list that is opened again shows immediately and is loaded again meanwhile. The
 * cache lives as long as the document: leaving the back office loads another one.
 */
const officeCache = /* @__PURE__ */ new QueryClient({
  defaultOptions: {
    // A refusal is final, and a person who waits for a server should see its failure.
    queries: { retry: false },
    // An act without a connection fails immediately. It must not happen later, when nobody expects it.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Clears it for another account, or for a test. */
export const clearOfficeCache = (): void => officeCache.clear();

/** Gives the pages below it the cache of the back office. */
export function OfficeCache({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={officeCache}>{children}</QueryClientProvider>;
}
