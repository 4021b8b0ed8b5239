/**
 * The canonical form of an address. Capitals and extra slashes are redirected to it, so a page is cached
 * once.
 */
export function properPath(path: string): string {
  const proper = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?!^)\/$/, '');
  return proper.startsWith('/') ? proper : `/${proper}`;
}

/**
 * Whether an address can be read: `%ff` is no letter in UTF-8. The result of decoding must be used. The bundler removes a
 * `decodeURIComponent` whose result is not, and its exception with it.
 */
export function canDecode(path: string): boolean {
  try {
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}
