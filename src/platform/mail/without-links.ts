/**
 * A word that a mail program may make a link of: it has a scheme, an address, or a dot as names and numbers
 * of hosts do.
 */
const LINK_LIKE = /:\/\/|@|\.[a-z\u00a1-\uffff]|\d\.\d+\.\d/i;

/**
 * Somebody's words in a mail of ours, perhaps to an address that nobody has verified: what a mail program would make a
 * link of is kept readable and broken by zero-width spaces, so that a form is of no use for sending links to strangers.
 */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) => (LINK_LIKE.test(word) ? word.replace(/[.:/@]/g, '$&\u200b') : word));
}
