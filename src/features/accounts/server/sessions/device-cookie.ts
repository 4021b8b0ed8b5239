import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '#platform/config/config.ts';

/** A browser that somebody signed in from is known for half a year. Days; the privacy page says so. */
export const KNOWN_DEVICE_DAYS = 180;

/** A family shares a computer; the one that signed in first makes room. */
const MOST_ACCOUNTS = 5;
const TAGS = /^[\w-]{43}(?:\.[\w-]{43}){0,4}$/;

/**
 * What a browser is recognised by after signing out: one tag for each account that signed in here (`AccountKeys.tagDevice`).
 * It opens nothing; it only lets the owner try a password while others guess.
 */
export function createDeviceCookie(config: Config) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Secure-devices' : 'devices';
  function read(context: Context): readonly string[] {
    const value = getCookie(context, name) ?? '';
    return TAGS.test(value) ? value.split('.') : [];
  }
  return {
    read,
    /** Remembers an account by its tag. */
    add(context: Context, tag: string): void {
      const others = read(context).filter((each) => each !== tag);
      const tags = [tag, ...others].slice(0, MOST_ACCOUNTS);
      setCookie(context, name, tags.join('.'), {
        httpOnly: true,
        sameSite: config.corsOrigins.length > 0 && secure ? 'None' : 'Strict',
        secure,
        path: '/api/users',
        maxAge: KNOWN_DEVICE_DAYS * 24 * 60 * 60,
      });
    },
  };
}
