import type { Context } from 'hono';
import type { Config } from '#platform/config/config.ts';
import { emailKeyOf } from '../account-store.ts';
import type { AccountKeys } from '../account-keys.ts';
import type { SignedIn } from '../../account-view-contract.ts';
import type { IncomingCookies } from './browser-cookies.ts';
import type { CompletedSignIn } from './complete-sign-in.ts';
import type { EndedSessions } from '../ended-sessions.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { createRefreshCookie } from './refresh-cookie.ts';
import { createVisitorCookie } from '../visitors/visitor-cookie.ts';

/** The cookies of a browser, before and after it signs in. */
export function createBrowserSession({
  config,
  endedSessions,
  keys,
}: {
  readonly config: Config;
  readonly endedSessions: EndedSessions;
  readonly keys: Pick<AccountKeys, 'tagDevice'>;
}) {
  const refreshCookie = createRefreshCookie(config);
  const visitorCookie = createVisitorCookie(config);
  const deviceCookie = createDeviceCookie(config);
  /** From now on this browser is recognised as one of the account's. */
  const remember = (context: Context, email: string) =>
    deviceCookie.add(context, keys.tagDevice(emailKeyOf(email)));
  return {
    readCookies: (context: Context): IncomingCookies => ({
      refreshToken: refreshCookie.read(context),
      visitorToken: visitorCookie.read(context),
      deviceTags: deviceCookie.read(context),
    }),

    /** Sets the cookies and returns the reply. Call it after the transaction of `completeSignIn` has committed. */
    admit(context: Context, completed: CompletedSignIn): SignedIn {
      endedSessions.drop(completed.endedSessionIds);
      refreshCookie.send(context, completed.refreshToken);
      remember(context, completed.reply.user.email);
      // The attempts belong to the account now. After signing out, this browser must not open them.
      if (visitorCookie.read(context)) visitorCookie.clear(context);
      return completed.reply;
    },

    remember,

    /** Sets the next refresh token in the browser. */
    renew: (context: Context, refreshToken: string) => refreshCookie.send(context, refreshToken),

    /** Removes the refresh cookie. */
    dismiss: (context: Context) => refreshCookie.clear(context),
  };
}

export type BrowserSession = ReturnType<typeof createBrowserSession>;
