import { describe, expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  '/',
  '/me',
  '/settings/security',
  '/profile/',
  '/setup-2fa',
  '/signin-help',
  '/cart?step=pay',
  '/courses/ielts-basics?module=2#lesson-3',
  '/attempts/0190c7a4-1111-7000-8000-000000000001/result',
  '/teachers/%E6%9E%97',
  '/mocktests?from=https://example.org//x',
  '/search?q=a%2Fb%5Cc#//not-a-host',
])('%s is a way of our own', (path) => {
  expect(ownPath(path)).toBe(path);
});

const ATTACKS = {
  'another host': [
    '//evil.example',
    '///evil.example',
    '//evil.example/signin',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '//user@evil.example',
    '/x//evil.example',
    '/x/..//evil.example',
    '/.//evil.example',
  ],
  'another host in disguise': [
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '%2f%2fevil.example',
    '/%255cevil.example',
    '/%25255cevil.example',
    '/%252fevil.example',
    '/%2e%2e//evil.example',
    '/%E3%80%82%00/%2f',
  ],
  'another scheme': [
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'mailto:mei@example.org',
    'vbscript:x',
  ],
  'signs that browsers drop': [
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    'java\tscript:alert(1)',
    '/me\u0000',
    '/me\u007f',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%0d%0aLocation:%20//evil.example',
    '/me%00',
  ],
  'signs that look like others': ['/／evil.example', '／／evil.example', '/\u2028/evil', '/me\u00a0'],
  'a way up': ['/..', '/../x', '/x/../../y', '/./me', '/%2e%2e/x', '/%2E/x', '/x/%252e%252e/y'],
  'a circle': [
    '/signin',
    '/signin/',
    '/SIGNIN',
    '/signin?next=/signin',
    '/%73ignin',
    '/%2573ignin',
    '/signup',
    '/code',
    '/email-verify?token=x',
    '/forget-password#x',
    '/reset-password',
  ],
  'nothing, or no address': [
    '',
    'me',
    './me',
    '../me',
    '?next=/me',
    '#me',
    '.',
    '@evil',
    '/%',
    '/%zz',
    '/%E0%A4',
  ],
};

describe.each(Object.entries(ATTACKS))('%s is refused', (_, attacks) => {
  test.each(attacks)('%j', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });
});

test.each([null, undefined])('%s is no address', (nothing) => {
  expect(ownPath(nothing)).toBeUndefined();
});

test('an address without end is refused', () => {
  expect(ownPath(`/${'a'.repeat(1999)}`)).toBeDefined();
  expect(ownPath(`/${'a'.repeat(2000)}`)).toBeUndefined();
});

test('what is let through stays on its host, however a browser resolves it', () => {
  const base = 'https://www.ninefold.example/signin';
  for (const attack of [...Object.values(ATTACKS).flat(), '/me', '/x?y=//z', '/a/b/']) {
    const path = ownPath(attack) ?? '/';
    expect(new URL(path, base).origin).toBe('https://www.ninefold.example');
    expect(new URL(path, base).pathname).not.toMatch(/^\/[/\\]/);
  }
});
