import { describe, expect, test } from 'vitest';
import { paths } from '#paths';
import { guardedPattern } from '#platform/pages/guarded-pattern.ts';
import { PAGES } from '../../../../pages.ts';
import { EARLY_SESSION_SCRIPT } from './early-session-script.ts';
import { sessionRedirect } from './session-redirect.ts';

/** Addresses, and where they lead without a session and with one. Undefined: where they say. */
const WAYS: readonly [address: string, without: string | undefined, withOne: string | undefined][] = [
  ['/', undefined, '/me'],
  ['/about', undefined, undefined],
  ['/cart', undefined, undefined],
  ['/signin', undefined, undefined],
  ['/settings-of-somebody', undefined, undefined],
  ['/me', '/signin?next=%2Fme', undefined],
  ['/me/', '/signin?next=%2Fme%2F', undefined],
  ['/me/orders/1?page=2#receipt', '/signin?next=%2Fme%2Forders%2F1%3Fpage%3D2%23receipt', undefined],
  ['/profile', '/signin?next=%2Fprofile', undefined],
  ['/settings', '/signin?next=%2Fsettings', undefined],
  ['/settings/x?y=1', '/signin?next=%2Fsettings%2Fx%3Fy%3D1', undefined],
  ['/checkout', '/signin?next=%2Fcheckout', undefined],
  ['/checkout/return?order=1', '/signin?next=%2Fcheckout%2Freturn%3Forder%3D1', undefined],
  ['/admin/orders', '/signin?next=%2Fadmin%2Forders', undefined],
  ['/setup-2fa', '/signin?next=%2Fsetup-2fa', undefined],
];

const guarded = guardedPattern(PAGES);
const addressOf = (path: string) => new URL(path, 'https://www.ninefold.example');

/** What the head of a loaded page does: where it goes, and how its root is marked. */
function runEarly(path: string, kept: string | null, dataset: object = { guarded }) {
  const marks: string[] = [];
  const root = { hidden: false, dataset, setAttribute: (name: string) => void marks.push(name) };
  let led: string | undefined;
  const { pathname, search, hash } = addressOf(path);
  const location = { pathname, search, hash, replace: (way: string) => (led = way) };
  // As the root's script surrounds it.
  // oxlint-disable-next-line no-new-func -- The script is text: it stands in the head of every page.
  new Function('d', 'location', 'localStorage', EARLY_SESSION_SCRIPT)(root, location, {
    getItem: (name: string) => (name === 'auth' ? kept : null),
  });
  return { led, marks, hidden: root.hidden };
}

describe.each(WAYS)('%s', (path, without, withOne) => {
  test('leads on as somebody is signed in or not', () => {
    expect(sessionRedirect(addressOf(path), false, new RegExp(guarded))).toBe(without);
    expect(sessionRedirect(addressOf(path), true, new RegExp(guarded))).toBe(withOne);
  });

  test('leads there before anything of a loaded page is painted', () => {
    const nobody = runEarly(path, null);
    expect(nobody).toEqual({ led: without, marks: [], hidden: without !== undefined });
    const somebody = runEarly(path, '{"token":"x"}');
    expect(somebody).toEqual({ led: withOne, marks: ['data-signed-in'], hidden: withOne !== undefined });
  });
});

test('the front page keeps what its address says on the way to the overview of a loaded page', () => {
  expect(runEarly('/?language=en', '{}').led).toBe(`${paths.me()}?language=en`);
});

test('a page that broke before it knew what is guarded leads nowhere', () => {
  expect(runEarly('/about', null, {}).led).toBeUndefined();
});
