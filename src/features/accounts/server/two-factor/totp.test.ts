import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { findTotpStep, newTotpSecret, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('the vectors of RFC 6238 for SHA-1, of which the last six digits count:', () => {
  test.each([
    [59, '94287082', 0x1],
    [1111111109, '07081804', 0x23523ec],
    [1111111111, '14050471', 0x23523ed],
    [1234567890, '89005924', 0x273ef07],
    [2000000000, '69279037', 0x3f940aa],
    [20000000000, '65353130', 0x27bc86aa],
  ])('at %d s %s is the code of step %d', (seconds, digits, step) => {
    expect(findTotpStep(RFC_SECRET, digits.slice(-6), at(seconds))).toBe(step);
  });
});

describe('a code', () => {
  const code = '081804';
  const step = 0x23523ec;
  const begin = step * 30;

  test.each([
    ['at the beginning of its half minute', begin],
    ['at its end', begin + 29.999],
    ['one step late', begin + 59.999],
    ['one step early', begin - 30],
  ])('counts %s, as the code of its own step', (_, seconds) => {
    expect(findTotpStep(RFC_SECRET, code, at(seconds))).toBe(step);
  });

  test.each([
    ['two steps late', begin + 60],
    ['two steps early', begin - 30.001],
    ['a day late', begin + 86_400],
  ])('does not count %s', (_, seconds) => {
    expect(findTotpStep(RFC_SECRET, code, at(seconds))).toBeUndefined();
  });

  test('is none of another secret', () => {
    expect(findTotpStep(newTotpSecret(), code, at(begin))).toBeUndefined();
  });

  test.each(['', '81804', '0818044', '08180x', '07081804'])('%j is none', (text) => {
    expect(findTotpStep(RFC_SECRET, text, at(begin))).toBeUndefined();
  });
});

test('a new secret has 160 bits and is another one each time', () => {
  const secrets = Array.from({ length: 100 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  }
});

test('the address for apps names school and account, and says all that a code is made from', () => {
  const uri = new URL(totpUri(RFC_SECRET, 'Ninefold IELTS', 'mei+ielts@example.org'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.host).toBe('totp');
  expect(decodeURIComponent(uri.pathname)).toBe('/Ninefold IELTS:mei+ielts@example.org');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Ninefold IELTS',
    secret: RFC_SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('a colon in the school’s name does not become the one before the address', () => {
  const uri = totpUri(RFC_SECRET, 'Nine: fold', 'mei@example.org');
  expect(decodeURIComponent(new URL(uri).pathname).split(':')).toHaveLength(2);
});
