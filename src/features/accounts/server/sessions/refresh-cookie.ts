import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Config } from '#platform/config/config.ts';

/** How many days an unused device stays signed in. The privacy page says the same. */
export const SESSION_DAYS = 30;

const TOKEN = /^[\w-]{43}$/;

/**
 * The cookie of the refresh token: httpOnly, sent only to the calls under /api/users/. Over https it has the
 * `__Secure-` prefix. `__Host-` would require the path `/` and send it with every request.
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
