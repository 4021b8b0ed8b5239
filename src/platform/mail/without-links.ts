/**
 * A word that a mail program may turn into a link: it has a scheme, an address, or a dot like the name or
 * number of a host.
 */
const LINK_LIKE = /:\/\/|@|\.[a-z\u00a1-\uffff]|\d\.\d+\.\d/i;

/**
 * Text that a visitor wrote, made safe for an email to an address that may be unverified. Zero-width spaces
 * break each word that a mail program would turn into a link. The text stays readable, and a form is of no
 * use for sending links to strangers.
 */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) => (LINK_LIKE.test(word) ? word.replace(/[.:/@]/g, '$&\u200b') : word));
}
