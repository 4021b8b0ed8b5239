import { paths } from '#paths';

/** Two-factor setup shows the recovery codes when every session is over: it knows best when to lead away. */
export const GUARDS_ITSELF = paths.setupTwoFactor();

/** The addresses for someone who is signed in, which the server writes on the root of every page but a broken one. */
const readGuarded = () => new RegExp(document.documentElement.dataset['guarded'] || '^$');

type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** To sign in, and then back to an address. */
export const signinFor = ({ pathname, search, hash }: Address) =>
  paths.signin({ next: pathname + search + hash });

/**
 * Where a visit goes instead (decisions.md): with a session the front page leads to the dashboard, without one a
 * guarded page leads to sign-in. Undefined: it goes where it wanted.
 */
export function sessionRedirect(
  address: Address,
  signedIn: boolean,
  guarded: RegExp = readGuarded(),
): string | undefined {
  if (signedIn) return address.pathname === paths.home() ? paths.me() : undefined;
  return guarded.test(address.pathname) ? signinFor(address) : undefined;
}
