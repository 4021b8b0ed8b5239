import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Config } from '#platform/config/config.ts';

/** How long a device that is not used stays signed in. Days; the privacy page says so. */
export const SESSION_DAYS = 30;

const TOKEN = /^[\w-]{43}$/;

/**
 * The long-lived side of a session: httpOnly, only ever sent to the calls under /api/users/. Over https it carries the
 * `__Secure-` prefix; `__Host-` would demand the path `/` and send it everywhere.
 */
export function createRefreshCookie(config: Config) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Secure-refresh' : 'refresh';
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: config.corsOrigins.length > 0 && secure ? 'None' : 'Strict',
    secure,
    path: '/api/users',
  };
  return {
    read(context: Context): string | undefined {
      const token = getCookie(context, name);
      return token && TOKEN.test(token) ? token : undefined;
    },
    send(context: Context, token: string): void {
      setCookie(context, name, token, { ...options, maxAge: SESSION_DAYS * 24 * 60 * 60 });
    },
    clear(context: Context): void {
      deleteCookie(context, name, options);
    },
  };
}
