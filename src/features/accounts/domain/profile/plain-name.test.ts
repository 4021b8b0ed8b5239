import { expect, test } from 'vitest';
import { isPlainName } from './plain-name.ts';

test.each([
  ['林美玲', true],
  ['歐陽娜娜', true],
  ['Mei-Ling Lin', true],
  ["Aoife O'Brien", true],
  ['Zoë Müller', true],
  ['恭喜中獎請加好友', false],
  ['林 Mei', false],
  ['Click example.org', false],
  ['Call 0912345678', false],
  ['You have won a prize today', false],
  ['Supercalifragilisticexpialidocious Lin', false],
])('%j: %s', (name, plain) => {
  expect(isPlainName(name)).toBe(plain);
});
