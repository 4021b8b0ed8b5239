import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '#paths';
import { deriveKey } from '#platform/secrets/derive-key.ts';

/** The emails that can be turned off, each with the change of the account that does it. */
export const REFUSALS_OF_MAILS = {
  reminders: { mailReminders: false },
  news: { mailNews: false },
} as const;
type RefusableMail = keyof typeof REFUSALS_OF_MAILS;

export type MailLinks = {
  /**
   * Turns such emails off without a sign-in (RFC 8058). It is valid as long as SECRET stays, and for nothing else.
   */
  unsubscribeUrl(accountId: string, mail: RefusableMail): string;
  /** The content of one of our links; undefined: it is not ours. */
  read(token: string): { readonly accountId: string; readonly mail: RefusableMail } | undefined;
};

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TOKEN = new RegExp(`^(${UUID})\\.(reminders|news)\\.([\\w-]{43})$`);

/** The links by which an email program turns emails off. `publicUrl` is the site's origin. */
export function createMailLinks(options: { readonly secret: string; readonly publicUrl: string }): MailLinks {
  const key = deriveKey(options.secret, 'mail links v1');
  const sign = (accountId: string, mail: string) =>
    createHmac('sha256', key).update(`${accountId} ${mail}`).digest();
  return {
    unsubscribeUrl(accountId, mail) {
      const token = `${accountId}.${mail}.${sign(accountId, mail).toString('base64url')}`;
      return `${options.publicUrl}${paths.unsubscribe({ token })}`;
    },
    read(token) {
      const [, accountId = '', mail = '', signature = ''] = TOKEN.exec(token) ?? [];
      const sent = Buffer.from(signature, 'base64url');
      const expected = sign(accountId, mail);
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
      return { accountId, mail: mail as RefusableMail };
    },
  };
}
