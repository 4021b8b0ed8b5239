import { expect, test } from 'vitest';
import { checkEmail } from './check-email.ts';

test.each([
  'mei@example.com',
  '  mei@example.com ',
  'first.last+ielts@mail.example.com.tw',
  "o'neil@example.org",
  'a@b.co',
  'mei_lin@my-school.edu.tw',
  'MEI@EXAMPLE.COM',
  'mei@xn--fsqu00a.xn--kpry57d',
  '123456@qq.com',
])('%j is an ordinary address', (email) => {
  expect(checkEmail(email)).toBeUndefined();
});

test.each(['', ' ', '\t\n', '\u3000'])('%j is no address yet', (email) => {
  expect(checkEmail(email)).toBe('required');
});

test.each([
  'mei',
  'mei@',
  '@example.com',
  'mei@example',
  'mei@example.',
  'mei@.com',
  'mei@example..com',
  'mei@-example.com',
  'mei@example-.com',
  'mei@example.c',
  'mei@example.123',
  'mei@192.168.0.1',
  'mei lin@example.com',
  'mei@exam ple.com',
  'mei@@example.com',
  'a@b@example.com',
  '.mei@example.com',
  'mei.@example.com',
  'mei..lin@example.com',
  'mei＠example.com',
  '梅@example.com',
  'Mei <mei@example.com>',
  'mei@example.com,lin@example.com',
  'mei@example.com\r\nBcc: lin@example.com',
  `${'a'.repeat(65)}@example.com`,
  `mei@${'a.'.repeat(130)}com`,
])('%j is no ordinary address', (email) => {
  expect(checkEmail(email)).toBe('invalid');
});
