import { expect, test } from 'vitest';
import { isWalk } from './keyboard-walk.ts';

test.each([
  '123',
  '123456',
  '0987654321',
  '67890',
  'abc123',
  'qwe123',
  'qwerty12',
  '123qweasd',
  '1qaz2wsx',
  '!QAZ2wsx',
  '1qazxsw2',
  'zaq12wsx',
  'qazwsxedc',
  '1q2w3e4r5t',
  'q1w2e3',
  'a1s2d3f4',
  'a1b2c3',
  'aaaaaa1',
  '111222',
  'aaa111',
  '112233',
  '147258369',
  '159753',
  '741852963',
  '123654',
  'asdfgh1',
  'zxcvbnm1',
  'abcd4321',
  '!@#$%^',
  '10203040',
])('fingers wrote %j', (text) => {
  expect(isWalk(text)).toBe(true);
});

test.each([
  '',
  '12',
  'password',
  'monkey1',
  'violet7tram',
  '839201746',
  '4f9k2x',
  'horse7',
  'mei2009',
  '密碼密碼1',
  '\n\n1abz',
])('a head wrote %j', (text) => {
  expect(isWalk(text)).toBe(false);
});
