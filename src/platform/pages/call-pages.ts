import type { SitePage } from './define-pages.ts';

/** Whether an address is a page of a call: the camera is allowed there. */
export function callPages(pages: readonly Pick<SitePage, 'path' | 'isCall'>[]): (address: string) => boolean {
  const patterns = pages
    .filter(({ isCall }) => isCall === true)
    .map(({ path }) => new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`));
  return (address) => patterns.some((pattern) => pattern.test(address));
}
