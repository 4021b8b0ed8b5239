import type { Context, Hono } from 'hono';
import { paths } from '#paths';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import type { Log } from '#platform/log/log.ts';
import { changeAccount } from '../account-store.ts';
import { REFUSALS_OF_MAILS, type MailLinks } from './mail-links.ts';

type Dependencies = {
  readonly config: Pick<Config, 'production'>;
  readonly database: Database;
  readonly log: Pick<Log, 'info'>;
  readonly mailLinks: Pick<MailLinks, 'read'>;
};

/**
 * Where an email program turns emails off with a POST (RFC 8058). It is outside the API, because the program has no
 * key of this site; the link identifies the account. A GET changes nothing, since programs open links to check them.
 * It redirects a person to the settings.
 */
export function serveUnsubscribe(app: Hono, { config, database, log, mailLinks }: Dependencies): void {
  const fixed = { ...securityHeaders(config.production), 'cache-control': 'no-store' };

  app.get(paths.unsubscribe(), (context) => {
    const headers = { ...fixed, location: paths.settings({ part: 'mails' }) };
    return context.body(null, 303, headers);
  });

  app.post(paths.unsubscribe(), async (context: Context) => {
    const request = mailLinks.read(context.req.query('token') ?? '');
    if (!request) return context.text('This link is not complete.\n', 400, fixed);
    // An erased account gets the same answer.
    await changeAccount(database, request.accountId, REFUSALS_OF_MAILS[request.mail]);
    log.info({ mail: request.mail }, 'mails were turned off from a mail program');
    return context.text('These mails are turned off.\n', 200, fixed);
  });
}
