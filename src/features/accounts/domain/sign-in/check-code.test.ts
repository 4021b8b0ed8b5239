import { expect, test } from 'vitest';
import { checkCode, checkRecoveryCode } from './check-code.ts';

test.each([
  ['123456', undefined],
  ['000000', undefined],
  [' 123456 ', undefined],
  ['', 'required'],
  ['  ', 'required'],
  ['12345', 'invalid'],
  ['1234567', 'invalid'],
  ['12345a', 'invalid'],
  ['123 456', 'invalid'],
  ['12.456', 'invalid'],
  ['-12345', 'invalid'],
  ['１２３４５６', 'invalid'],
])('the code %j: %j', (code, fault) => {
  expect(checkCode(code)).toBe(fault);
});

test.each([
  ['', 'required'],
  [' ', 'required'],
  ['abcd-efgh', undefined],
])('the recovery code %j: %j', (code, fault) => {
  expect(checkRecoveryCode(code)).toBe(fault);
});
