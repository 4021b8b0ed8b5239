/** The number of a certificate is random letters, and its capitals count: the page is opened by people who were sent it. */
const CASE_COUNTS = /^(\/certificates\/)([\w-]{22}(?:\.data)?)$/iu;

/**
 * The canonical form of an address. Capitals and extra slashes are redirected to it, so a page is cached
 * once.
 */
export function properPath(path: string): string {
  const tidy = `/${path}`.replace(/\/{2,}/g, '/').replace(/(?!^)\/$/, '');
  const [, folder, number] = CASE_COUNTS.exec(tidy) ?? [];
  return folder === undefined ? tidy.toLowerCase() : `${folder.toLowerCase()}${number}`;
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
