import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '#platform/config/config.ts';

/** How many days a browser is remembered after a sign-in. The privacy page says the same. */
export const KNOWN_DEVICE_DAYS = 180;

/** A family may share a computer. With more accounts, the earliest one is dropped. */
const MOST_ACCOUNTS = 5;
const TAGS = /^[\w-]{43}(?:\.[\w-]{43}){0,4}$/;

/**
 * Recognises a browser after signing out, by one tag for each account that signed in here (`AccountKeys.tagDevice`).
 * It opens nothing. It only lets the owner try a password while others guess.
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
