import type { Hono } from 'hono';
import { paths } from '#paths';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import type { Log } from '#platform/log/log.ts';
import { deleteRequestsByLink } from './opening-request-store.ts';
import { hashOfSecret } from './withdrawal-token.ts';

type Dependencies = {
  readonly config: Pick<Config, 'production'>;
  readonly database: Database;
  readonly log: Pick<Log, 'info'>;
};

/**
 * Where an email program deletes the address of an opening email with a POST (RFC 8058). The page at the same path,
 * which a GET shows, sends this POST where no script runs. A GET changes nothing.
 */
export function serveOpeningEmailsOff(app: Hono, { config, database, log }: Dependencies): void {
  const headers = { ...securityHeaders(config.production), 'cache-control': 'no-store' };
  app.post(paths.openingEmailsOff(), async (context) => {
    const token = context.req.query('token') ?? '';
    if (token === '') return context.text('This link is not complete.\n', 400, headers);
    await deleteRequestsByLink(database, hashOfSecret(token));
    log.info('an address was removed from all requests about openings');
    return context.text('Your address has been deleted.\n', 200, headers);
  });
}
