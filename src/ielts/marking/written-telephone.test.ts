import { expect, test } from 'vitest';
import { readTelephone } from './written-telephone.ts';

test.each([
  ['call 020 7946 0018 now', '02079460018', 3],
  ['call 020-7946-0018', '02079460018', 1],
  ['call + 44 20 7946 0018', '+442079460018', 5],
  ['call 1234567', '1234567', 1],
  ['call 012', '012', 1],
])('in %j it is read as %j', (text, value, length) => {
  expect(readTelephone(text.split(' '), 1)).toEqual({ value, length });
});

test.each(['call 123456', 'call 123 45 now', 'call 01', 'call me', 'call'])('in %j there is none', (text) => {
  expect(readTelephone(text.split(' '), 1)).toBeUndefined();
});
