import { join } from 'node:path';
import { createMailFiles } from '#platform/mail/mail-files.ts';
import { siteDataDir } from './site-database.ts';
import { expect } from './site-test.ts';

/** An email as its recipient gets it. `source` is the message itself, without its transport coding. */
type Mail = { readonly subject: string; readonly text: string; readonly source: string };

/** Decodes quoted-printable, as a mail program does first: lines joined, `=3D` read. */
const decode = (source: Buffer) =>
  source
    .toString('latin1')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

async function listMails(address: string): Promise<Mail[]> {
  const files = createMailFiles(join(siteDataDir(), 'mail'));
  const mails = (await files.list()).filter(({ to }) => to.includes(address)).reverse();
  return Promise.all(
    mails.map(async ({ name, subject, text }) => {
      const source = await files.findSource(name);
      return { subject, text, source: source ? decode(source) : '' };
    }),
  );
}

/** The newest email to an address on the shared site, once it has got `count` of them. */
export async function lastMailTo(address: string, count: number): Promise<Mail> {
  await expect.poll(async () => (await listMails(address)).length, { timeout: 30_000 }).toBe(count);
  const mail = (await listMails(address)).at(-1);
  if (!mail) throw new Error(`${address} got no mail.`);
  return mail;
}

/** The path of an email's link to a page, with its secret: `/email-verify?token=…`. */
export function linkIn(mail: Mail, page: string): string {
  const found = findLink(mail, page);
  if (!found) throw new Error(`No link to ${page} in: ${mail.text}`);
  return found;
}

const findLink = (mail: Mail, page: string) =>
  new RegExp(`${page}\\?token=[\\w-]{43}`).exec(mail.source)?.[0];

/**
 * The path of the newest link to a page that an address was sent, once it has got `count` emails. Two emails that are
 * sent at the same moment may arrive in either order.
 */
export async function linkMailedTo(address: string, count: number, page: string): Promise<string> {
  const last = await lastMailTo(address, count);
  const mails = await listMails(address);
  return linkIn(mails.findLast((mail) => findLink(mail, page) !== undefined) ?? last, page);
}
