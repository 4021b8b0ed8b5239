import type { Hono } from 'hono';
import type { Clock } from '../clock/clock.ts';
import { decideMedia } from './signed-address.ts';

/** Names have hashes. */
const YEAR = 'public, max-age=31536000, immutable';
/** A signed file is the caller's own. */
const OWN = 'private, max-age=31536000, immutable';

/** A file below a guarded address. Safari plays nothing without its type. */
export type GuardedFile = { readonly isPublic: boolean; readonly type: string };

type GuardMediaOptions = {
  /** Such as `/media/tutorials/*`. */
  readonly at: string;
  /** Undefined: there is no such file. */
  readonly findFile: (path: string) => GuardedFile | undefined;
  readonly key: Buffer;
  readonly clock: Clock;
};

/**
 * Decides before the static files are looked at: a file is served when it is public, or its address is signed. Anything
 * else is answered as if it were not there.
 */
export function guardMedia(app: Hono, { at, findFile, key, clock }: GuardMediaOptions): void {
  app.use(at, async (context, next) => {
    const { path } = context.req;
    const file = findFile(path);
    const verdict =
      file &&
      decideMedia(key, {
        path,
        isPublic: file.isPublic,
        until: context.req.query('until'),
        key: context.req.query('key'),
        now: clock.now(),
      });
    if (!file || verdict === 'refused') {
      return context.text('Not found', 404, {
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    await next();
    if (!context.res.ok) return;
    context.header('content-type', file.type);
    context.header('accept-ranges', 'bytes');
    context.header('cache-control', verdict === 'public' ? YEAR : OWN);
  });
}
