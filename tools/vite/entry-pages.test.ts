import { expect, test } from 'vitest';
import { pageOfEntry } from './entry-pages.ts';

const ADMIN = '/a/src/features/back-office/web/admin-orders-page.tsx';
const COURSES = '/a/src/features/catalogue/web/courses-page.tsx';

test.each([
  ['public', COURSES],
  ['office', ADMIN],
  ['public', '/a/src/features/back-office/web/order-list.tsx'],
  ['office', '/a/src/root.tsx'],
] as const)('the %s entry has %s', (entry, file) => {
  expect(pageOfEntry(entry, file)).toBeUndefined();
});

test.each([
  ['public', ADMIN],
  ['office', COURSES],
] as const)('the %s entry loads the document of %s', (entry, file) => {
  expect(pageOfEntry(entry, file)).toContain('location.reload');
});

test('only the office entry asks for the server first, because public pages pay for each byte', () => {
  expect(pageOfEntry('office', COURSES)).toContain("method: 'HEAD'");
  expect(pageOfEntry('public', ADMIN)).not.toContain('fetch');
});
