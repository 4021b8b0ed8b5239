import type { Context } from 'hono';
import type { Config } from '#platform/config/config.ts';
import { emailKeyOf } from '../account-store.ts';
import type { AccountKeys } from '../account-keys.ts';
import type { SignedIn } from '../../account-view-contract.ts';
import type { Brought } from './browser-cookies.ts';
import type { CompletedSignIn } from './complete-sign-in.ts';
import type { EndedSessions } from '../ended-sessions.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { createRefreshCookie } from './refresh-cookie.ts';
import { createVisitorCookie } from '../visitors/visitor-cookie.ts';

/** What a browser is known by, before and after it signs in. */
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
  /** From now on this browser is known to be one of the account's. */
  const remember = (context: Context, email: string) =>
    deviceCookie.add(context, keys.tagDevice(emailKeyOf(email)));
  return {
    brought: (context: Context): Brought => ({
      refreshToken: refreshCookie.read(context),
      visitorToken: visitorCookie.read(context),
      deviceTags: deviceCookie.read(context),
    }),

    /** After the transaction of `completeSignIn` has committed: leaves the cookies in the browser, gives the reply. */
    admit(context: Context, completed: CompletedSignIn): SignedIn {
      endedSessions.drop(completed.endedSessionIds);
      refreshCookie.send(context, completed.refreshToken);
      remember(context, completed.reply.user.email);
      // Its attempts are the account's now: after signing out, this browser must not open them.
      if (visitorCookie.read(context)) visitorCookie.clear(context);
      return completed.reply;
    },

    remember,

    /** Leaves the next refresh token in the browser. */
    renew: (context: Context, refreshToken: string) => refreshCookie.send(context, refreshToken),

    /** Takes the refresh cookie away. */
    dismiss: (context: Context) => refreshCookie.clear(context),
  };
}

export type BrowserSession = ReturnType<typeof createBrowserSession>;
