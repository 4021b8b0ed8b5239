import type { Context, Hono } from 'hono';
import { isLoopbackHost, type Config } from '../config/config.ts';
import { mailDirectory } from './create-mailer.ts';
import { devMailFrame, devMailListPage, devMailPage, DEV_MAIL_STYLE } from './dev-mail-pages.ts';
import { createMailFiles } from './mail-files.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
/**
 * The email itself, as a mail program would show it: styles in attributes, nothing fetched, no script, a
 * separate origin. Its links open in the whole window.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; " +
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox';

type Dependencies = { readonly config: Pick<Config, 'devPages' | 'dataDir' | 'smtpUrl'> };

/**
 * /dev/mail: the emails of DATA_DIR/mail, for developers and tests. It does not exist in production or on an
 * address that others reach: a sign-in link is for one reader only. Neither does it exist where SMTP_URL
 * delivers the emails. A request for another host name, as in DNS rebinding, gets 404.
 */
export function mountDevMail(app: Hono, { config }: Dependencies): void {
  if (!config.devPages || config.smtpUrl) return;
  const files = createMailFiles(mailDirectory(config.dataDir));

  async function withMail(
    context: Context,
    show: (
      mail: NonNullable<Awaited<ReturnType<typeof files.find>>>,
      name: string,
    ) => Response | Promise<Response>,
  ): Promise<Response> {
    const name = context.req.param('name') ?? '';
    const mail = await files.find(name);
    return mail ? await show(mail, name) : context.notFound();
  }

  app.use('/dev/mail/*', async (context, next) => {
    const { hostname } = new URL(context.req.url);
    if (!isLoopbackHost(hostname)) return context.text('Not found\n', 404);
    await next();
    context.res.headers.set('cache-control', 'no-store');
    context.res.headers.set('x-content-type-options', 'nosniff');
    context.res.headers.set('referrer-policy', 'no-referrer');
    if (!context.res.headers.has('content-security-policy')) {
      context.res.headers.set('content-security-policy', PAGE_POLICY);
    }
  });
  app.get('/dev/mail', async (context) => context.html(devMailListPage(await files.list())));
  app.get('/dev/mail/style.css', (context) =>
    context.body(DEV_MAIL_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/dev/mail/:name', (context) =>
    withMail(context, (mail, name) => context.html(devMailPage(name, mail))),
  );
  app.get('/dev/mail/:name/html', (context) =>
    withMail(context, (mail) =>
      context.html(devMailFrame(mail), 200, { 'content-security-policy': MAIL_POLICY }),
    ),
  );
  app.get('/dev/mail/:name/source', (context) =>
    withMail(context, async (_, name) =>
      context.body(new Uint8Array((await files.findSource(name)) ?? []), 200, {
        'content-type': 'text/plain; charset=utf-8',
      }),
    ),
  );
}
