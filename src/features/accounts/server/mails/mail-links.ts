import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '#paths';
import { deriveKey } from '#platform/secrets/derive-key.ts';

/** The mails that may be refused, each with what changes of an account that refuses them. */
export const REFUSALS_OF_MAILS = {
  reminders: { mailReminders: false },
  news: { mailNews: false },
} as const;
type RefusableMail = keyof typeof REFUSALS_OF_MAILS;

export type MailLinks = {
  /** Turns such mails off without signing in (RFC 8058): good as long as SECRET stays, and for nothing else. */
  unsubscribeUrl(accountId: string, mail: RefusableMail): string;
  /** What a link of ours says; undefined: it is none. */
  read(token: string): { readonly accountId: string; readonly mail: RefusableMail } | undefined;
};

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TOKEN = new RegExp(`^(${UUID})\\.(reminders|news)\\.([\\w-]{43})$`);

/** The links by which mails are turned off in a mail program. `publicUrl` is the site's origin. */
export function createMailLinks(given: { readonly secret: string; readonly publicUrl: string }): MailLinks {
  const key = deriveKey(given.secret, 'mail links v1');
  const sign = (accountId: string, mail: string) =>
    createHmac('sha256', key).update(`${accountId} ${mail}`).digest();
  return {
    unsubscribeUrl(accountId, mail) {
      const token = `${accountId}.${mail}.${sign(accountId, mail).toString('base64url')}`;
      return `${given.publicUrl}${paths.unsubscribe({ token })}`;
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
