import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { answerHeaders, securityHeaders } from './content-security-policy.ts';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

// The names that browsers request automatically.
const ROOT_FILES = {
  '/favicon.svg': 'art/favicon.svg',
  '/apple-touch-icon.png': 'art/apple-touch-icon.png',
} as const;

/** Scripts, styles and audio by their hashed names, pictures by the hash in their query. */
export function mountStaticFiles(
  app: Hono,
  production: boolean,
  development: boolean,
  /** A school's own media, looked up first. */
  ownMedia?: string,
): void {
  const fixed = Object.entries(securityHeaders(production));
  // A page has thirty files, so headers that do not matter for a script are left out.
  const ofAssets = Object.entries(answerHeaders(production));
  const media = development ? 'media' : 'build/media';
  const precompressed = !development;

  function headers(cacheControl: (context: Context) => string, always = fixed) {
    return (_path: string, context: Context) => {
      context.header('cache-control', cacheControl(context));
      for (const [name, value] of always) context.header(name, value);
    };
  }

  app.use('/media/audio/*', async (context, next) => {
    await next();
    if (!context.res.ok) return;
    // Safari plays only files with an audio type, and requests them in pieces.
    context.header('content-type', 'audio/mp4');
    context.header('accept-ranges', 'bytes');
    context.header('cache-control', YEAR);
  });
  app.use(
    '/assets/*',
    serveStatic({ root: 'build/client', precompressed, onFound: headers(() => YEAR, ofAssets) }),
  );
  for (const root of ownMedia === undefined ? [media] : [ownMedia, media]) {
    app.use(
      '/media/*',
      serveStatic({
        root,
        precompressed: precompressed && root === media,
        rewriteRequestPath: (path) => path.replace(/^\/media\//, '/'),
        onFound: headers((context) => (context.req.query('v') ? YEAR : DAY)),
      }),
    );
  }
  for (const [address, file] of Object.entries(ROOT_FILES)) {
    app.get(address, serveStatic({ path: `${media}/${file}`, precompressed, onFound: headers(() => DAY) }));
  }
  const missing = (context: Context) => context.text('Not found', 404, Object.fromEntries(fixed));
  app.all('/assets/*', missing);
  app.all('/media/*', missing);
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301));
}
