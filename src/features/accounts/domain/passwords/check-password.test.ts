import { expect, test } from 'vitest';
import { checkConfirmation, checkGivenPassword, checkPassword } from './check-password.ts';

test.each([
  'abcde1',
  '123456',
  'a b c d e 1',
  '密碼密碼密1',
  'correct horse battery 9',
  'x'.repeat(200) + '1',
  '🔑🔑🔑🔑🔑1',
])('%j may be chosen', (password) => {
  expect(checkPassword(password)).toBeUndefined();
});

test.each(['', 'abcdef', 'abcd1', 'a 1 b c', '     1', '１２３４５６', '🔑🔑1'])(
  '%j is too weak',
  (password) => {
    expect(checkPassword(password)).toBe('weak');
  },
);

test.each([
  ['mei1@example.com', 'mei1@example.com'],
  ['MEI1@example.com', ' mei1@example.com '],
  ['pol@example.org1', 'pol@example.org'],
  ['my-Meihua-2026', 'meihua@example.org'],
  ['lin.m 7 times', 'Lin.M@example.org'],
])('%j has the address %j in it', (password, email) => {
  expect(checkPassword(password, email)).toBe('has-email');
});

test.each([
  ['pol and 9 boats', 'pol@example.org'],
  ['example.org 7', 'meihua@example.org'],
])('%j may be chosen by %j', (password, email) => {
  expect(checkPassword(password, email)).toBeUndefined();
});

test('an address that is not there yet equals no password', () => {
  expect(checkPassword('abcde1', ' ')).toBeUndefined();
});

test.each([
  ['', 'required'],
  [' ', undefined],
  ['x', undefined],
])('the password %j to sign in with: %j', (password, fault) => {
  expect(checkGivenPassword(password)).toBe(fault);
});

test.each([
  ['abcde1', '', 'required'],
  ['', '', 'required'],
  ['abcde1', 'abcde2', 'different'],
  ['abcde1', 'abcde1 ', 'different'],
  ['abcde1', 'ABCDE1', 'different'],
  ['abcde1', 'abcde1', undefined],
])('%j confirmed by %j: %j', (password, confirmation, fault) => {
  expect(checkConfirmation(password, confirmation)).toBe(fault);
});
