import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Config } from '#platform/config/config.ts';

/** How long a browser is recognised; the privacy page says the same. */
export const CANDIDATE_DAYS = 180;

const TOKEN = /^[\w-]{43}$/;

/** The stored form of a visitor's cookie: a stolen table opens nothing. */
export const hashVisitorToken = (token: string) => createHash('sha256').update(token).digest();

/**
 * Identifies a visitor's attempts: 256 random bits in an httpOnly cookie for 180 days (content/legal/privacy). Over
 * https it has the `__Host-` prefix.
 */
export function createVisitorCookie(config: Config) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Host-visitor' : 'visitor';
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: config.corsOrigins.length > 0 && secure ? 'None' : 'Lax',
    secure,
    path: '/',
  };
  return {
    read(context: Context): string | undefined {
      const token = getCookie(context, name);
      return token && TOKEN.test(token) ? token : undefined;
    },
    send(context: Context, token: string): void {
      setCookie(context, name, token, { ...options, maxAge: CANDIDATE_DAYS * 24 * 60 * 60 });
    },
    clear(context: Context): void {
      deleteCookie(context, name, options);
    },
  };
}
