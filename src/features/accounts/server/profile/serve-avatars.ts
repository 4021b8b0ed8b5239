import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import type { Config } from '#platform/config/config.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { AVATAR_NAME, avatarKey } from './avatar-files.ts';
import { avatarPath } from './view-account.ts';

/**
 * Serves the pictures of accounts outside the API. An `<img>` sends no headers, so anyone who knows the name may see
 * the picture. A name never gets another picture, so browsers may cache it. Shared caches may not, since it is no
 * public file.
 */
export function serveAvatars(
  app: Hono,
  { config, files }: { readonly config: Config; readonly files: FileStore },
): void {
  const fixed = securityHeaders(config.production);
  const found = {
    ...fixed,
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'same-site',
  };

  app.all(avatarPath('*'), async (context) => {
    const { method, path } = context.req;
    const name = path.slice(avatarPath('').length);
    const missing = () => context.body(null, 404, { ...fixed, 'cache-control': 'no-store' });
    if (method !== 'GET' && method !== 'HEAD')
      return context.body(null, 405, { ...fixed, allow: 'GET, HEAD' });
    if (!AVATAR_NAME.test(name)) return missing();
    if (method === 'HEAD') {
      const size = await files.findSize(avatarKey(name));
      return size === undefined
        ? missing()
        : context.body(null, 200, { ...found, 'content-length': String(size) });
    }
    const file = await files.find(avatarKey(name));
    if (!file) return missing();
    const stream = Readable.toWeb(file.stream) as ReadableStream<Uint8Array>;
    return context.body(stream, 200, { ...found, 'content-length': String(file.size) });
  });
}
