import { paths } from '#paths';

/** Two-factor setup shows the recovery codes after every session has ended. It decides itself when to leave. */
export const GUARDS_ITSELF = paths.setupTwoFactor();

/** The addresses for signed-in people. The server writes them on the root of every page except an error page. */
const readGuarded = () => new RegExp(document.documentElement.dataset['guarded'] || '^$');

type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The address of sign-in that returns to an address afterwards. */
export const signinFor = ({ pathname, search, hash }: Address) =>
  paths.signin({ next: pathname + search + hash });

/**
 * Where a visit is redirected. With a session the front page leads to the dashboard. Without one a guarded page leads
 * to sign-in. Undefined: the visit stays.
 */
export function sessionRedirect(
  address: Address,
  signedIn: boolean,
  guarded: RegExp = readGuarded(),
): string | undefined {
  if (signedIn) return address.pathname === paths.home() ? paths.me() : undefined;
  return guarded.test(address.pathname) ? signinFor(address) : undefined;
}
