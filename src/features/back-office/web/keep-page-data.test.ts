import { expect, test } from 'vitest';
import { keepPageData } from './keep-page-data.ts';

const at = (path: string) => new URL(path, 'https://www.ninefold.example');

test.each([
  ['/admin/orders', '/admin/orders?state=paid', false],
  ['/admin/orders?state=paid', '/admin/orders', false],
  // The language button loads the page again where it is.
  ['/admin/orders?state=paid', '/admin/orders?state=paid', true],
  ['/admin/orders', '/admin/products', true],
])('from %s to %s the page’s own data are loaded: %s', (from, to, loaded) => {
  const urls = { currentUrl: at(from), nextUrl: at(to) };
  expect(keepPageData({ ...urls, defaultShouldRevalidate: true })).toBe(loaded);
  expect(keepPageData({ ...urls, defaultShouldRevalidate: false })).toBe(false);
});
