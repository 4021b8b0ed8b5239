import type { Hono } from 'hono';
import type { Clock } from '#platform/clock/clock.ts';
import type { LoadedTutorial } from './load-tutorials.ts';
import { decideMedia, tutorialFileOf } from './media-address.ts';
import { isPublicFile } from './tutorial-reader.ts';

/** Types that a browser wants to hear: Safari plays nothing without them. */
const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
};
/** Names have hashes. */
const YEAR = 'public, max-age=31536000, immutable';
/** A signed file is the viewer's own. */
const OWN = 'private, max-age=31536000, immutable';

/**
 * Stands before the static files: a file of a tutorial is served when everybody may see it, or its address is signed.
 * Anything else is answered as if it were not there.
 */
export function guardTutorialMedia(
  app: Hono,
  {
    tutorials,
    key,
    clock,
  }: {
    readonly tutorials: readonly LoadedTutorial[];
    readonly key: Buffer;
    readonly clock: Clock;
  },
): void {
  const bySlug = new Map(tutorials.map((loaded) => [loaded.tutorial.slug, loaded]));
  app.use('/media/tutorials/*', async (context, next) => {
    const named = tutorialFileOf(context.req.path);
    const loaded = named && bySlug.get(named.slug);
    const verdict =
      named && loaded
        ? decideMedia(key, {
            path: context.req.path,
            isPublic: isPublicFile(loaded, named.file),
            until: context.req.query('until'),
            key: context.req.query('key'),
            now: clock.now(),
          })
        : 'refused';
    if (!named || verdict === 'refused') {
      return context.text('Not found', 404, {
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    await next();
    if (!context.res.ok) return;
    context.header('content-type', TYPES[named.file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    context.header('accept-ranges', 'bytes');
    context.header('cache-control', verdict === 'public' ? YEAR : OWN);
  });
}
