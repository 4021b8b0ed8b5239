import { forgetInTab, saveInTab, readFromTab } from './tab-storage.ts';

/**
 * The secret of the link that opened this page. It is removed from the address bar, where a glance, the history or a
 * copied address would reveal it. The tab stores it until `forgetLinkToken`, so a reload does not lose it. Undefined:
 * the page was opened without one. Call it only once the page is interactive.
 */
export function takeLinkToken(): string | undefined {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (token !== null) {
    saveInTab('link-token', { path: pathname, token });
    query.delete('token');
    const rest = query.toString();
    window.history.replaceState(window.history.state, '', `${pathname}${rest ? `?${rest}` : ''}${hash}`);
  }
  const stored = readFromTab('link-token');
  return stored?.path === pathname ? stored.token : undefined;
}

/** Call it once the link has been used, or can never be. */
export function forgetLinkToken(): void {
  forgetInTab('link-token');
}
