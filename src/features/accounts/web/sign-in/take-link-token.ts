import { forgetInTab, saveInTab, readFromTab } from './tab-storage.ts';

/**
 * The secret of the link that opened this page. It leaves the address bar, where a glance, a history or a copied
 * address would carry it on, and stays with the tab until `forgetLinkToken`: a reload does not lose it. Undefined: the
 * page was opened without one. Only while the page is alive.
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
  const kept = readFromTab('link-token');
  return kept?.path === pathname ? kept.token : undefined;
}

/** The link has done its work, or never will. */
export function forgetLinkToken(): void {
  forgetInTab('link-token');
}
