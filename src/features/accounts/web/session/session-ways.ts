import { paths } from '#paths';

/** Two-factor setup shows the recovery codes when every session is over: it knows best when to lead away. */
export const GUARDS_ITSELF = paths.setupTwoFactor();

/** These, and everything under them, are for somebody who is signed in. */
export const GUARDED_PATHS = [
  paths.me(),
  paths.profile(),
  paths.settings(),
  paths.checkout(),
  paths.admin(),
  GUARDS_ITSELF,
];

export const needsSession = (pathname: string) =>
  GUARDED_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`));

type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** To sign in, and then back to an address. */
export const signinFor = ({ pathname, search, hash }: Address) =>
  paths.signin({ next: pathname + search + hash });

/**
 * Where a visit goes instead (decisions.md): with a session the front page leads to the dashboard, without one a
 * guarded page leads to sign-in. Undefined: it goes where it wanted.
 */
export function wayRound(address: Address, signedIn: boolean): string | undefined {
  if (signedIn) return address.pathname === paths.home() ? paths.me() : undefined;
  return needsSession(address.pathname) ? signinFor(address) : undefined;
}
