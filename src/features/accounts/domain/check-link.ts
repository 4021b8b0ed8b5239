export type LinkFault = 'link-used' | 'link-expired' | 'link-unknown';

/** A link of an email as it is stored. */
export type StoredLink = { readonly usedAt: Date | null; readonly expiresAt: Date };

/** Whether a link may be used now. Undefined: it may. */
export function checkLink(link: StoredLink | undefined, now: Date): LinkFault | undefined {
  if (!link) return 'link-unknown';
  if (link.usedAt) return 'link-used';
  return link.expiresAt <= now ? 'link-expired' : undefined;
}
